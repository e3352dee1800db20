import { fold, stem } from '../recognise/texts/fold';
import {
  keptMarks,
  phraseMarks,
  type AskLanguage,
  type AskTable,
  type CompiledPhrases,
  type WrittenAsks,
  type WrittenTable,
} from './ask-data';
import { bagOf } from './bag-of';
import { comparedWords, heldWord } from './compared-words';
import { shelve } from './phrase-shelf';
import { boundLists } from './word-lists';

/** A phrase as it is written, apart from its words. */
interface Meaning {
  readonly id: string;
  readonly marks: string;
}

/** All of a language but its answers, which lie in a file of their own, and what is said where no id asks. */
type CompiledAsks = Omit<AskLanguage, 'texts' | 'sorts' | 'priors' | 'matters'>;

/** Brings a language's phrases into the form they are compared in, once, when the extension is built. */
export function compileAsks(
  { words, texts, within: own = {}, ...rest }: WrittenAsks,
  { within }: Pick<WrittenTable, 'within'>,
): CompiledAsks {
  const { skip = [], fillers = [], count = [], numbers = [], ...asked } = words;
  const skipped = new Set(skip.map(fold));
  const filling = new Set(fillers.map(fold));
  const ids = Object.keys(asked);
  const none = () => new Meanings(within);
  const [phrases, stems, endings, bags] = [none(), none(), none(), none()];
  let longest = 1;
  for (const id of ids) {
    for (const written of asked[id]!) {
      const marks = phraseMarks.exec(written)?.[0] ?? '';
      const compared = comparedWords(written.slice(marks.length), skipped);
      const bag = fillers.length > 0 && !marks.includes('^') ? bagOf(compared, filling) : null;
      if (bag) bags.add(bag, { id, marks });
      if (marks.includes('~')) continue;
      const held = marks.includes('=') ? heldWord(written.slice(marks.length), skipped) : null;
      if (held !== null) {
        phrases.add(held, { id, marks });
        continue;
      }
      longest = Math.max(longest, compared.length);
      phrases.add(compared.join(' '), { id, marks });
      if (marks.includes('*')) endings.add(compared.join(' '), { id, marks });
      if (rest.language !== 'en') stems.add(compared.map(stem).join(' '), { id, marks });
    }
  }
  return {
    ...rest,
    within: folded(own),
    inSentences: ids.filter((id) => texts[id]?.some((one) => typeof one !== 'string')),
    ids,
    phrases: phrases.compiled(ids) ?? '',
    stems: stems.compiled(ids),
    endings: endings.compiled(ids),
    bags: bags.compiled(ids),
    longest,
    skip: [...skipped],
    fillers: [...filling],
    count: count.map(fold),
    numbers,
  };
}

function withMarks(place: number, marks: string): number {
  return [...keptMarks].reduce(
    (sum, mark, at) => sum + (marks.includes(mark) ? 2 ** at : 0),
    place * 2 ** keptMarks.length,
  );
}

/** Folds what is compared with a form's folded texts, once, when the extension is built. */
export function compileTable({ within, ...rest }: WrittenTable): AskTable {
  return { ...rest, within: boundLists(folded(within)) };
}

function folded(within: WrittenTable['within']): WrittenTable['within'] {
  return Object.fromEntries(Object.entries(within).map(([id, parts]) => [id, parts.map(fold)]));
}

/** What the same words may ask: first what is held by the form, then what goes before the lexicon. */
class Meanings {
  readonly #byWords = new Map<string, Meaning[]>();
  readonly #within: WrittenTable['within'];

  constructor(within: WrittenTable['within']) {
    this.#within = within;
  }

  add(words: string, meaning: Meaning): void {
    const known = this.#byWords.get(words) ?? [];
    this.#byWords.set(words, known);
    const leads = ({ marks }: Meaning) => marks.includes('^');
    if (known.some((other) => other.id === meaning.id && (leads(other) || !leads(meaning)))) return;
    const at = known.filter((other) => this.#rank(other) <= this.#rank(meaning)).length;
    known.splice(at, 0, meaning);
  }

  /** @returns null where there are none */
  compiled(ids: readonly string[]): CompiledPhrases | null {
    const places = new Map(ids.map((id, at) => [id, at]));
    const entries = [...this.#byWords].map(
      ([words, meanings]) => [words, meanings.map(({ id, marks }) => withMarks(places.get(id)!, marks))] as const,
    );
    return entries.length > 0 ? shelve(entries) : null;
  }

  #rank({ id, marks }: Meaning): number {
    if (Object.hasOwn(this.#within, id)) return 0;
    return marks.includes('!') ? 1 : 2;
  }
}
