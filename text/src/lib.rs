//! Every word a person reads, in English, French and German.
