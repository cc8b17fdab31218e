//! What is kept about people, in plain words: one function per message of `privacy.ftl`.

use crate::phrases;

phrases! {
    title = "privacy-title" ();
    lead = "privacy-lead" ();
    kept = "privacy-kept" ();
    guest = "privacy-guest" ();
    account = "privacy-account" ();
    games = "privacy-games" ();
    addresses = "privacy-addresses" ();
    cookies = "privacy-cookies" ();
    cookies_text = "privacy-cookies-text" ();
    others = "privacy-others" ();
    others_text = "privacy-others-text" ();
    long = "privacy-long" ();
    long_text = "privacy-long-text" ();
    yours = "privacy-yours" ();
    yours_text = "privacy-yours-text" ();
    download = "privacy-download" ();
    host = "privacy-host" ();
}
