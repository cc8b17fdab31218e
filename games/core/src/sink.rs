//! Where a game tells what happens.

/// Takes the events of an action as they come.
pub trait Sink<Event> {
    fn tell(&mut self, event: Event);
}

impl<Event> Sink<Event> for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}

/// Hears nothing: for search and simulation, where telling would be wasted work.
pub struct Silent;

impl<Event> Sink<Event> for Silent {
    fn tell(&mut self, _: Event) {}
}
