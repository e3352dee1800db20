import { byText } from './by-text';

/** A regular expression that a table holds as text, whatever the case: a long page asks the same at each of its fields. */
export const patternOf = byText((source) => new RegExp(source, 'iu'));
