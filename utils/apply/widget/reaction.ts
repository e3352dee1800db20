/** Milliseconds in which a widget shows what was done to it; whoever waits goes on as soon as it does. */
export const reaction = {
  /** To a key, a small step, the mouse over it: most answer at once. */
  step: 150,
  /** To a press or a typed entry, for which a page may draw its part anew. */
  press: 400,
} as const;
