/** Icons: what stands in a drawing is not read, those of a font are drawn from words (“check”), which belong to no option and no value. */
export const icons = 'i, svg, [class*=icon i]:not(:has(*))';
