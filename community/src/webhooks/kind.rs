//! What players can be told.

use bastide_store::CallSubject;

/// What somebody is told, and can choose to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// It is their turn, and they are not at the table.
    Turn,
    /// Somebody asks them something: to take back a move, or for another match.
    Offer,
    /// Somebody said something at their table.
    Chat,
    /// A round of their tournament begins.
    Round,
    /// They want to see what it looks like.
    Test,
}

impl NoticeKind {
    /// What one can choose.
    pub const CHOSEN: [Self; 4] = [Self::Turn, Self::Offer, Self::Chat, Self::Round];

    /// As forms and the store write it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Offer => "offer",
            Self::Chat => "chat",
            Self::Round => "round",
            Self::Test => "test",
        }
    }

    /// Whether somebody who chose nothing is told.
    pub const fn is_usual(self) -> bool {
        !matches!(self, Self::Chat)
    }

    pub(super) fn of(subject: &CallSubject) -> Option<Self> {
        let all = Self::CHOSEN.into_iter().chain([Self::Test]);
        all.into_iter().find(|kind| kind.code() == subject.kind)
    }
}
