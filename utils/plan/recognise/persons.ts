/** Whose data a field wants: the page's person, or another one that a section or a row names. */
import { kindEntry, type Kind } from '../kinds';
import type { SectionName } from '../words/words';
import { nameTokens } from './about';
import { tokenise } from './fold';
import type { Lexicon } from '../lexicon/lexicon';
import type { Reading } from './reading';

/** Sections about somebody else, or about where the person lived before; billing and shipping are the same person's. */
const others: ReadonlySet<SectionName> = new Set([
  'emergency',
  'partner',
  'child',
  'guest',
  'recipient',
  'referrer',
  'former',
]);
const personalGroups: ReadonlySet<string> = new Set(['person', 'contact', 'address', 'date', 'company']);
const groupSources = new Set(['legend', 'heading']);

/** @param fields all fields, in page order; changed in place */
export function assignPersons(fields: readonly Reading[], lexicon: Lexicon): void {
  const firstNumber = new Map<SectionName, number>();
  const memory = new Map<string, Section | null>();
  for (const reading of fields) {
    if (!isPersonal(reading.kind)) continue;
    const found = sectionOf(reading, lexicon, memory);
    if (!found || (found.section === 'former' && kindEntry(reading.kind).group !== 'address')) continue;
    if (!firstNumber.has(found.section)) firstNumber.set(found.section, found.number);
    const first = firstNumber.get(found.section)!;
    if (found.section === 'guest' && found.number === first) continue;
    reading.person = found.number > 0 ? `${found.section}-${found.number}` : found.section;
  }
}

interface Section {
  readonly section: SectionName;
  /** The row it is, 0 where none is told. */
  readonly number: number;
}

function isPersonal(kind: Kind): boolean {
  return personalGroups.has(kindEntry(kind).group);
}

function sectionOf({ field }: Reading, lexicon: Lexicon, memory: Map<string, Section | null>): Section | null {
  const grouped = field.texts.filter(({ source }) => groupSources.has(source)).map(({ text }) => text);
  const own = field.texts.filter(({ source }) => source === 'label' || source === 'aria-label').map(({ text }) => text);
  for (const text of [...grouped, ...own]) {
    const found = remember(memory, text, () => inTokens(tokenise(text), lexicon));
    if (found) return found;
  }
  return remember(memory, `#${field.name}`, () =>
    inTokens(nameTokens(field.name, lexicon), lexicon, rowOf(field.name)),
  );
}

/** The index in `guests[1][name]` or `passenger_2_name`. */
function rowOf(name: string): number | null {
  const found = /(?:\[|[._-])(\d{1,3})(?:\]|[._-])|\p{L}(\d{1,2})[A-Z_]/u.exec(name);
  return found ? Number(found[1] ?? found[2]) : null;
}

function inTokens(tokens: ReturnType<typeof tokenise>, lexicon: Lexicon, row: number | null = null): Section | null {
  const named = lexicon.sections.find(tokens).flatMap((match) => match.senses.map((sense) => sense.meaning));
  const section = named.find((name) => others.has(name));
  if (!section) return null;
  const number = row ?? Number(tokens.find(({ text }) => /^\d{1,2}$/.test(text))?.text ?? 0);
  return { section, number };
}

function remember(memory: Map<string, Section | null>, key: string, make: () => Section | null): Section | null {
  if (!memory.has(key)) memory.set(key, make());
  return memory.get(key)!;
}
