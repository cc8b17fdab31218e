//! Samples of the pages of accounts, of administration and of those who are kept out.

use bastide_web::pages::{
    AccountForm, AccountProblem, Admin, AdminTable, Age, Bounds, DeedRow, Frame, Load, OwnAccount,
    PersonRow, RemarkRow, Restrained, SessionRow, SignIn, admin, barred, own_account,
    recovery_codes, sign_in,
};
use maud::Markup;

const BOUNDS: Bounds = Bounds { longest_name: 40, shortest_password: 10, longest_password: 200 };
const NAME: &str = "<i>Nell";

pub(crate) fn all(frame: &Frame<'_>) -> Vec<(&'static str, Markup)> {
    let at = |path: &str| Frame { path: path.to_owned(), ..frame.clone() };
    let codes: Vec<String> = (0..10).map(|n| format!("k7wq-2m9p-xdr{n}-tts8")).collect();
    vec![
        ("sign-in", sign_in(&door(None), &at("/account"))),
        ("sign-in-refused", sign_in(&door(Some(AccountForm::Recover)), &at("/account"))),
        ("account", own_account(&account(None), &at("/account"))),
        ("account-refused", own_account(&account(Some(AccountForm::Delete)), &at("/account"))),
        ("account-codes", recovery_codes(&codes, &at("/account"))),
        ("barred", barred(&restrained(Some(1_794_787_500_000)), true, &at("/"))),
        ("admin", admin(&administration(), &at("/admin"))),
        ("admin-empty", admin(&nothing_to_do(), &at("/admin"))),
    ]
}

fn problem(form: AccountForm) -> AccountProblem {
    AccountProblem { form, text: "<b>Bonjour".to_owned() }
}

fn door(refused: Option<AccountForm>) -> SignIn {
    SignIn {
        guest: Some(NAME.to_owned()),
        has_belongings: true,
        problem: refused.map(problem),
        done: None,
        typed: "<b>Bonjour\"".to_owned(),
        bounds: BOUNDS,
    }
}

fn account(refused: Option<AccountForm>) -> OwnAccount {
    let session = |id, device: &str| SessionRow {
        id,
        device: device.to_owned(),
        begun: Age::Days(12),
        used: Age::Hours(2),
        is_this: id == 1,
    };
    OwnAccount {
        name: NAME.to_owned(),
        is_administrator: true,
        sessions: vec![session(1, "Firefox Linux"), session(2, "Safari iPhone"), session(3, "")],
        codes_left: 9,
        problem: refused.map(problem),
        done: None,
        bounds: BOUNDS,
    }
}

fn restrained(until: Option<i64>) -> Restrained {
    Restrained { reason: "<b>Bonjour".to_owned(), until }
}

fn administration() -> Admin {
    let person = |id, ban, mute| PersonRow {
        id,
        name: if id == 3 { String::new() } else { NAME.to_owned() },
        has_account: id < 3,
        is_administrator: id == 1,
        since: Age::Days(3),
        ban,
        mute,
    };
    let remark = RemarkRow { number: 4, who: NAME.to_owned(), words: "<b>Bonjour".to_owned() };
    let deed = |what: &str, by: Option<&str>| DeedRow {
        at: 1_794_787_500_000,
        by: by.map(str::to_owned),
        what: what.to_owned(),
        guest: Some((2, NAME.to_owned())),
        game: Some("k7wq2m9pxd".to_owned()),
        note: "<b>Bonjour".to_owned(),
    };
    Admin {
        load: Load {
            matches: 120,
            tables: 40,
            streams: 75,
            actions: 130,
            thinking: 1,
            waiting: 3,
            mebibytes: Some(212),
        },
        asked: "<b>Bonjour".to_owned(),
        people: vec![
            person(1, None, None),
            person(2, Some(restrained(None)), Some(restrained(Some(1_794_787_500_000)))),
            person(3, None, None),
        ],
        table: Some(AdminTable {
            id: "k7wq2m9pxd".to_owned(),
            remarks: Some(vec![remark]),
            is_public: true,
        }),
        announced: Some(("<b>Bonjour".to_owned(), 1_794_787_500_000)),
        book: vec![deed("ban", Some(NAME)), deed("grant", None), deed("announce", Some(""))],
        is_done: true,
    }
}

fn nothing_to_do() -> Admin {
    let nowhere = AdminTable { id: "nowhere".to_owned(), remarks: None, is_public: false };
    Admin {
        people: vec![],
        table: Some(nowhere),
        announced: None,
        book: vec![],
        is_done: false,
        ..administration()
    }
}
