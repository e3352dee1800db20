/**
 * What most people answer to a question whose matter nobody knows: that there has been no such thing, that all is as it should
 * be. `priors.json` tells it by the words of questions and options, with a row a language.
 */
import { byText } from '../../by-text';
import { matchesFolded } from '../../pattern-of';
import { foldedText } from '../../recognise/texts/folded-text';

const names = [
  ...(['seldom', 'unless', 'usual', 'none', 'trouble', 'asksOn', 'gravity', 'reason'] as const),
  ...(['low', 'high', 'opinion', 'overall', 'matter'] as const),
] as const;

/**
 * Regular expressions of folded texts: questions and boxes of what hardly anybody has, and what only look so; options that
 * say the good or the normal state, those that deny all the others, those that tell of trouble or of what is rare, those that
 * must be followed by more; questions of how grave something is, and of why something is so; options at the ends of a scale of opinion, the bad end and the good one, questions of
 * an opinion, and of one of the whole; lists that call the matter of a form by its name. '' in languages that have no row.
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
export const noPriors = Object.fromEntries(names.map((name) => [name, ''])) as Priors;

/** Whether a text is of what a row tells. */
export function isOf(row: keyof Priors, text: string, priors: Priors): boolean {
  return priors[row] !== '' && saidBy(priors[row])(foldedText(text));
}

/** Whether hardly anybody says yes to a question, or ticks a box. */
export function isSeldom(question: string, priors: Priors): boolean {
  return isOf('seldom', question, priors) && !isOf('unless', question, priors);
}

/** By expression: the same options are asked for again and again. */
const saidBy = byText((source) => byText((text) => matchesFolded(source, text)));
