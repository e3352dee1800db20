/**
 * Whose data a field wants: the page's person's, or that of somebody whom a label, a heading, a row or an
 * `autocomplete` section names. Billing and shipping are one person at one address: a page may compare them, or copy
 * one into the other.
 */
import { firstText } from '../../label-of';
import type { Kind, KindGroup } from '../../../kinds/kinds';
import { kindEntry } from '../../../kinds/kinds';
import { personName, readPersonName } from '../../roles/person-name';
import { saysOther } from '../../roles/role-words';
import { roleFacts, type RoleName } from '../../roles/roles';
import type { Lexicon } from '../../lexicon/lexicon';
import { isHalfName, partNames } from '../texts/name-kinds';
import { askedPersonId, asParentId, askedRelationId, asSelfId, printedNameId } from '../../asks/ask-data';
import type { Reading } from '../reading';
import { tokenise } from '../texts/fold';
import { settleBeneficiaries } from './beneficiaries';
import { findRows, type Row } from './rows';
import { settleRoleName } from './role-names';
import { settleReached } from './reached';
import { settleSought } from './sought';
import { settleSubjects } from './subjects';
import { settleTwoPlaces } from './two-places';
import { eachOf, oneByOne, type Steps } from '../../steps';
import type { PeopleWords } from '../texts/person-endings';
import { whoseReader, type Told, type Whose } from './whose';

const personal: readonly KindGroup[] = ['person', 'contact', 'address', 'date', 'company'];
const parents: ReadonlySet<RoleName> = new Set(['mother', 'father', 'parent']);

/**
 * @param fields all fields, in page order; changed in place
 * @param people words for people that the lexicon has not; null for none
 */
export function* assignPersons(fields: readonly Reading[], lexicon: Lexicon, people: PeopleWords | null): Steps<void> {
  const readWhose = whoseReader(lexicon, people);
  const whose = yield* eachOf(fields, (reading) => [reading, readWhose(reading)] as const);
  const told = tellApart(new Map(whose));
  const pupils = pupilsAreChildren(told);
  const halves = new Set(fields.filter(isHalfName).map(({ kind, field }) => `${kind} ${field.form}`));
  const hasOtherHalf = ({ kind, field: { form } }: Reading) =>
    halves.has(`${kind === 'family-name' ? 'given-name' : 'family-name'} ${form}`);
  for (const [reading, { own }] of told) settleRoleName(reading, own, !hasOtherHalf(reading));
  yield;
  const rows = yield* findRows(fields.filter((reading) => !told.get(reading)!.order));
  const headOf = headsOfRows(rows, told, pupils);
  for (const [reading, whose] of told) {
    const row = rows.get(reading);
    const person = row?.people ? inRow(row, headOf(row), whose, pupils) : outsideRows(whose, row, pupils);
    if (asksFor(person, reading.kind, row)) reading.person = person;
  }
  yield* oneByOne([
    () => settleRelations(told, pupils),
    () => settleBeneficiaries(fields),
    () => settleWhoIsRelated(fields),
    () => settleParents(fields),
    () => settleAlone(told, rows),
    () => settleSubjects(fields),
    () => settleTwoPlaces(fields),
    () => settleSelf(told),
    () => settleWho(fields),
    () => settleReached(told),
    () => settleSought(fields),
  ]);
}

/** Of people of one role each wording is another person: the surgeon is not the nurse. Both are experts here. */
function tellApart(told: ReadonlyMap<Reading, Whose>): Map<Reading, Whose> {
  const met = new Map<RoleName, string[]>();
  const apart = ({ own: one, group }: Whose, language: string): Told | null => {
    if (!one?.words || one.is === 'self' || one.is === 'pupil' || !manyOf.has(one.is)) return one;
    // "Co-presenter" below "Speaker" is not the one whom that names.
    const isAnother = group?.is === one.is && saysOther(one.words.split(' ')[0]!, language);
    const words = met.get(one.is) ?? (isAnother ? [group.words] : []);
    const known = words.findIndex(
      (other) => isNarrower(other, one.words, language) || isNarrower(one.words, other, language),
    );
    if (known < 0) met.set(one.is, [...words, one.words]);
    const at = known < 0 ? words.length : known;
    return at > 0 && one.number === 0 ? { ...one, number: `other${at}` } : one;
  };
  return new Map([...told].map(([reading, whose]) => [reading, { ...whose, own: apart(whose, reading.language) }]));
}

