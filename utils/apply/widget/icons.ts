/** Icons: those of a font are drawn from words (“check”), which belong to no option and no value. */
export const icons = 'i, [class*=icon i]:not(:has(*))';
