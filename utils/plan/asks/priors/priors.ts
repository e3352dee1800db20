/**
 * What most people answer to a question whose matter nobody knows: that there has been no such thing, that all is as it should
 * be. `priors.json` tells it by the words of questions and options, with a row a language.
 */
import { byTextOf } from '../../by-text';
import { matchesFolded } from '../../pattern-of';
import { fold } from '../../recognise/texts/fold';

const names = ['seldom', 'unless', 'usual', 'trouble', 'asksOn', 'gravity'] as const;

/**
 * Regular expressions of folded texts: questions and boxes of what hardly anybody has, and what only look so; options that
 * say the good or the normal state, those that tell of trouble or of what is rare, those that must be followed by more; and
 * questions of how grave something is. '' in languages that have no row.
 */
export type Priors = Readonly<Record<(typeof names)[number], string>>;

/** `priors.json`. */
export type WrittenPriors = Readonly<Record<(typeof names)[number], Readonly<Record<string, string>>>>;

/** @param language as `languages/*.json` are named */
export function priorsIn(language: string, written: WrittenPriors): Priors {
  const rows = names.map((name) => [name, written[name][language] ?? '']);
  return Object.fromEntries(rows) as Priors;
}

/** What knows nothing of what is usual. */
export const noPriors: Priors = priorsIn('', {
  seldom: {},
  unless: {},
  usual: {},
  trouble: {},
  asksOn: {},
  gravity: {},
});

/** Whether a text is of what a row tells. */
export function isOf(row: keyof Priors, text: string, priors: Priors): boolean {
  return rowsOf(text, priors).has(row);
}

/** Whether hardly anybody says yes to a question, or ticks a box. */
export function isSeldom(question: string, priors: Priors): boolean {
  const rows = rowsOf(question, priors);
  return rows.has('seldom') && !rows.has('unless');
}

/** The rows that a text is of: the same options are asked for again and again. */
const rowsOf = byTextOf((text, priors: Priors): ReadonlySet<keyof Priors> => {
  const said = fold(text.slice(0, longest));
  return new Set(names.filter((name) => priors[name] !== '' && matchesFolded(priors[name], said)));
});

/** Letters of a text that are read. */
const longest = 200;
