/** Whose size and age a form asks for: right after a pet's or a child's name they are the pet's or the child's. */
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import { readPersonName } from '../../roles/person-name';
import type { RoleName } from '../../roles/roles';
import { partNames } from '../texts/name-kinds';
import type { Reading } from '../reading';

/** What a question asks of a pet or a child instead. */
const asksOf: Readonly<Partial<Record<RoleName, Readonly<Record<string, string>>>>> = {
  pet: { weight: 'pet-weight', 'item-weight': 'pet-weight' },
  child: { weight: 'child-weight', height: 'child-height', 'shoe-size': 'child-shoe-size' },
};
const own: ReadonlySet<Kind> = new Set(['age', 'sex', 'bday', 'bday-year', 'blood-type', 'grade']);
const childsSchool = 'school-primary';
/** Questions that tell that the form goes on about the one who fills it in. */
const turning: ReadonlySet<Kind> = new Set(['email', 'tel', 'tel-mobile', 'street-address', 'postal-code']);

/** @param fields all fields, in page order; changed in place */
export function settleSubjects(fields: readonly Reading[]): void {
  let subject: { readonly form: string; readonly person: string } | null = null;
  const children = new Map<string, string>();
  let named: Reading | null = null;
  for (const reading of fields) {
    const { form } = reading.field;
    if (isSpelling(reading) && named?.field.form === form && reading.person === '') reading.person = named.person;
    if (partNames.has(reading.kind)) named = reading;
    const role = readPersonName(reading.person)?.role;
    if (role && asksOf[role]) subject = { form, person: reading.person };
    else if (role || partNames.has(reading.kind) || turning.has(reading.kind)) subject = null;
    if (role === 'child') children.set(form, reading.person);
    const person = subject?.form === form ? subject.person : children.get(form);
    if (person) settleSubject(reading, person, subject !== null);
  }
}

/** How the name before it is read or spelt: "ふりがな" under a child's name. */
function isSpelling({ kind, field }: Reading): boolean {
  return partNames.has(kind) && spelling.test(firstText(field));
}
const spelling = /^(?:ふりがな|フリガナ|カナ|よみがな|読み(?:方|仮名)?|ローマ字|氏名カナ|拼音|로마자|영문)/u;

/** @param near whether nobody else was asked for in between */
function settleSubject(reading: Reading, person: string, near: boolean): void {
  if (near && reading.person === '' && own.has(reading.kind)) reading.person = person;
  const { role } = readPersonName(person)!;
  if (role === 'child' && reading.kind === 'school' && !reading.ask && reading.person === '')
    reading.ask = { id: childsSchool, kind: 'school' };
  const asks = asksOf[role];
  const id = asks?.[reading.ask?.id ?? reading.kind];
  if (!id || reading.field.control === 'choice') return;
  reading.ask = { id, kind: 'number' };
  reading.kind = 'number';
}