/** Whether `words` name the same with more words; a "co-speaker" is not the speaker. */
function isNarrower(words: string, than: string, language: string): boolean {
  if (!words.endsWith(than)) return false;
  return words === than || !saysOther(words.split(' ')[0]!, language);
}

const manyOf: ReadonlySet<RoleName> = new Set<RoleName>([
  ...(['expert', 'colleague', 'clerk', 'witness', 'teacher', 'manager', 'approver', 'other'] as const),
]);

/** The role of a told word, null for the one who fills the form in. */
function roleOf(told: Told | null, pupils: boolean): RoleName | null {
  if (!told || told.is === 'self') return null;
  if (told.is === 'pupil') return pupils ? 'child' : null;
  return told.is;
}

/** A pupil whose parents are asked for too is somebody's child; so is one whose name is asked beside that of who fills in the form. */
function pupilsAreChildren(told: ReadonlyMap<Reading, Whose>): boolean {
  const all = [...told.values()].flatMap(({ own, group }) => [own, group]);
  if (!all.some((one) => one?.is === 'pupil')) return false;
  if (all.some((one) => one && parents.has(one.is as RoleName))) return true;
  const named = [...told].filter(
    ([reading]) =>
      partNames.has(reading.kind) && reading.repeats === null && !isPrinted(reading) && !isSomebody(reading),
  );
  const ofPupils = named.filter(([, { own, group }]) => own?.is === 'pupil' || group?.is === 'pupil');
  const ofSelf = named.filter(
    ([, { own, group }]) => (own?.is ?? 'self') === 'self' && (group?.is ?? 'self') === 'self',
  );
  return ofPupils.length > 0 && ofSelf.length > 0;
}

/** The name for a badge is whoever's the form asks for, and says of nobody that they are somebody else. */
const isPrinted = ({ ask }: Reading): boolean => ask?.id === printedNameId;

/** "Second reader": whoever that is, it is nobody whom the form names elsewhere. */
const isSomebody = ({ ask }: Reading): boolean => ask?.id === askedPersonId;

interface Head {
  /** null for the page's person among rows of others. */
  readonly role: RoleName | null;
  /** Whether no other row of the block has the role. */
  readonly alone: boolean;
  /** Whether a number in the title tells rows apart: not where one title, "Guest 1", stands over several of them. */
  readonly counted: boolean;
}

/** What each row is called by the words at its names; null where it is called nothing. */
function headsOfRows(
  rows: ReadonlyMap<Reading, Row>,
  told: ReadonlyMap<Reading, Whose>,
  pupils: boolean,
): (row: Row) => Head {
  const heads = new Map<string, Map<string, RoleName | null>>();
  const titles = new Map<string, Map<string, number | string>>();
  for (const [reading, { block, which }] of rows) {
    if (!partNames.has(reading.kind)) continue;
    const { own, group, name } = told.get(reading)!;
    const head = roleOf(own, pupils) ?? roleOf(group, pupils) ?? roleOf(name, pupils);
    const ofBlock = heads.get(block) ?? new Map<string, RoleName | null>();
    heads.set(block, ofBlock.has(which) ? ofBlock : ofBlock.set(which, head));
    if (group) titles.set(block, (titles.get(block) ?? new Map<string, number | string>()).set(which, group.number));
  }
  const factsOf = (block: string): BlockFacts => {
    const ofBlock = heads.get(block) ?? new Map<string, RoleName | null>();
    const numbers = [...(titles.get(block)?.values() ?? [])];
    const times = new Map<RoleName | null, number>();
    for (const head of ofBlock.values()) times.set(head, (times.get(head) ?? 0) + 1);
    return { heads: ofBlock, times, counted: new Set(numbers).size === numbers.length };
  };
  const blocks = new Set([...rows.values()].map(({ block }) => block));
  const facts = new Map([...blocks].map((block) => [block, factsOf(block)]));
  return ({ block, which }) => {
    const { heads: ofBlock, times, counted } = facts.get(block)!;
    if (times.size === 0 || (times.size === 1 && times.has(null))) return { role: 'row', alone: false, counted };
    const role = ofBlock.get(which) ?? null;
    return { role, alone: times.get(role) === 1, counted };
  };
}

/** What the rows of one block are called, said once for all of them. */
interface BlockFacts {
  readonly heads: ReadonlyMap<string, RoleName | null>;
  /** How many rows have each head. */
  readonly times: ReadonlyMap<RoleName | null, number>;
  readonly counted: boolean;
}

