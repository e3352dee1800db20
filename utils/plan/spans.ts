/** Kinds that are the two ends of one thing, which `recognise` tells apart and `fit` keeps in order. */
import type { Kind } from '../kinds/kinds';

export interface Span {
  readonly start: Kind;
  readonly end: Kind;
  /** What both are ends of, where a box for it alone may turn out to be one of them. */
  readonly of?: Kind;
}

export const spans: readonly Span[] = [
  { start: 'start-date', end: 'end-date' },
  { start: 'check-in', end: 'check-out' },
  { start: 'issue-date', end: 'expiry-date' },
  { start: 'start-time', end: 'end-time' },
  { start: 'price-min', end: 'price-max', of: 'price' },
  { start: 'age-min', end: 'age-max', of: 'age' },
  { start: 'number-min', end: 'number-max', of: 'number' },
];
