/** Which of a page's fields may have to do with each other. */
import { grouped } from '../../grouped';
import type { FittedField } from '../fitted';

/** @param places of the fields that are asked for; all of them else @returns the places form by form, each in page order */
export function formsOf(fields: readonly FittedField[], places: Iterable<number> = fields.keys()): number[][] {
  return [...grouped(places, (at) => fields[at]!.field.form).values()];
}

/** The same, those of each person apart. */
export function formsByPerson(fields: readonly FittedField[], places: Iterable<number> = fields.keys()): number[][] {
  const formAndPerson = (at: number) => JSON.stringify([fields[at]!.field.form, fields[at]!.recognition.person]);
  return [...grouped(places, formAndPerson).values()];
}
