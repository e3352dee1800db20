/** Which role a field's own words, its group's and its name give to the person it asks for. */
import type { FieldDescriptor, FieldText } from '../../../pipeline';
import {
  isHeadingFiller,
  isNameFiller,
  isSpoken,
  isYours,
  namedRoles,
  saysOther,
  type NamedRole,
} from '../../roles/role-words';
import { isHead, roleKey } from '../../roles/head';
import { roleFacts, roleOfSection, type Named, type RoleName } from '../../roles/roles';
import type { SectionName } from '../../words/words';
import { nameTokens } from '../texts/about';
import { readAutocomplete } from '../signals/autocomplete';
import { tokenise, type Token } from '../texts/fold';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Reading } from '../reading';
import { asksForSomebody, beginsWithSomebody, type PeopleWords } from '../texts/person-endings';
import { nameKey } from '../texts/split-name';

export interface Told {
  readonly is: Named;
  /** Which of several, 0 where the words don't count; a name where they are told apart otherwise. */
  readonly number: number | string;
  /** Whether the words ask who has the role: "Approver", "Name of the landlord", "Driver at the time of the accident". */
  readonly bare: boolean;
  /** The words for the role as they stand there: "attending physician" is another one than "surgeon"; of a heading where it says no more. */
  readonly words: string;
}

export interface Whose {
  readonly own: Told | null;
  readonly group: Told | null;
  readonly name: Told | null;
  /** Whether it is about a bill or a delivery: whoever that is, it is one of those asked for elsewhere. */
  readonly order: boolean;
}

const ownSources: ReadonlySet<FieldText['source']> = new Set([
  'label',
  'aria-label',
  'aria-labelledby',
  'table-header',
]);
/** Where nothing else is written. */
const nearSources: ReadonlySet<FieldText['source']> = new Set(['placeholder', 'preceding']);
/** In a table the text before the first cell is the head of the last column. */
const nearCellSources: ReadonlySet<FieldText['source']> = new Set(['placeholder']);
const groupSources: ReadonlySet<FieldText['source']> = new Set(['legend', 'heading']);
/** Longer texts are sentences, which name all sorts of people. */
const longestLabel = 10;
/** "Prior spouse", "Main emergency contact"; longer ones list people: "Employees & contractors, customers & partners". */
const shortLabel = 3;
const longestHeading = 7;

/** Languages whose tokens are single characters. */
const unspaced: ReadonlySet<string> = new Set(['ja', 'ko', 'th', 'zh']);

/** Anybody is a person or a member: these name somebody else only with a number, "Person 2"; a "personal e-mail" is one's own. */
const onlyCounted: ReadonlySet<string> = new Set(
  'person personal member driver player occupant visitor tenant registrant minor'.split(' '),
);
/** Words that programmers put into names for other things. */
const oftenProgrammers: ReadonlySet<string> = new Set([...onlyCounted, 'partner', 'child', 'children', 'reference']);
const none: ReadonlySet<string> = new Set();

export type WhoseReader = (reading: Reading) => Whose;

/**
 * @param people words for people that the lexicon has not; null for none
 * @returns a reader that remembers what it read: labels and headings repeat within a page
 */
export function whoseReader(lexicon: Lexicon, people: PeopleWords | null): WhoseReader {
  const memory = new Map<string, Told | null>();
  const remember = (key: string, make: () => Told | null): Told | null => {
    if (!memory.has(key)) memory.set(key, make());
    return memory.get(key)!;
  };
  const inText = (text: string, language: string, as: 'label' | 'heading') =>
    remember(`${as} ${language}:${text}`, () => {
      const tokens = tokenise(text);
      const longest = (as === 'label' ? longestLabel : longestHeading) * (unspaced.has(language) ? 2 : 1);
      if (tokens.length > longest) return null;
      return as === 'label'
        ? toldByLabel(text, tokens, language, { lexicon, people })
        : toldByHeading(tokens, language, lexicon);
    });
  /** In names "parent" and "manager" are often the programmer's: only a section's words count. */
  const toldByName = (name: string, language: string): Told | null => {
    const told = remember(`# ${language}:${nameKey(name)}`, () => {
      const section = sectionIn(nameTokens(name, lexicon), language, lexicon, oftenProgrammers);
      return section && { is: section, number: 0, bare: false, words: '' };
    });
    return told && { ...told, number: rowInName(name) ?? 0 };
  };
  return ({ field, language }) => {
    const first = (sources: ReadonlySet<FieldText['source']>, as: 'label' | 'heading') =>
      firstOf(field.texts.filter(({ source }) => sources.has(source)).map(({ text }) => inText(text, language, as)));
    const { section, address } = readAutocomplete(field.autocomplete);
    const named = section.replace(/[-_]|\d+/g, ' $& ');
    return {
      own: first(ownSources, 'label') ?? beside(first(isCell(field) ? nearCellSources : nearSources, 'label'), field),
      group: first(groupSources, 'heading') ?? (section ? inText(named, language, 'heading') : null),
      name: toldByName(field.name, language),
      order: section ? isOfOrder(tokenise(named), lexicon) : address !== null || mentionsOrder(field, lexicon),
    };
  };
}

/** Whether a column head says what is asked. */
export function isCell({ texts }: FieldDescriptor): boolean {
  return texts.some(({ source }) => source === 'table-header');
}

/** Where the field has a label, what else stands near does not ask for a name. */
function beside(told: Told | null, { texts }: FieldDescriptor): Told | null {
  return told && texts.some(({ source }) => ownSources.has(source)) ? { ...told, bare: false } : told;
}