function inRow(row: Row, { role: head, alone, counted }: Head, { own, group }: Whose, pupils: boolean): string {
  const ownRole = roleOf(own, pupils);
  if (!head) return ownRole ? personName(ownRole) : '';
  const numbered = [own, counted ? group : null].find(
    (told) => told && told.number !== 0 && roleOf(told, pupils) === head,
  );
  const person = personName(head, numbered ? String(numbered.number) : alone ? '' : row.which);
  return ownRole && ownRole !== head ? personName(ownRole, '', roleFacts(head).head ? person : '') : person;
}

function outsideRows({ own, group, name }: Whose, row: Row | undefined, pupils: boolean): string {
  const around = own?.is === 'self' ? null : (group ?? (own ? null : name));
  const [ownRole, groupRole] = [roleOf(own, pupils), roleOf(around, pupils)];
  const groupPerson = groupRole ? personName(groupRole, around!.number) : '';
  if (!ownRole || ownRole === groupRole) {
    if (groupRole) return personName(groupRole, around!.number || (own?.number ?? 0));
    return row && row.nth > 0 ? personName('line', row.nth + 1) : '';
  }
  const within = groupRole && roleFacts(groupRole).head ? groupPerson : '';
  return personName(ownRole, own!.number, within);
}

function asksFor(person: string, kind: Kind, row: Row | undefined): boolean {
  const role = readPersonName(person)?.role;
  if (!role) return false;
  const { group } = kindEntry(kind);
  const asks = roleFacts(role).asks ?? (row?.people ? [...personal, 'number', 'text'] : personal);
  return asks.includes(group);
}

