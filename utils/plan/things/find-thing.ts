import { thingWords, type Things } from './thing-data';
import { withoutBrackets } from '../brackets';

/** What sort of thing a text asks for. */
export interface FoundThing {
  /** The noun as the table has it. */
  readonly noun: string;
  /** Whether the text asks nothing beside it. */
  readonly whole: boolean;
}

/** Before the noun in the ids of such questions. */
export const thingPrefix = 'thing:';

const mostWords = 16;
/** Words that may stand between the noun and the question's edge: "Upholstery of the back seat". */
const mostOthers = 2;
const leastBefore = 3;
const leastEnding = 4;

/** @returns null where the text asks for no sort of thing that the table has */
export function findThing(text: string, things: Things): FoundThing | null {
  const words = thingWords(withoutBrackets(text), things.language).slice(0, mostWords);
  if (words.some((word) => things.and.includes(word))) return null;
  if (things.head === 'end') return endOf(words, things);
  const before = beforeStop(words, things);
  const asked = trimmed(before, things);
  const found = things.head === 'last' ? lastOf(asked, things) : firstOf(asked, things);
  return found && before.length < words.length && things.nouns[found.noun]! < 0 ? null : found;
}

/** The things of a noun, in the table's order; none for one that the table lacks. */
export function thingsOf(noun: string, { nouns, things }: Things): readonly string[] {
  const at = Object.hasOwn(nouns, noun) ? Math.abs(nouns[noun]!) : 0;
  return at > 0 ? things[at - 1]!.split('|') : [];
}

function beforeStop(words: readonly string[], { stops, fillers }: Things): readonly string[] {
  const from = words.findIndex((word) => !fillers.includes(word));
  const stop = words.findIndex((word, at) => at > from && stops.includes(word));
  return stop < 0 ? words : words.slice(0, stop);
}

function trimmed(words: readonly string[], { fillers }: Things): readonly string[] {
  const says = (word: string) => !fillers.includes(word);
  return words.slice(words.findIndex(says) < 0 ? words.length : words.findIndex(says), words.findLastIndex(says) + 1);
}

/** "Garden fence type", "type of garden fence", "breed of cat", "colour of the roof". */
function lastOf(words: readonly string[], things: Things): FoundThing | null {
  const { of, kinds } = things;
  const at = words.findIndex((word) => of.includes(word));
  if (at <= 0)
    return lastNoun(words, things) ?? (kinds.includes(words.at(-1)!) ? lastNoun(words.slice(0, -1), things) : null);
  const before = words.slice(0, at);
  const after = trimmed(words.slice(at + 1), things).filter((word) => !of.includes(word));
  if (kinds.includes(before.at(-1)!))
    return lastNoun([...after, ...before.slice(-1)], things) ?? lastNoun(after, things);
  const joined = lastNoun([...before, ...after], things, 0) ?? lastNoun([...after, ...before], things, 0);
  const alone = joined ?? lastNoun(before, things);
  return alone && { ...alone, whole: joined !== null };
}

/** The longest noun that ends the words, or that ends a compound. */
function lastNoun(words: readonly string[], things: Things, most = mostOthers): FoundThing | null {
  for (let others = 0; others <= Math.min(most, words.length - 1); others++) {
    const found = known(words.slice(others), others, things) ?? compound(words.slice(others), others, things);
    if (found) return found;
  }
  return null;
}

function known(words: readonly string[], others: number, { nouns }: Things): FoundThing | null {
  const noun = words.join(' ');
  if (!Object.hasOwn(nouns, noun) || (nouns[noun]! < 0 && others > 0)) return null;
  return { noun, whole: others === 0 };
}

/** "Dachform": the form of a "Dach"; "Lieblingsobst": an "Obst". English writes its compounds apart. */
function compound(words: readonly string[], others: number, things: Things): FoundThing | null {
  const [word = ''] = words;
  if (words.length > 1 || things.language === 'en') return null;
  const kind = things.kinds.find((one) => word.length > one.length + 2 && word.endsWith(one));
  const asked = kind ? thingWords(word.slice(0, -kind.length), things.language).join('') : word;
  for (let at = kind ? 0 : leastBefore; at <= asked.length - (at === 0 ? leastBefore : leastEnding); at++) {
    const found = known([asked.slice(at)], others + Number(at > 0), things);
    if (found) return found;
  }
  return null;
}

/** "Type de toit", "Toit souhaité", "Race du chien". */
function firstOf(words: readonly string[], things: Things): FoundThing | null {
  const { of, kinds } = things;
  const isKind = kinds.includes(words[0]!) && (of.length === 0 || of.includes(words[1]!));
  const asked = trimmed(
    words.filter((word) => !of.includes(word)),
    things,
  );
  return (isKind ? firstNoun(asked.slice(1), things) : null) ?? firstNoun(asked, things);
}

function firstNoun(words: readonly string[], things: Things): FoundThing | null {
  for (let others = 0; others <= Math.min(mostOthers, words.length - 1); others++) {
    const found = known(words.slice(0, words.length - others), others, things);
    if (found) return found;
  }
  return null;
}

/** 供花の種類: whatever stands before the noun, in scripts without spaces. */
function endOf(words: readonly string[], { nouns, kinds }: Things): FoundThing | null {
  const text = words.join('');
  const asked = nouns[text] ? text : (kinds.map((kind) => withoutEnd(text, kind)).find((one) => one !== null) ?? text);
  for (let at = 0; at < asked.length; at++) {
    const noun = asked.slice(at);
    if (Object.hasOwn(nouns, noun) && !(nouns[noun]! < 0 && at > 0)) return { noun, whole: at === 0 };
  }
  return null;
}

function withoutEnd(text: string, end: string): string | null {
  return text.length > end.length && text.endsWith(end) ? text.slice(0, -end.length) : null;
}
