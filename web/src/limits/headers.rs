//! The headers of every answer, and what is added where the browser came over TLS.

use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, SET_COOKIE, STRICT_TRANSPORT_SECURITY, X_FRAME_OPTIONS};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use super::{Client, Guard};

/// Nothing that a game needs.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), \
    encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), hid=(), magnetometer=(), \
    microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), \
    usb=(), xr-spatial-tracking=()";
const ALWAYS: [(&str, &str); 4] = [
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", PERMISSIONS),
    ("x-permitted-cross-domain-policies", "none"),
];
/// Two years, as the lists of browsers ask for.
const ONLY_TLS: &str = "max-age=63072000; includeSubDomains";

/// Adds what keeps foreign pages and listeners out.
pub(crate) async fn secured(State(guard): State<Guard>, request: Request, next: Next) -> Response {
    let client = Client::of(request.extensions(), request.headers(), &guard.protection().proxies);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    // A page is made for one visitor; nothing on the way may keep it for another.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    if client.is_secure {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_TLS));
        only_over_tls(headers);
    }
    response
}

/// Cookies that no plain connection carries.
fn only_over_tls(headers: &mut HeaderMap) {
    let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let secure = [cookie.as_bytes(), b"; Secure"].concat();
        headers.append(SET_COOKIE, HeaderValue::from_bytes(&secure).unwrap_or(cookie));
    }
}
