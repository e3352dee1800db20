import { withoutBrackets } from '../brackets';
import { byTextOf } from '../by-text';
import { foldedPatternOf } from '../pattern-of';
import { fold } from '../recognise/texts/fold';
import type { GeneralQuestions } from './ask-data';

/** A general question that a label asks. */
export interface FoundPart {
  readonly part: string;
  /** The words that say so, folded. */
  readonly said: string;
}

const spaces = /[\s*]+/gu;
const betweenSentences = /(?<=[?!.؟]) |(?<=[？！。])/u;
/** Characters of a question that say what it asks: the expressions take ever longer over pages that repeat their words. */
const longest = 80;
const atEnd = /[\s:：?؟？!.。]+$/u;

/**
 * Of a label in several sentences the whole goes first, then the last: "Was anyone hurt? Tell us what happened". Where neither
 * asks for a part, what they are about may.
 * @returns which part of a story a label asks for; null for none
 */
export const findPart = byTextOf((label, general: GeneralQuestions): FoundPart | null => {
  const said = fold(withoutBrackets(label).trim() || label).replace(spaces, ' ');
  const [, ...later] = said.split(betweenSentences);
  const sentences = [said, ...later.reverse()].map((asked) => asked.replace(atEnd, '').trimStart().slice(0, longest));
  const bare = withoutFrame(sentences[0]!, general);
  for (const asked of [...sentences, bare]) {
    const found = longestIn(asked, general);
    if (found) return found;
  }
  return firstOfParts(bare, general);
});

function withoutFrame(asked: string, { framed }: GeneralQuestions): string {
  return framed ? asked.replace(foldedPatternOf(framed), '').replace(foldedPatternOf(framed), '') : asked;
}

/** The first of several parts that are asked together: "Findings and work performed", but not "Equipment and serial number". */
function firstOfParts(asked: string, general: GeneralQuestions): FoundPart | null {
  if (!general.joined) return null;
  const found = asked.split(foldedPatternOf(general.joined)).map((one) => longestIn(one, general));
  return found.every((one) => one !== null) ? found[0]! : null;
}

function longestIn(text: string, { politely, parts }: GeneralQuestions): FoundPart | null {
  const bare = text.replace(foldedPatternOf(politely), '');
  let best: FoundPart | null = null;
  for (const [part, says] of Object.entries(parts)) {
    const said = foldedPatternOf(says).exec(bare)?.[0] ?? '';
    if (said.length > (best?.said.length ?? 0)) best = { part, said };
  }
  return best;
}
