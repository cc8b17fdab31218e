//! Finished games with the hands of CAT-T-16. Packings that need nothing but what they show: no
//! building left in hand fits anywhere.

/// Light is left with a Stable and a Tavern, Dark with the Square.
pub(crate) const THREE_TO_FOUR: &str = "
    cathedral CAnI2
    Light IFnB2 CSsF1 TOeG3 ACwI5 SQnA7 MAwJ7 ABnI9 INnE10 INsH7 BReD5 STeC1 TAnJ1
    Dark IFnD3 CSeA9 TOwF5 ACeB4 MAnH10 ABeC10 INwG9 INsD8 BRnF7 STnE8 STeD6 TAnH1 TAnA5
    Dark owns A1 H3 J3 C6 H6 C7 D7
    over";

/// Light has placed everything, Dark is left with a Tavern.
pub(crate) const NONE_TO_ONE: &str = "
    cathedral captured
    Light IFnI2 CSnI10 TOwF2 ACwI8 SQnI6 MAnC10 ABnC8 INwF6 INwF4 BReD5 STeG1 STnJ4 TAnA10 TAnJ1
    Dark IFnH4 CSnF10 TOeH6 ACsF8 SQnA9 MAeA6 ABeD7 INwE3 INsD1 BRnA3 STeA1 STnB5 TAnB7
    Light owns B2 C2 B3 C3 C4 D4 G8
    over";

/// Both have placed everything.
pub(crate) const NONE_TO_NONE: &str = "
    cathedral captured
    Light IFnI2 CSnI4 TOsG2 ACwF4 SQnA2 MAnG10 ABnC3 INeA5 INeE7 BRnC5 STeE1 STeA10 TAnH5 TAnJ10
    Dark IFnI9 CSwJ6 TOwD2 ACeH6 SQnA4 MAnG8 ABeE6 INeE9 INwD10 BRnD7 STnA9 STeB9 TAnJ1 TAnJ8
    over";

/// Light is left with an Inn, Dark with the Bridge.
pub(crate) const THREE_TO_THREE: &str = "
    cathedral CAeI2
    Light IFnB2 CSwJ9 TOsC4 ACeH9 SQnE10 MAsG3 ABeH4 INnA10 BReG1 STeC1 STnJ4 TAnA1 TAnG6
    Dark IFnE2 CSwJ6 TOsH7 ACsD5 SQnE6 MAsE7 ABnD9 INsB8 INwC7 STnA4 STnA6 TAnB6 TAnC8
    Dark owns J1 F4 A7 F8 D10 H10
    over";
