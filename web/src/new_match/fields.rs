//! The fields of a form, whichever way a browser sends them.

use axum::Form;
use axum::extract::{FromRequest as _, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

/// Words and files by their names.
pub(crate) struct Fields(Vec<(String, Vec<u8>)>);

impl Fields {
    fn bytes(&self, name: &str) -> Option<&[u8]> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_slice())
    }

    /// The words of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.bytes(name).and_then(|value| str::from_utf8(value).ok())
    }

    /// A file; nothing where none was chosen.
    pub(crate) fn file(&self, name: &str) -> Option<&[u8]> {
        self.bytes(name).filter(|bytes| !bytes.is_empty())
    }
}

/// Reads a form that may have a file in it.
pub(crate) async fn read(request: Request) -> Result<Fields, Response> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        let form = Form::<Vec<(String, String)>>::from_request(request, &()).await;
        let Form(pairs) = form.map_err(IntoResponse::into_response)?;
        let bytes = |(name, value): (String, String)| (name, value.into_bytes());
        return Ok(Fields(pairs.into_iter().map(bytes).collect()));
    }
    let mut form =
        Multipart::from_request(request, &()).await.map_err(IntoResponse::into_response)?;
    let mut fields = Vec::new();
    while let Some(field) = form.next_field().await.map_err(IntoResponse::into_response)? {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(IntoResponse::into_response)?;
        fields.push((name, bytes.into()));
    }
    Ok(Fields(fields))
}
