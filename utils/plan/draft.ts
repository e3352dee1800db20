/** Spans of time as `Intl.NumberFormat` calls them. */
export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a generator proposes for a kind, before `fit` makes it suit the field. */
export type Draft =
  /** The same fact in several notations, the most usual first: `['DE', 'Germany', 'Deutschland', 'DEU']`. */
  | { readonly is: 'text'; readonly forms: readonly string[] }
  /** ISO 8601 `YYYY-MM-DD`, with `HH:MM` where the kind has a time, and with the last day where it is a span of days. */
  | { readonly is: 'date'; readonly date: string; readonly time: string; readonly last?: string }
  /** A number and the span in which any other would be as believable. */
  | {
      readonly is: 'number';
      readonly number: number;
      readonly low: number;
      readonly high: number;
      readonly decimals: number;
      /** What it is counted in, where a line of words must say so. */
      readonly unit?: TimeUnit;
    }
  | { readonly is: 'flag'; readonly flag: boolean }
  /** Whole sentences, to be taken from the front as far as they fit. */
  | { readonly is: 'prose'; readonly sentences: readonly string[] }
  /** A file, made for the field's `accept`. */
  | { readonly is: 'file'; readonly stem: string };
