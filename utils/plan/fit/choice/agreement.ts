/** Scales of agreement: an ordered answer with steps between yes and no, which is no consent. */
import type { Option } from '../../../pipeline';
import { agreementWords, type AgreementWords } from '../../../words/agreement';
import { byText } from '../../by-text';
import type { Stream } from '../../stream';
import { isEvasiveText, isUnknowing } from './evasive';
import { holdsWords, normal } from './normal';
import { phrasesOf } from './senses';

/** Options longer than this are statements, not steps. */
const mostWords = 8;
const mostSteps = 11;
/** How often a step is chosen, from the one most against to the one most in favour. */
const shares = { against: 1, middle: 3, inFavour: 4 };

type Side = -1 | 0 | 1;

/**
 * The steps of a scale of agreement, those against first; a "don't know" is none of them.
 * @param options without placeholders
 * @returns null where the options are no such scale
 */
export function agreementSteps<O extends Pick<Option, 'text'>>(options: readonly O[]): readonly O[] | null {
  const sided = options.slice(0, mostSteps + 1).map((option) => ({ option, side: sideOf(normal(option.text)) }));
  const steps = sided.filter(({ option, side }) => side !== null || !isEvasiveText(option.text));
  const sides = steps.map(({ side }) => side);
  if (steps.length < 3 || steps.length > mostSteps || sides.includes(null)) return null;
  const turned = sides[0]! > sides.at(-1)! ? steps.toReversed() : steps;
  if (turned[0]!.side !== -1 || turned.at(-1)!.side !== 1) return null;
  const isOrdered = turned.every(({ side }, at) => at === 0 || turned[at - 1]!.side! <= side!);
  // Three answers without a middle: "Accept all", "Accept some", "Decline".
  const hasDegrees = sides.includes(0) || steps.length > 3;
  return isOrdered && hasDegrees ? turned.map(({ option }) => option) : null;
}

/** One step of a scale; the middle and those in favour more often. */
export function agreementStep<O>(steps: readonly O[], stream: Stream): O {
  const middle = (steps.length - 1) / 2;
  const share = (at: number) => (at < middle ? shares.against : at > middle ? shares.inFavour : shares.middle);
  return stream.pick(steps.flatMap((step, at) => Array<O>(share(at)).fill(step)));
}

/** On which side of a question an option stands; null for one that takes none. @param text as `normal` makes it */
function sideOf(text: string): Side | null {
  if (text.split(' ').length > mostWords || isUnknowing(text)) return null;
  if (phrasesOf('no').has(text)) return -1;
  if (phrasesOf('yes').has(text)) return 1;
  if (says(text, 'middle')) return 0;
  if (says(text, 'disagree')) return -1;
  return says(text, 'agree') ? 1 : null;
}

function says(text: string, side: keyof AgreementWords): boolean {
  const words = text.split(' ');
  return phrases(side).some(
    (phrase) => inOrder(words, phrase) || (phrase.length === 1 && holdsWords(text, phrase[0]!)),
  );
}

function inOrder(words: readonly string[], phrase: readonly string[]): boolean {
  let from = 0;
  return phrase.every((word) => (from = words.indexOf(word, from) + 1) > 0);
}

/** All languages' words for a side, made when first a scale may be met: most starts of the worker meet none. */
const phrases = byText((side: keyof AgreementWords) =>
  Object.values(agreementWords).flatMap((words) => words[side].map((phrase) => normal(phrase).split(' '))),
);
