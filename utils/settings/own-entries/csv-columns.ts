/**
 * Columns of a CSV file of entries. `form` says how to read `value`: as it stands (`fixed`, also where it is empty), as a
 * template, a pattern, a list of one entry a line, or the whole value as JSON. `kinds` and `suits` are separated by spaces.
 */
export const csvColumns = ['id', 'title', 'group', 'form', 'value', 'kinds', 'suits'] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** Whose cell is the text itself. */
export const plainForms = ['fixed', 'template'] as const;
