/** Splits `name`, `id` and test ids into words: camelCase, snake, kebab, paths, joined words, numbers. */

/** What tool kits and frameworks put into names and that says nothing. */
const noise = new Set(
  (
    'txt tb ctl ctl00 ddl cmb cbo lbl rbl chk chb input inputs field fields fld form frm edit sel select control ctrl element el box ' +
    'textbox textfield text autocomplete react mui ember id ng vue wt maincontent content placeholder contentplaceholder main ' +
    'textarea data value val new0 dwfrm widget component native nativeid dropdown undefined null the jsx web ui item0 app page section ' +
    'container wrapper desktop mobileview step root default 0 j idt xfuid'
  ).split(' '),
);
/** Owners in a path (`user[name]`): "user name" there is no user name. */
const owners = new Set(
  'user users customer contact profile member person account client login registration signup model vm dto values'.split(
    ' ',
  ),
);
const boundaries = /(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu;
const longestNumber = 2;
const longestName = 120;
const shortestJoined = 6;

/** Words that names are composed of. */
interface Vocabulary {
  has(word: string): boolean;
}

const remembered = new WeakMap<Vocabulary, Map<string, NameWords>>();
/** Pages without end must not fill the memory. */
const mostRemembered = 4_000;

/** Names with the same key are split into the same words: long numbers say nothing, and rows differ in little else. */
export function nameKey(name: string): string {
  return name.length > longestName ? name : name.replace(/\d{3,}/g, '000');
}

/** The words of a name, and from which of them on its last part begins. */
export interface NameWords {
  readonly words: readonly string[];
  readonly lastPart: number;
}

/**
 * @param name as the page writes it
 * @param vocabulary words by which joined ones ("firstname") are taken apart
 */
export function splitName(name: string, vocabulary: Vocabulary): NameWords {
  const known = remembered.get(vocabulary) ?? new Map<string, NameWords>();
  remembered.set(vocabulary, known);
  const key = nameKey(name);
  const split = known.get(key) ?? splitAnew(key, vocabulary);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, split);
  return split;
}

function splitAnew(name: string, vocabulary: Vocabulary): NameWords {
  const parts = name
    .slice(-longestName)
    .split(/[[\].:$/]+/)
    .map((part) => wordsOf(part, vocabulary))
    .filter((words) => words.some((word) => !/^\d+$/.test(word)));
  const last = parts.pop() ?? [];
  const before = parts
    .slice(-2)
    .flat()
    .filter((word) => !owners.has(word) && !/^\d+$/.test(word));
  return { words: [...before, ...last], lastPart: before.length };
}

/** Form builders name controls by random digits, `field_ad1a1af`: letters between them are no words. */
const random =
  /(?<![\p{L}\p{N}])(?=[0-9a-f]{6,}(?![\p{L}\p{N}]))(?:[a-f]*\d+[a-f][0-9a-f]*|[a-f]+\d+[a-f]+[0-9a-f]*)/giu;

function wordsOf(part: string, vocabulary: Vocabulary): string[] {
  const words = part
    .replace(random, ' ')
    .replace(boundaries, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '' && !(/^\d+$/.test(word) && word.length > longestNumber));
  return words.filter((word) => !noise.has(word)).flatMap((word) => takeApart(word, vocabulary));
}

/** "billingpostcode" → billing, postcode; a word that cannot be taken apart without rest stays. */
export function takeApart(word: string, vocabulary: Vocabulary): string[] {
  if (word.length < shortestJoined || word.length > 40 || vocabulary.has(word)) return [word];
  /** best[i]: fewest words that make the first i letters. */
  const best: (readonly string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (let start = Math.max(0, end - 16); start < end - 1; start++) {
      const head = best[start];
      const tail = word.slice(start, end);
      if (!head || !(vocabulary.has(tail) || noise.has(tail))) continue;
      if (!best[end] || head.length + 1 < best[end]!.length) best[end] = [...head, tail];
    }
  }
  return best[word.length]?.filter((piece) => !noise.has(piece)) ?? [word];
}
