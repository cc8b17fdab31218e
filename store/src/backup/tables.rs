//! The content of a backup: every table with every column, except turns of bots and calls of webhooks, which only
//! matter while a server runs. A new column of the database needs a place here; a test compares.

/// How a table is read and written. Columns stand in the order of the backup's rows.
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) columns: &'static [&'static str],
    pub(super) select: &'static str,
    pub(super) insert: &'static str,
}

pub(super) const TABLES: [Table; 28] = [
    Table {
        name: "guest",
        columns: &["id", "token_hash", "name", "created_at"],
        select: "select id, token_hash, name, created_at from guest order by id",
        insert: "insert into guest (id, token_hash, name, created_at) values ($1, $2, $3, $4)",
    },
    Table {
        name: "match",
        columns: &[
            "id",
            "game",
            "setup",
            "seed",
            "rules",
            "visibility",
            "creator",
            "series_first",
            "series_number",
            "series_games",
            "rematch_of",
            "outcome",
            "created_at",
            "changed_at",
            "digest",
            "clock",
            "timeout",
            "due_at",
            "rated",
        ],
        select: "select id, game, setup, seed, rules, visibility, creator, series_first,
                        series_number, series_games, rematch_of, outcome, created_at, changed_at,
                        digest, clock, timeout, due_at, rated
                 from match order by id",
        insert: "insert into match (id, game, setup, seed, rules, visibility, creator,
                                    series_first, series_number, series_games, rematch_of, outcome,
                                    created_at, changed_at, digest, clock, timeout, due_at, rated)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
                         $18, $19)",
    },
    Table {
        name: "seat",
        columns: &["match", "number", "occupant", "guest", "invitation"],
        select: "select match, number, occupant, guest, invitation from seat order by match, number",
        insert: "insert into seat (match, number, occupant, guest, invitation)
                 values ($1, $2, $3, $4, $5)",
    },
    Table {
        name: "entry",
        columns: &["match", "lane", "seq", "seat", "text", "key", "at"],
        select: "select match, lane, seq, seat, text, key, at from entry order by match, lane, seq",
        insert: "insert into entry (match, lane, seq, seat, text, key, at)
                 values ($1, $2, $3, $4, $5, $6, $7)",
    },
    Table {
        name: "remark",
        columns: &["match", "number", "guest", "text", "at", "key"],
        select: "select match, number, guest, text, at, key from remark order by match, number",
        insert: "insert into remark (match, number, guest, text, at, key)
                 values ($1, $2, $3, $4, $5, $6)",
    },
    Table {
        name: "practice",
        columns: &["match", "lesson"],
        select: "select match, lesson from practice order by match",
        insert: "insert into practice (match, lesson) values ($1, $2)",
    },
    Table {
        name: "learned",
        columns: &["guest", "lesson", "at"],
        select: "select guest, lesson, at from learned order by guest, lesson",
        insert: "insert into learned (guest, lesson, at) values ($1, $2, $3)",
    },
    Table {
        name: "shuffle",
        columns: &["match", "origin", "secret"],
        select: "select match, origin, secret from shuffle order by match",
        insert: "insert into shuffle (match, origin, secret) values ($1, $2, $3)",
    },
    Table {
        name: "shuffle_part",
        columns: &["match", "seat", "part"],
        select: "select match, seat, part from shuffle_part order by match, seat",
        insert: "insert into shuffle_part (match, seat, part) values ($1, $2, $3)",
    },
    Table {
        name: "api_token",
        columns: &[
            "id",
            "guest",
            "token_hash",
            "label",
            "scopes",
            "created_at",
            "expires_at",
            "used_at",
        ],
        select: "select id, guest, token_hash, label, scopes, created_at, expires_at, used_at
                 from api_token order by id",
        insert: "insert into api_token (id, guest, token_hash, label, scopes, created_at,
                                        expires_at, used_at)
                 values ($1, $2, $3, $4, $5, $6, $7, $8)",
    },
    Table {
        name: "account",
        columns: &["guest", "folded", "password", "is_administrator", "created_at"],
        select: "select guest, folded, password, is_administrator, created_at
                 from account order by guest",
        insert: "insert into account (guest, folded, password, is_administrator, created_at)
                 values ($1, $2, $3, $4, $5)",
    },
    Table {
        name: "session",
        columns: &["id", "guest", "token_hash", "device", "begun_at", "used_at"],
        select: "select id, guest, token_hash, device, begun_at, used_at from session order by id",
        insert: "insert into session (id, guest, token_hash, device, begun_at, used_at)
                 values ($1, $2, $3, $4, $5, $6)",
    },
    Table {
        name: "recovery_code",
        columns: &["guest", "code_hash"],
        select: "select guest, code_hash from recovery_code order by guest, code_hash",
        insert: "insert into recovery_code (guest, code_hash) values ($1, $2)",
    },
    Table {
        name: "restraint",
        columns: &["guest", "kind", "reason", "until", "at"],
        select: "select guest, kind, reason, until, at from restraint order by guest, kind",
        insert: "insert into restraint (guest, kind, reason, until, at)
                 values ($1, $2, $3, $4, $5)",
    },
    Table {
        name: "announcement",
        columns: &["id", "en", "fr", "de", "until", "at"],
        select: "select id, en, fr, de, until, at from announcement order by id",
        insert: "insert into announcement (id, en, fr, de, until, at)
                 values ($1, $2, $3, $4, $5, $6)",
    },
    Table {
        name: "deed",
        columns: &["id", "at", "administrator", "what", "guest", "match", "note"],
        select: "select id, at, administrator, what, guest, match, note from deed order by id",
        insert: "insert into deed (id, at, administrator, what, guest, match, note)
                 values ($1, $2, $3, $4, $5, $6, $7)",
    },
    Table {
        // The moment of the backup: the time until it is restored is an outage.
        name: "heartbeat",
        columns: &["one", "at"],
        select: "select one, at from heartbeat",
        insert: "insert into heartbeat (one, at) values ($1, $2)",
    },
    Table {
        name: "outage",
        columns: &["since", "until"],
        select: "select since, until from outage order by since",
        insert: "insert into outage (since, until) values ($1, $2)",
    },
    Table {
        name: "hook",
        columns: &[
            "id",
            "guest",
            "url",
            "origin",
            "secret",
            "created_at",
            "failing_since",
            "is_off",
            "shape",
            "match",
            "host",
            "language",
            "rests_until",
            "last_at",
        ],
        select: "select id, guest, url, origin, secret, created_at, failing_since, is_off,
                        shape, match, host, language, rests_until, last_at
                 from hook order by id",
        insert: "insert into hook (id, guest, url, origin, secret, created_at, failing_since,
                                   is_off, shape, match, host, language, rests_until, last_at)
                 values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
    },
    Table {
        name: "notice_choice",
        columns: &["guest", "kind", "channel", "is_on"],
        select: "select guest, kind, channel, is_on from notice_choice order by guest, kind, channel",
        insert: "insert into notice_choice (guest, kind, channel, is_on) values ($1, $2, $3, $4)",
    },
    Table {
        name: "server_key",
        columns: &["name", "value"],
        select: "select name, value from server_key order by name",
        insert: "insert into server_key (name, value) values ($1, $2)",
    },
    Table {
        name: "rated_match",
        columns: &["match", "number", "game", "speed", "players", "places", "at"],
        select: "select match, number, game, speed, players, places, at from rated_match order by match",
        insert: "insert into rated_match (match, number, game, speed, players, places, at) values ($1, $2, $3, $4, $5, $6, $7)",
    },
    Table {
        name: "rating_order",
        columns: &["id", "last"],
        select: "select id, last from rating_order order by id",
        insert: "insert into rating_order (id, last) values ($1, $2)",
    },
    Table {
        name: "rating",
        columns: &[
            "player",
            "game",
            "speed",
            "rating",
            "deviation",
            "volatility",
            "games",
            "last_at",
        ],
        select: "select player, game, speed, rating, deviation, volatility, games, last_at from rating order by player, game, speed",
        insert: "insert into rating (player, game, speed, rating, deviation, volatility, games, last_at) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    },
    Table {
        name: "rating_change",
        columns: &["match", "player", "before", "after", "deviation"],
        select: "select match, player, before, after, deviation from rating_change order by match, player",
        insert: "insert into rating_change (match, player, before, after, deviation) values ($1, $2, $3, $4, $5)",
    },
    Table {
        name: "tournament",
        columns: &[
            "id",
            "title",
            "game",
            "setup",
            "kind",
            "rounds",
            "round_hours",
            "visibility",
            "organiser",
            "starts_at",
            "most",
            "secret",
            "stage",
            "round",
            "round_ends_at",
            "created_at",
            "ended_at",
        ],
        select: "select id, title, game, setup, kind, rounds, round_hours, visibility, organiser, starts_at, most, secret, stage, round, round_ends_at, created_at, ended_at from tournament order by id",
        insert: "insert into tournament (id, title, game, setup, kind, rounds, round_hours, visibility, organiser, starts_at, most, secret, stage, round, round_ends_at, created_at, ended_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
    },
    Table {
        name: "entrant",
        columns: &["tournament", "guest", "number", "withdrawn_from"],
        select: "select tournament, guest, number, withdrawn_from from entrant order by tournament, guest",
        insert: "insert into entrant (tournament, guest, number, withdrawn_from) values ($1, $2, $3, $4)",
    },
    Table {
        name: "pairing",
        columns: &[
            "tournament",
            "round",
            "board",
            "match",
            "players",
            "places",
            "points",
            "ending",
        ],
        select: "select tournament, round, board, match, players, places, points, ending from pairing order by tournament, round, board",
        insert: "insert into pairing (tournament, round, board, match, players, places, points, ending) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Options;
    use crate::engine::sqlite;

    #[test]
    fn a_backup_has_every_column_of_every_table() {
        let folder = tempfile::tempdir().unwrap();
        let connection =
            sqlite::connect(&folder.path().join("bastide.db"), Options::default()).unwrap();
        let sql = "select m.name || '.' || c.name from sqlite_schema m, pragma_table_info(m.name) c
                   where m.type = 'table' and m.name not like 'refinery%'
                     and m.name not like 'sqlite%' and m.name <> 'hook_call'";
        let mut select = connection.prepare(sql).unwrap();
        let there = select.query_map((), |row| row.get(0)).unwrap();
        let there: BTreeSet<String> = there.map(Result::unwrap).collect();
        let name = |table: &Table, column: &&str| format!("{}.{column}", table.name);
        let kept = TABLES.iter().flat_map(|table| {
            table.columns.iter().map(|column| name(table, column)).collect::<Vec<_>>()
        });
        assert_eq!(kept.collect::<BTreeSet<_>>(), there);
    }

    #[test]
    fn columns_stand_in_one_order() {
        for table in &TABLES {
            let listed = table.columns.join(", ");
            for sql in [table.select, table.insert] {
                let sql = sql.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(sql.contains(&listed), "{sql}");
            }
            assert!(table.insert.contains(&format!("${})", table.columns.len())));
        }
    }
}
