/** A value that breaks careless code: one row of the catalogue. */
export interface EdgeCase {
  /** Stable, for menus and settings: `category/name`. */
  readonly id: string;
  readonly category: EdgeCategory;
  /** What the person reads. */
  readonly title: string;
  readonly value: string;
  /** The kinds of field that take it. */
  readonly suits: readonly Suit[];
}

export const edgeCategories = {
  markup: 'Markup and scripts',
  injection: 'Injection',
  unicode: 'Unicode',
  whitespace: 'White space',
  length: 'Length',
  words: 'Words that mean something to code',
  names: 'Unusual but real names',
  number: 'Numbers',
  date: 'Dates and times',
  address: 'E-mail and web addresses',
  path: 'Files and paths',
} as const;
export type EdgeCategory = keyof typeof edgeCategories;

/** `line`: one line of text; `lines`: several; the rest are types of native controls. */
export type Suit =
  | 'line'
  | 'lines'
  | 'password'
  | 'email'
  | 'url'
  | 'tel'
  | 'number'
  | 'date'
  | 'month'
  | 'week'
  | 'time'
  | 'datetime-local';

type Row = readonly [name: string, title: string, value: string];

/** Rows of one category that suit the same fields. */
export function edgeCases(category: EdgeCategory, suits: readonly Suit[], rows: readonly Row[]): EdgeCase[] {
  return rows.map(([name, title, value]) => ({ id: `${category}/${name}`, category, title, value, suits }));
}
