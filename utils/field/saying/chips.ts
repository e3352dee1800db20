/** One of several entries of a widget, as a box of its own. */
export const chips = '[class*=tag i], [class*=chip i], [class*=token i], [class*=pill i]';

/** A component that is one chip by its name says what it stands for in its own shadow (UI5). */
export const chipComponents = /-(?:token|tag|chip|pill)$/;
