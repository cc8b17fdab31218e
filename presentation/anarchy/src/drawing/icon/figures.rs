//! The shapes of the icons.

/// The body of a worker; each has a colour and a thing of its own.
pub(super) const BODY: &str = "M-7 11C-7 3-4 1-2.6.4A4.4 4.4 0 1 1 2.6.4C4 1 7 3 7 11Z";

/// Name, colour of the body, and what tells the worker apart without colour.
pub(super) const WORKERS: [(&str, &str, &str); 5] = [
    // A fork.
    (
        "serf",
        "#e9bb3a",
        r##"<path d="M8-9V11M5-9V-5C5-2 11-2 11-5V-9" fill="none" stroke="#2b1d10" stroke-width="1.6"/>"##,
    ),
    // A hammer.
    (
        "craftsman",
        "#4a4640",
        r##"<path d="M8-4V11" fill="none" stroke="#2b1d10" stroke-width="2"/><path d="M4-9H12V-4H4Z" fill="#cfc6b4" stroke="#2b1d10" stroke-width="1.2"/>"##,
    ),
    // A wide hat and a chain.
    (
        "patron",
        "#b9b4aa",
        r##"<path d="M-7.5-6H7.5L4-7V-11H-4V-7Z" fill="#5d5750" stroke="#2b1d10" stroke-width="1.2"/><path d="M-3.5 3Q0 9 3.5 3" fill="none" stroke="#2b1d10" stroke-width="1.5"/>"##,
    ),
    // A spear and a kettle hat.
    (
        "soldier",
        "#c23b2e",
        r##"<path d="M-5.5-5C-5-11 5-11 5.5-5Z" fill="#d8d4cc" stroke="#2b1d10" stroke-width="1.2"/><path d="M9 11V-8M9-12L7-7H11Z" fill="#d8d4cc" stroke="#2b1d10" stroke-width="1.4"/>"##,
    ),
    // A great helm with a plume and a shield.
    (
        "knight",
        "#2f5fa8",
        r##"<path d="M-4.5-10H4.5V-1H-4.5Z" fill="#d8d4cc" stroke="#2b1d10" stroke-width="1.2"/><path d="M-4.5-6.5H4.5M0-10C1-13 6-13 8-9" fill="none" stroke="#2b1d10" stroke-width="1.5"/><path d="M2 2H10V6C10 9 8 11 6 12C4 11 2 9 2 6Z" fill="#fff" stroke="#2b1d10" stroke-width="1.2"/><path d="M6 2V12M2 6H10" stroke="#c23b2e" stroke-width="1.5"/>"##,
    ),
];

