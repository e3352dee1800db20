/** Whose e-mail address and phone a form asks for: behind somebody else's name and details they may be theirs. */
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import { readPersonName } from '../../roles/person-name';
import type { RoleName } from '../../roles/roles';
import { partNames } from '../texts/name-kinds';
import type { Reading } from '../reading';
import type { Told, Whose } from './whose';

const ways: ReadonlySet<Kind> = new Set(['email', 'tel', 'tel-mobile', 'tel-national']);
/** What may stand between a name and them: where that person works, and as what. */
const between: ReadonlySet<Kind> = new Set(['organization', 'organization-title', 'relationship', 'department']);
/** Rows of a table and people who are nobody in particular. */
const nobody: ReadonlySet<RoleName> = new Set<RoleName>(['row', 'line', 'former', 'employer', 'pet']);
/** "Vendor contact": whoever is named to be reached. */
const toBeReached = /(?<!\p{L})contact(?: person| name)?\W*$|^\W*contact (?:person|name)/iu;

/** Somebody named, of whom more may be told. */
interface Named {
  readonly form: string;
  readonly person: string;
  /** How many fields in a row have been theirs. */
  readonly fields: number;
  readonly isContact: boolean;
}

/**
 * "Referee name", "Referee job title", "E-mail": theirs, as the form goes on about them; so is what the form has asked
 * before of whom it would be else. "Your name", "Manager's name", "E-mail" is left as it is: that may be either's.
 * @param told all fields, in page order, with whose each says it is; changed in place
 */
export function settleReached(told: ReadonlyMap<Reading, Whose>): void {
  /** By form and person: who has been named, and which ways were asked for. */
  const met = new Set<string>();
  let named: Named | null = null;
  for (const [reading, { own }] of told) {
    const { form } = reading.field;
    if (named?.form !== form) named = null;
    const isWay = ways.has(reading.kind) && reading.repeats === null;
    if (isWay && named && !own && isTheirs(reading, named, met)) reading.person = named.person;
    if (isWay) met.add(wayOf(reading));
    if (partNames.has(reading.kind)) met.add(nameOf(reading));
    named = after(reading, own, named);
  }
}

function isTheirs(reading: Reading, { person, fields, isContact }: Named, met: ReadonlySet<string>): boolean {
  return person !== reading.person && (fields > 1 || isContact || met.has(wayOf(reading)) || !met.has(nameOf(reading)));
}

/** Of two phones one may be a mobile. */
function wayOf({ kind, field, person }: Reading): string {
  return `${field.form} ${person} ${kind === 'email' ? kind : 'tel'}`;
}

function nameOf({ field, person }: Reading): string {
  return `${field.form} ${person} name`;
}

function after(reading: Reading, own: Told | null, named: Named | null): Named | null {
  const { kind, person, field } = reading;
  const role = readPersonName(person)?.role;
  if (named && !role && own && own.is === readPersonName(named.person)?.role)
    return { ...named, fields: named.fields + 1 };
  if (role && !nobody.has(role)) {
    if (named?.person === person) return { ...named, fields: named.fields + 1 };
    const isContact = toBeReached.test(firstText(field));
    return partNames.has(kind) ? { form: field.form, person, fields: 1, isContact } : null;
  }
  return between.has(kind) ? named : null;
}
