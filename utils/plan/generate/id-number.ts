import type { Ids } from '../persona/ids/id-rules';
import type { Kind } from '../../kinds/kinds';
import type { Draft } from '../draft';
import { fillChecked } from '../persona/check-digits/checked';
import { numberParts } from '../persona/ids/ids';
import { namedNumber } from '../persona/ids/named';
import type { Persona } from '../persona/persona';
import { numberCalled } from '../persona/ids/names-of-numbers';
import { labelOf, textsOf } from '../label-of';
import { text } from './drafts';
import { birthDateIn } from './birth';
import type { GenerateContext, Generator } from './generator';

/** A number as offices write it, without its signs, with dots as Chile writes them, and without a country's letters before it. */
export function writtenForms(written: string): string[] {
  const bare = written.replace(/[^\p{L}\p{N}]/gu, '');
  const dotted = written.replace(/^(\d{1,2})(\d{3})(\d{3})(?=-[\dkK]$)/, '$1.$2.$3');
  return [written, bare, dotted, bare.replace(/^[A-Z]{2,3}(?=\d{5})/, '')];
}

/** The person's number, with their day of birth in it as the form has it; another one where the field calls it by its proper name. */
export function idNumber(id: keyof Ids): Generator {
  return (context) => {
    const { persona, field } = context;
    const { locale, fact } = persona;
    const { birthDate, ids } = bornAsIn(context);
    const isCalled = numberCalledIn(context)?.is === id;
    const person = { ids, birthDate, country: locale.country, stream: fact('named number'), wanted: id, isCalled };
    return text(...writtenForms(namedNumber(textsOf(field), person) ?? ids[id]));
  };
}

/** When the person was born as the form has it, and their numbers then. */
function bornAsIn(context: GenerateContext) {
  const { persona } = context;
  const birthDate = birthDateIn(context);
  return { birthDate, ids: birthDate === persona.birthDate ? persona.ids : persona.idsFor(birthDate) };
}

function numberCalledIn({ persona: { locale }, field }: GenerateContext) {
  return numberCalled(labelOf(field), locale.places.numbers, (country) => country === locale.country);
}

/** A number that the field's label calls as the person's country does, where it is none of a person's own; null for all others. */
export function calledNumber(kind: Kind, context: GenerateContext): Draft | null {
  const called = numberCalledIn(context);
  if (called?.kind !== kind || called.is || !called.template) return null;
  const { persona } = context;
  const { birthDate, ids } = bornAsIn(context);
  const parts = partsOf(persona, birthDate, ids);
  return text(...writtenForms(fillChecked(called.template, persona.fact('named number'), parts)));
}

/** What templates of numbers may take of a person and their bank. @param ids their numbers, born on that day */
export function partsOf(
  { name, address, bank }: Persona,
  birthDate: string,
  ids: Ids,
): Readonly<Record<string, string>> {
  const { iban, account, code } = bank;
  // Those who are born abroad by their CURP have no state (87).
  const birthState = ids.national.slice(11, 13) === 'DF' ? '09' : '87';
  return { ...numberParts({ birthDate, name, address }), ...ids, birthState, ownIban: iban, account, code };
}
