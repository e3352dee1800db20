/** What a regular expression can't match without, as far as its source shows; null where it shows nothing. */
type Words = readonly string[] | null;

interface Reader {
  readonly source: string;
  at: number;
}

/** One piece of a sequence: a sign that stands for itself, else what is needed within it. */
interface Atom {
  readonly sign: string | null;
  readonly words: Words;
}

const unknown: Atom = { sign: null, words: null };

/**
 * Words of which a text that the expression matches has at least one, so that most texts need not be shown to it: to be
 * compiled takes an expression longer than to look for dozens of words.
 * @param source of an expression that minds the case (flag `u`, without `i`)
 * @returns null where a text may do without any
 */
export function neededWords(source: string): readonly string[] | null {
  const reader = { source, at: 0 };
  const words = readAlternatives(reader);
  return reader.at === source.length ? words : null;
}

function readAlternatives(reader: Reader): Words {
  const each = [readSequence(reader)];
  while (takes(reader, '|')) each.push(readSequence(reader));
  return each.every((words) => words !== null) ? [...new Set(each.flat())] : null;
}

/** Of what is needed one after the other the most telling. */
function readSequence(reader: Reader): Words {
  let best: Words = null;
  let run = '';
  const offer = (words: Words) => {
    if (words && weight(words) > weight(best)) best = words;
  };
  const endRun = () => {
    if (run) offer([run]);
    run = '';
  };
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at]!)) {
    const { sign, words } = readAtom(reader);
    const often = readQuantifier(reader);
    const isNeeded = often !== 'maybe';
    if (sign !== null && isNeeded) run += sign;
    if (sign === null || often !== 'once') endRun();
    if (isNeeded) offer(words);
  }
  endRun();
  return best;
}

/** Long words are rare, and few are soon looked for. */
function weight(words: Words): number {
  if (!words) return -Infinity;
  const shortest = Math.min(...words.map(({ length }) => length));
  return Math.min(shortest, 4) * 1_000 - words.length;
}

function readAtom(reader: Reader): Atom {
  const sign = String.fromCodePoint(reader.source.codePointAt(reader.at)!);
  reader.at += sign.length;
  switch (sign) {
    case '\\':
      return readEscape(reader);
    case '[':
      skip(reader, /(?:\\.|[^\]\\])*\]/suy);
      return unknown;
    case '(':
      return readGroup(reader);
    case '^':
    case '$':
    case '.':
      return unknown;
    default:
      return { sign, words: null };
  }
}

function readEscape(reader: Reader): Atom {
  const sign = reader.source[reader.at++] ?? '';
  if (!/[\p{L}\d]/u.test(sign)) return { sign, words: null };
  skip(reader, /\{[^}]*\}|<[^>]*>/uy);
  // Digits of a sign that is named by its number.
  if (sign === 'u' || sign === 'x') skip(reader, /[\da-f]+/iuy);
  return unknown;
}

/** What stands before or behind need not be in the text that is matched, and what must not be is no word of it. */
function readGroup(reader: Reader): Atom {
  const isLook = skip(reader, /\?<?[=!]/uy);
  if (!isLook) skip(reader, /\?:|\?<\w+>/uy);
  const words = readAlternatives(reader);
  takes(reader, ')');
  return { sign: null, words: isLook ? null : words };
}

function readQuantifier(reader: Reader): 'once' | 'more' | 'maybe' {
  const { source, at } = reader;
  if (!skip(reader, /(?:[?*+]|\{\d+(?:,\d*)?\})\??/uy)) return 'once';
  return source[at] === '+' || (source[at] === '{' && source[at + 1] !== '0') ? 'more' : 'maybe';
}

function takes(reader: Reader, sign: string): boolean {
  if (reader.source[reader.at] !== sign) return false;
  reader.at++;
  return true;
}

/** Goes over what is there, if it is. */
function skip(reader: Reader, sticky: RegExp): boolean {
  sticky.lastIndex = reader.at;
  const found = sticky.exec(reader.source);
  reader.at += found?.[0].length ?? 0;
  return found !== null;
}
