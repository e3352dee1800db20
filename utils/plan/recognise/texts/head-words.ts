/** The noun that a question is about, where a phrase that was heard is only a part of the text. */
import { withoutBrackets } from '../../brackets';
import { fold } from './fold';

/** A phrase that was heard in a text. */
export interface Heard {
  readonly text: string;
  /** Its words, folded. */
  readonly said: string;
  /** Whether the text begins with it. */
  readonly first: boolean;
  /** Whether it goes before whatever else is said. */
  readonly strong: boolean;
}

/** Words before which an English noun is complete. */
const afterHead =
  /^(?:of|for|from|in|on|at|to|with|by|about|that|which|who|the|you|your|we|our|if|when|and|or|\p{L}{3,}ed)$/u;

const told =
  /^\W*(?:please )?(?:(?:describe|explain|list|state|give|enter|specify|provide|(?:do|does|did|have|has|are|is|was|were)(?: (?:you|there|we|they)(?: (?:have|had|got|need|require)(?= ))?)?) )?(?:(?:the|your|any|all|an?|our|known|other|current) )*/u;

/** Languages in which the last word says what it is, without a blank before it. */
const endsFirst: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

/**
 * Whether a phrase is less than the noun that is asked: "plan" of "Trash removal plan", "idea" of "Location ideas". Where
 * nouns go first, what stands behind one only says which.
 */
export function isBesideHead({ text, said, strong, first }: Heard, language: string): boolean {
  if (strong && said.includes(' ') && endsIn(text, said.split(' ').at(-1)!)) return false;
  if (language !== 'en') return !first && !endsFirst.has(language);
  const words = headWords(text);
  const known = said.replace(told, '').split(' ');
  return words.length > known.length || !words[0]!.startsWith(known[0]!);
}

/** The first noun of an English question with what stands before it: "access notes" of "Access notes for the crew". */
function headWords(text: string): readonly string[] {
  const words = fold(withoutBrackets(text))
    .trim()
    .replace(told, '')
    .split(/[\s/]+/u);
  const end = words.findIndex((word, at) => at > 0 && afterHead.test(word));
  return end < 0 ? words : words.slice(0, end);
}

function endsIn(text: string, word: string): boolean {
  return (
    fold(text)
      .match(/\p{L}+/gu)
      ?.at(-1)
      ?.startsWith(word) ?? false
  );
}