function mentionsOrder({ name, texts }: FieldDescriptor, lexicon: Lexicon): boolean {
  const groups = texts.filter(({ source }) => groupSources.has(source)).map(({ text }) => tokenise(text));
  return [nameTokens(name, lexicon), ...groups].some((tokens) => isOfOrder(tokens, lexicon));
}

function isOfOrder(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return sectionsIn(tokens, lexicon).some((section) => section === 'billing' || section === 'shipping');
}

/** The index in `guests[1][name]` or `passenger_2_name`; null where there is none. */
export function rowInName(name: string): number | null {
  const found = /(?:\[|[._-])(\d{1,4})(?:\]|[._-])|\p{L}(\d{1,3})[A-Z_]/u.exec(name);
  return found ? Number(found[1] ?? found[2]) : null;
}

function toldByLabel(
  text: string,
  tokens: readonly Token[],
  language: string,
  { lexicon, people }: { readonly lexicon: Lexicon; readonly people: PeopleWords | null },
): Told | null {
  const number = numberIn(tokens);
  const named = namedRoles(tokens, language, lexicon.roles);
  const asksWho = (one: NamedRole) => isAll(tokens, named, isNameFiller) || isHead(tokens, one, language);
  const isTold = people !== null && beginsWithSomebody(text, language, people);
  const other = named.find(({ is }) => is !== 'self' && is !== 'pupil') ?? otherThanSelf(tokens, named, language);
  if (other) {
    const words = roleKey(tokens, other, language);
    return { is: other.is, number, bare: asksWho(other) || isTold, words };
  }
  if (isTold) return { is: 'expert', number, bare: true, words: text };
  const section = sectionIn(tokens, language, lexicon);
  const [self] = named;
  if (self && !(section && section !== 'guest'))
    return { is: section && number > 0 ? section : self.is, number, bare: asksWho(self), words: '' };
  if (section) {
    const said = lexicon.sections.find(tokens);
    return {
      is: section,
      number,
      bare:
        section !== 'referrer' &&
        roleFacts(section).asks?.includes('person') !== false &&
        (isAll(tokens, said, isNameFiller) ||
          (tokens.length <= shortLabel && said.some((one) => isHead(tokens, one, language)))),
      words: '',
    };
  }
  if (people && asksForSomebody(text, language, people)) return { is: 'expert', number, bare: true, words: text };
  return tokens.some((token) => isYours(token.text)) ? { is: 'self', number: 0, bare: false, words: '' } : null;
}

/** "Co-applicant", "previous owner", "anderer Fahrer": somebody else, whoever the applicant is. */
function otherThanSelf(tokens: readonly Token[], named: readonly NamedRole[], language: string): NamedRole | null {
  const self = named.find(({ is }) => is === 'self');
  const isOther = tokens.some(
    ({ text }, at) => self && (at < self.start || at >= self.end) && saysOther(text, language),
  );
  return self && isOther ? { ...self, is: 'other' } : null;
}

/** In a heading "Maintenance Manager" is a vacancy: a role stands there alone, or it is a section's word. */
function toldByHeading(tokens: readonly Token[], language: string, lexicon: Lexicon): Told | null {
  const number = numberIn(tokens);
  const named = namedRoles(tokens, language, lexicon.roles);
  const role = named.find(({ is }) => is !== 'self') ?? named[0];
  if (role && role.is !== 'self' && isAll(tokens, named, isHeadingFiller))
    return { is: role.is, number, bare: false, words: roleKey(tokens, role, language) };
  if (role && role.is !== 'self' && role.is !== 'pupil') return null;
  const section = sectionIn(tokens, language, lexicon);
  return section && { is: section, number, bare: false, words: '' };
}

/** "Second signatory"; the first needs no number to be told from it. */
const ordinals: ReadonlyMap<string, number> = new Map(
  [
    'second zweite zweiter zweiten deuxième segundo segunda secondo seconda tweede drugi druga второй вторая ikinci',
    'third dritte dritter dritten troisième tercero tercera terzo terza terceiro terceira derde trzeci trzecia третий üçüncü',
  ].flatMap((words, at) => tokenise(words).map(({ text }) => [text, at + 2] as const)),
);

function numberIn(tokens: readonly Token[]): number {
  const digits = tokens.find(({ text }) => /^\d{1,3}$/.test(text))?.text;
  return digits ? Number(digits) : Math.max(0, ...tokens.map(({ text }) => ordinals.get(text) ?? 0));
}

function sectionIn(
  tokens: readonly Token[],
  language: string,
  lexicon: Lexicon,
  ignored: ReadonlySet<string> = numberIn(tokens) > 0 ? none : onlyCounted,
): RoleName | null {
  return firstOf(sectionsIn(tokens, lexicon, language, ignored).map((section) => roleOfSection[section] ?? null));
}

function sectionsIn(
  tokens: readonly Token[],
  lexicon: Lexicon,
  language?: string,
  ignored: ReadonlySet<string> = none,
): SectionName[] {
  return lexicon.sections.find(tokens).flatMap(({ start, end, senses }) => {
    const said = tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
    if (ignored.has(said)) return [];
    const spoken = senses.filter((sense) => language === undefined || isSpoken(sense.language, said, language));
    return spoken.map((sense) => sense.meaning);
  });
}

function isAll(
  tokens: readonly Token[],
  named: readonly { readonly start: number; readonly end: number }[],
  isFiller: (token: string) => boolean,
): boolean {
  const inRole = (at: number) => named.some(({ start, end }) => at >= start && at < end);
  return tokens.every(({ text }, at) => inRole(at) || isFiller(text) || /^\d{1,3}$/.test(text));
}

function firstOf<T>(list: readonly (T | null)[]): T | null {
  return list.find((one) => one !== null) ?? null;
}