/// Everything else: name and markup.
pub(super) const ICONS: [(&str, &str); 58] = [
    (
        "material",
        r##"<path d="M-10 2L-4-2L4 0V8L-3 11L-10 8Z" fill="#a8a29a"/><path d="M-10 2L-3 4.5L4 0M-3 4.5V11" fill="none"/><path d="M-6-8L9-2L10 2L-5-4.5Z" fill="#b0783f"/>"##,
    ),
    (
        "coin",
        r##"<circle r="9.5" fill="#d9dbe0"/><circle r="6.8" fill="none" stroke-width="1"/><path d="M0-4.5V4.5M-4.5 0H4.5" stroke-width="1.8" fill="none"/>"##,
    ),
    (
        "food",
        r##"<path d="M-10 6C-12-3-6-8 0-8C6-8 12-3 10 6C6 8.5-6 8.5-10 6Z" fill="#d59a52"/><path d="M-5-4L-3 2M0-5.5V2M5-4L3 2" fill="none" stroke="#7a4a1c"/>"##,
    ),
    (
        "any",
        r##"<circle r="10" fill="#fff7df"/><path d="M-3.5-3C-3.5-8 4-8 4-3.5C4-.5 0-.5 0 3M0 6.5V7" fill="none" stroke-width="2.4"/>"##,
    ),
    (
        "hex",
        r##"<path d="M-11-3L0-11L11-3V11H-11Z" fill="#fbf1d4" stroke="#8a5a1c" stroke-width="1.6"/>"##,
    ),
    (
        "bravery",
        r##"<circle r="10.5" fill="#b5432f"/><path d="M-6 6L6-6M6 6L-6-6M-7 3L-3 7M7 3L3 7" fill="none" stroke="#fff" stroke-width="2"/>"##,
    ),
    (
        "loyalty",
        r##"<circle r="10.5" fill="#2f5f9e"/><path d="M0 7C-9 0-6-6-3-5.5C-1-5.3 0-3.5 0-2.5C0-3.5 1-5.3 3-5.5C6-6 9 0 0 7Z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "influence",
        r##"<circle r="10.5" fill="#7a4a94"/><path d="M-6 5V-4L-3 0L0-6L3 0L6-4V5Z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "power",
        r##"<circle r="10.5" fill="#5b6b2f"/><path d="M-1 7V-6H1V7ZM1-5C7-7 8 0 5 2C4-1 3-1 1 0ZM-1-5C-7-7-8 0-5 2C-4-1-3-1-1 0Z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "gate",
        r##"<path d="M-10 10V-8H-6V-5H-3V-8H3V-5H6V-8H10V10Z" fill="#b9ab93"/><path d="M-5 10V1C-5-4 5-4 5 1V10Z" fill="#6b4423"/><path d="M-1.7-2V10M1.7-2V10M-5 4H5" fill="none" stroke-width=".9"/>"##,
    ),
    (
        "tower",
        r##"<path d="M-6 11V-3H-8V-10H-5V-7.5H-1.7V-10H1.7V-7.5H5V-10H8V-3H6V11Z" fill="#b9ab93"/><path d="M-1.2 1H1.2V6H-1.2Z" fill="#2b1d10" stroke="none"/>"##,
    ),
    (
        "wall",
        r##"<path d="M-11 9V-6H-7V-3H-3V-6H3V-3H7V-6H11V9Z" fill="#b9ab93"/><path d="M-11 2H11M-4-2V2M4-2V2M0 2V9M-7 2V9M7 2V9" fill="none" stroke-width=".9"/>"##,
    ),
    (
        "moat",
        r##"<rect x="-11" y="-8" width="22" height="17" rx="3" fill="#7fb2cf"/><path d="M-9-2Q-6-6-3-2T3-2T9-2M-9 4Q-6 0-3 4T3 4T9 4" fill="none" stroke="#fff" stroke-width="1.8"/>"##,
    ),
    (
        "knowledge",
        r##"<path d="M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z" fill="#fff"/><circle r="4" fill="#2b1d10"/>"##,
    ),
    (
        "rally",
        r##"<path d="M-10-4C-4-6 4-5 8-10L11-1C6-2 0 0-2 5C-4 9-9 9-9 4C-9 2-6 2-6 4" fill="#e2c27a"/>"##,
    ),
    (
        "joy",
        r##"<circle r="10" fill="#ffe27a"/><path d="M-4-3V-1M4-3V-1M-5.5 3C-3 7 3 7 5.5 3" fill="none" stroke-width="1.9"/>"##,
    ),
    (
        "discontent",
        r##"<circle r="10" fill="#d98b6a"/><path d="M-6-4L-3-2M6-4L3-2M-5.5 6C-3 2 3 2 5.5 6" fill="none" stroke-width="1.9"/>"##,
    ),
    (
        "horse-black",
        r##"<path d="M-9 11C-9 3-6-4 0-8L1-11L4-8C8-6 10-1 11 3L7 6L3 2C1 4 4 8 4 11Z" fill="#2b2b2b"/><circle cx="4" cy="-3" r="1" fill="#fff" stroke="none"/><path d="M-6 4C-5 0-3-3 0-5" fill="none" stroke="#fff" stroke-width="1"/>"##,
    ),
    (
        "horse-white",
        r##"<path d="M-9 11C-9 3-6-4 0-8L1-11L4-8C8-6 10-1 11 3L7 6L3 2C1 4 4 8 4 11Z" fill="#fff"/><circle cx="4" cy="-3" r="1" fill="#2b1d10" stroke="none"/><path d="M-6 4C-5 0-3-3 0-5" fill="none" stroke-width="1"/>"##,
    ),
    (
        "research",
        r##"<path d="M-10-7C-6-9-2-9 0-7C2-9 6-9 10-7V8C6 6 2 6 0 8C-2 6-6 6-10 8Z" fill="#fff7df"/><path d="M0-7V8M-7-3.5H-3M-7 0H-3M3-3.5H7M3 0H7" fill="none" stroke-width="1"/>"##,
    ),
    (
        "card",
        r##"<rect x="-7" y="-10" width="14" height="20" rx="2" fill="#e8d3a0"/><path d="M-4-6H4M-4-2H4M-4 2H4M-4 6H4" fill="none" stroke-width="1.1"/>"##,
    ),
    (
        "brew",
        r##"<path d="M-8-6H5V10H-8Z" fill="#e0a63a"/><path d="M5-2H10V6H5M-4-1V6M1-1V6" fill="none" stroke-width="1.5"/><path d="M-9-6C-10-11-4-11-3-9C0-12 6-11 6-6Z" fill="#fff"/>"##,
    ),
    (
        "small-crane",
        r##"<path d="M-8 11H2M-3 11V-9H9L-3-2M9-9V2" fill="none" stroke="#1d1a17" stroke-width="2.4"/><path d="M6 2H12V7H6Z" fill="#1d1a17"/>"##,
    ),
    (
        "large-crane",
        r##"<path d="M-9 11H3L-3-2Z" fill="#fff"/><path d="M-3 11V-10H10L-3-2M10-10V1" fill="none" stroke="#fff" stroke-width="3.6"/><path d="M-3 11V-10H10L-3-2M10-10V1" fill="none" stroke-width="1"/><path d="M7 1H13V6H7Z" fill="#fff"/>"##,
    ),
    (
        "ladders",
        r##"<path d="M-6 11L-2-11M4 11L8-11M-5 6H5M-4 1H6M-3-4H7M-2-8.5H7.5" fill="none" stroke="#7a4a1c" stroke-width="2"/>"##,
    ),
    (
        "ballista",
        r##"<path d="M-9-6C-2-12 2-12 9-6" fill="none" stroke="#7a4a1c" stroke-width="2.6"/><path d="M-9-6L0 2L9-6" fill="none" stroke-width="1"/><path d="M0 10V-11M-3-8L0-12L3-8M-6 11L0 4L6 11" fill="none" stroke-width="1.8"/>"##,
    ),
    (
        "ram",
        r##"<path d="M-11-2L0-10L11-2Z" fill="#9a6a3a"/><path d="M-11 1H7L11 4L7 7H-11Z" fill="#c08a50"/><path d="M7 1L11 4L7 7Z" fill="#55504a"/><circle cx="-6" cy="10" r="2" fill="#55504a"/><circle cx="4" cy="10" r="2" fill="#55504a"/>"##,
    ),
    (
        "siege-tower",
        r##"<path d="M-7 9L-5-10H5L7 9Z" fill="#b0783f"/><path d="M-5.5-4H5.5M-6.3 3H6.3M5-10L11-7" fill="none" stroke-width="1.5"/><circle cx="-5" cy="10" r="2" fill="#55504a"/><circle cx="5" cy="10" r="2" fill="#55504a"/>"##,
    ),
    (
        "catapult",
        r##"<path d="M-10 8H10M-7 8L0-2L6 8M-8 3L8-9" fill="none" stroke="#7a4a1c" stroke-width="2.2"/><circle cx="8" cy="-9" r="3" fill="#8c857b"/><circle cx="-7" cy="10" r="2" fill="#55504a"/><circle cx="7" cy="10" r="2" fill="#55504a"/>"##,
    ),
    (
        "trebuchet",
        r##"<path d="M-9 11L0-3L9 11M-11 11H11M-9-1L10-11" fill="none" stroke="#7a4a1c" stroke-width="2.2"/><path d="M-12-1H-5V5H-12Z" fill="#6b6258"/><path d="M10-11L11 0" fill="none" stroke-width="1"/><circle cx="11" cy="2" r="2" fill="#8c857b"/>"##,
    ),
    (
        "arrows",
        r##"<path d="M-9 9L8-8M-3 11L11-3M-11 3L3-11" fill="none" stroke-width="1.5"/><path d="M10-10L4-8L8-4ZM12-5L7-2.5L10 1ZM5-12L-1-9.5L3-6Z" fill="#55504a" stroke="none"/>"##,
    ),
    (
        "final",
        r##"<path d="M-10-10H10V1C10 7 4 10 0 12C-4 10-10 7-10 1Z" fill="#8c2f24"/><path d="M-5 6L5-6M5 6L-5-6" stroke="#fff" stroke-width="2.2" fill="none"/>"##,
    ),
    (
        "covers",
        r##"<path d="M-11-1L0-9L11-1V3L0-4L-11 3Z" fill="#9a6a3a"/><path d="M-8 2V10M8 2V10M0-3V10" fill="none" stroke="#7a4a1c" stroke-width="1.8"/>"##,
    ),
    (
        "stones",
        r##"<path d="M-10 9C-12 2-7-1-3 1C0 3 0 8-2 9ZM0 9C-1 3 4 0 8 2C12 5 11 9 9 9ZM-5-1C-6-8 2-11 5-6C7-3 5 0 2 1Z" fill="#a8a29a"/>"##,
    ),
    (
        "pitch",
        r##"<path d="M-9-6H9C10 6 6 10 0 10C-6 10-10 6-9-6Z" fill="#3a342e"/><path d="M-9-6C-9-9 9-9 9-6C9-3-9-3-9-6Z" fill="#d9822b"/>"##,
    ),
    (
        "logs",
        r##"<circle cx="-5" cy="5" r="5" fill="#c08a50"/><circle cx="5.5" cy="5" r="5" fill="#c08a50"/><circle cy="-4.5" r="5" fill="#c08a50"/><path d="M-5 5h.1M5.5 5h.1M0-4.5h.1" stroke-width="3"/>"##,
    ),
    (
        "bolts",
        r##"<path d="M-8 9L4-3M-2 11L9 0M-10 2L0-8" fill="none" stroke="#7a4a1c" stroke-width="2.2"/><path d="M9-9L1-4L5 0ZM12-4L7-1L10 3ZM4-13L-3-8L0-5Z" fill="#55504a" stroke="none"/>"##,
    ),
    (
        "water",
        r##"<path d="M0-11C5-4 8 0 8 4C8 8 4 11 0 11C-4 11-8 8-8 4C-8 0-5-4 0-11Z" fill="#6aa8d6"/>"##,
    ),
    (
        "hops",
        r##"<path d="M0-11C7-8 8 3 0 11C-8 3-7-8 0-11Z" fill="#7fae4a"/><path d="M-5.5-3C-3 0 0 0 0-4C0 0 3 0 5.5-3M-5 3C-2 6 0 5 0 1C0 5 2 6 5 3" fill="none" stroke-width="1"/>"##,
    ),
    (
        "barley",
        r##"<path d="M0 11V-6" fill="none"/><path d="M0-11C3-8 2-5 0-4C-2-5-3-8 0-11ZM0-2C3-5 6-4 6-1C4 2 1 2 0 0ZM0-2C-3-5-6-4-6-1C-4 2-1 2 0 0ZM0 5C3 2 6 3 6 6C4 8 1 8 0 7ZM0 5C-3 2-6 3-6 6C-4 8-1 8 0 7Z" fill="#e0b040"/>"##,
    ),
    (
        "barm",
        r##"<path d="M-9 0H9V8C9 11-9 11-9 8Z" fill="#c9a27a"/><path d="M-9 0C-12-6-5-8-4-5C-4-11 4-11 4-5C6-8 12-6 9 0Z" fill="#fff8ea"/>"##,
    ),
    (
        "scroll",
        r##"<path d="M-8-9H6C10-9 10-4 6-4V8C6 11 1 11 1 8H-10C-10 11-4 11-4 8V-5C-4-9-10-9-8-5" fill="#fff7df"/><path d="M-1-3H4M-1 1H4" fill="none"/>"##,
    ),
    (
        "arms",
        r##"<path d="M-8 9L7-8L9-10L10-6L-5 11Z" fill="#d8d4cc"/><path d="M8 9L-7-8L-9-10L-10-6L5 11Z" fill="#d8d4cc"/><path d="M-10 4L-3 10M10 4L3 10" fill="none" stroke-width="2"/>"##,
    ),
    (
        "bow",
        r##"<path d="M-4-11C9-7 9 7-4 11" fill="none" stroke="#7a4a1c" stroke-width="2.6"/><path d="M-4-11V11M-11 0H9M6-3L10 0L6 3" fill="none"/>"##,
    ),
    (
        "horseshoe",
        r##"<path d="M-8 10L-5 10C-6 4-8-8 0-8C8-8 6 4 5 10L8 10C11 2 10-12 0-12C-10-12-11 2-8 10Z" fill="#8c857b"/>"##,
    ),
    (
        "woman",
        r##"<path d="M-8 11L-3 0H3L8 11Z" fill="#c76b8a"/><circle cy="-5" r="4.5" fill="#f3d9bf"/><path d="M-5-3C-7-12 7-12 5-3C4-8-4-8-5-3Z" fill="#7a4a1c"/>"##,
    ),
    (
        "man",
        r##"<path d="M-7 11V2C-7-1 7-1 7 2V11Z" fill="#5b7a9e"/><circle cy="-5" r="4.5" fill="#f3d9bf"/><path d="M-6-6H6L3-11H-3Z" fill="#4a4640"/>"##,
    ),
    (
        "couple",
        r##"<path d="M-5 9C-12 3-10-3-7.5-2.5C-6-2.3-5-1-5 0C-5-1-4-2.3-2.5-2.5C0-3 2 3-5 9ZM5 4C-2-2 0-8 2.5-7.5C4-7.3 5-6 5-5C5-6 6-7.3 7.5-7.5C10-8 12-2 5 4Z" fill="#c23b4a"/>"##,
    ),
    (
        "trophy",
        r##"<path d="M-6-9H6V-3C6 2 3 4 0 4C-3 4-6 2-6-3ZM0 4V8M-5 11H5L3 8H-3Z" fill="#e0b040"/><path d="M-6-7H-10C-10-2-8 0-5 0M6-7H10C10-2 8 0 5 0" fill="none"/>"##,
    ),
    (
        "tent",
        r##"<path d="M-10 10L0-8L10 10Z"/><path d="M0-8V-12L6-10L0-8M-3 10L0 0L3 10" fill="#fff7df"/>"##,
    ),
    (
        "castle",
        r##"<path d="M-10 10V-7H-7V-4H-4V-10H-1.5V-7H1.5V-10H4V-4H7V-7H10V10Z" fill="#b9ab93"/><path d="M-2.5 10V4C-2.5 1 2.5 1 2.5 4V10Z" fill="#2b1d10" stroke="none"/>"##,
    ),
    ("strength", r##"<path d="M-8-10H8V1C8 6 3 9 0 11C-3 9-8 6-8 1Z" fill="#d9dbe0"/>"##),
    (
        "assist",
        r##"<rect x="-8" y="-10" width="13" height="18" rx="2" fill="#8c2f24"/><path d="M-2 4C1-1 8-1 11 4C8 9 1 9-2 4Z" fill="#fff"/><circle cx="4.5" cy="4" r="2" fill="#2b1d10" stroke="none"/>"##,
    ),
    ("trade", r#"<path d="M-10-4H6L2-8M10 4H-6L-2 8" fill="none" stroke-width="2.2"/>"#),
    ("governance", r##"<path d="M-8 6V-5L-4 0L0-7L4 0L8-5V6Z" fill="#fff" stroke="none"/>"##),
    (
        "war",
        r##"<path d="M-1.2-8H1.2V9H-1.2Z" fill="#fff" stroke="none"/><path d="M1-7C8-9 9 0 5 3C4 0 3-1 1-1ZM-1-7C-8-9-9 0-5 3C-4 0-3-1-1-1Z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "worship",
        r##"<path d="M-1.8-8H1.8V-3.5H6V0H1.8V9H-1.8V0H-6V-3.5H-1.8Z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "entertainment",
        r##"<path d="M-5 5A3.2 2.6 0 1 1-2 2.5V-8L7-6V4A3.2 2.6 0 1 1 5 1.5V-3L0-4V5Z" fill="#fff" stroke="none"/>"##,
    ),
];