/** A dependent's relationship is theirs: a child's. */
const ofDependent =
  /^\W*(?:dependen|dependan)t(?:[’']?s)?(?: \d)? relationship|^\W*relationship of (?:the )?depend[ae]nt/iu;

/** "Relationship to the child" is asked of who fills the form in: a mother or a father. */
function settleRelations(told: ReadonlyMap<Reading, Whose>, pupils: boolean): void {
  for (const [reading, { own }] of told) {
    if (reading.kind !== 'relationship' || roleOf(own, pupils) !== 'child') continue;
    if (ofDependent.test(firstText(reading.field))) {
      reading.person = personName('child');
      continue;
    }
    reading.person = '';
    reading.ask = { id: asParentId, kind: 'relationship' };
  }
}

/** "Patient's relationship to the insured", where a list says "Self" and nobody else was named: they are one person. */
function settleSelf(told: ReadonlyMap<Reading, Whose>): void {
  for (const [reading, { own }] of told) {
    const { field, kind, ask, person } = reading;
    if (
      kind !== 'relationship' ||
      (ask && ask.id !== askedRelationId) ||
      person ||
      own?.is !== 'self' ||
      field.control !== 'choice'
    )
      continue;
    if (field.options.some(({ text }) => saysSelf.test(text))) reading.ask = { id: asSelfId, kind };
  }
}
const saysSelf = /^\W*(?:self|myself)(?!\p{L})/iu;

/** "Who deserves a mention?" asks for somebody else. */
function settleWho(fields: readonly Reading[]): void {
  for (const reading of fields)
    if (reading.kind === 'name' && reading.person === '') {
      if (asksWhoElse.test(firstText(reading.field))) reading.person = personName('colleague', 'named');
      else if (isSomebody(reading) && reading.field.control === 'text') reading.person = personName('other', 'asked');
    }
}
const asksWhoElse =
  /^\W*(?:who (?:else|deserves|inspire[sd]|helped|impressed|made|showed|trained|supported|would you|do you|did you|should (?:we|be)|stood out|has|was|went|will (?:be with|accompany|collect|look after|drive)|is (?:your|the|this) [\p{L} ]+ about)|name of the person (?:whose|who|you))(?!\p{L})/iu;

/** "Relationship" after the name of an emergency contact is theirs, and so is the phone that stands after that. */
function settleWhoIsRelated(fields: readonly Reading[]): void {
  let named = '';
  let related = '';
  let last = '';
  for (const reading of fields) {
    const { form } = reading.field;
    if (form !== last) named = related = '';
    last = form;
    const isContact = kindEntry(reading.kind).group === 'contact';
    if (partNames.has(reading.kind)) named = reading.person;
    if (!isContact) related = '';
    if (reading.person || (reading.ask && reading.ask.id !== 'asked-relation')) continue;
    if (isContact) reading.person = related;
    if (reading.kind === 'relationship') reading.person = related = named;
  }
}

/** Where a child is asked for, its parents are the page's person and the spouse. */
function settleParents(fields: readonly Reading[]): void {
  const asked = new Set(fields.map(({ person }) => readPersonName(person)?.role));
  if (asked.has('pet') && !asked.has('child')) return tutorsOfPets(fields);
  // Beside a husband or a wife the parents asked for are those of whoever fills in the form, whatever children it has.
  if (!asked.has('child') || asked.has('spouse')) return;
  for (const reading of fields) {
    const { role, which, of } = readPersonName(reading.person) ?? {};
    if (!role || of || !parents.has(role)) continue;
    if (role === 'parent') reading.person = Number(which) > 1 ? 'spouse' : '';
    else reading.person = personName(role, '', 'child');
  }
}

/** In Brazil whoever keeps a pet is its "tutor". */
function tutorsOfPets(fields: readonly Reading[]): void {
  for (const reading of fields) if (readPersonName(reading.person)?.role === 'parent') reading.person = '';
}

/** Where nobody else is asked who they are, the guest (or the first of several) is the page's person; a second never is. */
function settleAlone(told: ReadonlyMap<Reading, Whose>, rows: ReadonlyMap<Reading, Row>): void {
  const fields = [...told.keys()];
  const named = fields.filter(({ kind }) => partNames.has(kind));
  const sought = named.find((reading) => isSoughtByTitle(reading, told.get(reading)!))?.person;
  if (!sought && named.some((one) => one.person === '' && !isPrinted(one) && !told.get(one)!.order)) return;
  const isBought = named.some(({ person }) => person === '');
  const first = sought ?? named.find((reading) => mayBeSelf(reading, rows) && !(isBought && isSeller(reading)))?.person;
  if (first === undefined) return resetNameless(fields);
  for (const reading of fields) {
    if (reading.person === first) reading.person = '';
    else if (reading.person.startsWith(`${first}/`)) reading.person = reading.person.slice(first.length + 1);
  }
}

/** "Call for speakers", "Tutor application": whom a form looks for fills it in. */
const seeks =
  /(?<!\p{L})(?:application|registration|sign[ -]?up|onboarding|enrolment|enrollment|apply|join|become|call for|calling all|(?:submit|propose) (?:a|an|your))(?!\p{L})/iu;

/** "Call for papers", "Submit a talk": whoever speaks fills it in. */
const seeksTalks =
  /(?<!\p{L})(?:call for (?:papers|proposals|presentations|abstracts|talks|sessions|submissions|speakers|contributions)|(?:submit|propose) (?:a|an|your) (?:talk|session|paper|abstract|presentation|workshop|poster))(?!\p{L})/iu;
const speaks = /^(?:(?:main |lead |first |corresponding )?(?:speaker|presenter|lecturer|author|panell?ist))$/u;

function isSoughtByTitle({ field }: Reading, { own: asked, group }: Whose): boolean {
  const own = asked?.bare ? asked : !asked && group?.number === 0 ? group : null;
  if (!own || own.words === '' || own.is === 'pet') return false;
  const title = field.formTexts.find((text) => seeks.test(text)) ?? '';
  const said = ` ${tokenise(title)
    .map(({ text }) => text)
    .join(' ')} `;
  if (said.includes(` ${own.words} `) || said.includes(` ${own.words}s `)) return true;
  return seeksTalks.test(title) && speaks.test(own.words);
}

function mayBeSelf(reading: Reading, rows: ReadonlyMap<Reading, Row>): boolean {
  const { role, which } = readPersonName(reading.person) ?? {};
  if (role === 'row') return !rows.get(reading)?.table;
  return role !== undefined && roleFacts(role).unlessAlone === true && !(Number(which) > 1);
}

/** Whoever sells is not whoever buys. */
function isSeller({ person }: Reading): boolean {
  return readPersonName(person)?.role === 'seller';
}

/** "Partner" above an e-mail address alone is no spouse; a friend's beside one's own is another. */
function resetNameless(fields: readonly Reading[]): void {
  const others = new Set(fields.filter(({ kind }) => partNames.has(kind)).map(({ person }) => person));
  const own = new Set(fields.filter(({ person }) => person === '').map(({ kind }) => kind));
  for (const reading of fields) {
    const role = readPersonName(reading.person)?.role;
    const isSelf = role && roleFacts(role).unlessAlone && !others.has(reading.person) && !own.has(reading.kind);
    if (isSelf) reading.person = '';
  }
}
