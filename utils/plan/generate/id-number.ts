import type { Ids } from '../persona/ids/id-rules';
import type { Kind } from '../../kinds/kinds';
import type { Draft } from '../draft';
import { fillChecked } from '../persona/check-digits/checked';
import { numberParts } from '../persona/ids/ids';
import { namedNumber } from '../persona/ids/named';
import { numbersOfCountry } from '../persona/ids/names-of-numbers';
import type { Persona } from '../persona/persona';
import { text } from './drafts';
import { textsOf } from './field-hints';
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
    const birthDate = birthDateIn(context);
    const ids = birthDate === persona.birthDate ? persona.ids : persona.idsFor(birthDate);
    const person = {
      ids,
      birthDate,
      country: locale.country,
      stream: fact('named number'),
      ...ofCountry(persona),
      wanted: id,
    };
    return text(...writtenForms(namedNumber(textsOf(field), person) ?? ids[id]));
  };
}

/** What the person's country calls its numbers, and what their templates may take of the person and their bank. */
export function ofCountry({ locale, name, birthDate, bank, ids }: Persona) {
  const { iban, account, code } = bank;
  const ends = { cin: iban.charAt(4), ribKey: iban.slice(-2) };
  const parts = { ...numberParts({ birthDate, name }), ...ids, ...ends, bban: iban.slice(4), account, code };
  return { facts: locale.places.numbers, parts };
}

/** A number that the field calls as the person's country does, where it is none of a person's own; null for all others. */
export function calledNumber(kind: Kind, { persona, field }: GenerateContext): Draft | null {
  const [called] = numbersOfCountry(textsOf(field), persona.locale.places.numbers);
  if (called?.kind !== kind || called.is || !called.template) return null;
  const { parts } = ofCountry(persona);
  return text(...writtenForms(fillChecked(called.template, persona.fact('named number'), parts)));
}
