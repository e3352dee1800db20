/**
 * Of the first fields of a page, those that belong to forms known to their end: cut where the last form begins. A single
 * form is cut anywhere.
 */
export function wholeForms<T>(fields: readonly T[], formOf: (field: T) => string): readonly T[] {
  const last = fields.at(-1);
  const border = last ? fields.findLastIndex((field) => formOf(field) !== formOf(last)) : -1;
  return border < 0 ? fields : fields.slice(0, border + 1);
}
