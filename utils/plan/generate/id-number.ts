import type { Ids } from '../persona/ids/id-rules';
import { namedNumber } from '../persona/ids/named';
import { text } from './drafts';
import { textsOf } from './field-hints';
import { birthDateIn } from './birth';
import type { Generator } from './generator';

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
    const stream = fact('named number');
    const named = namedNumber(textsOf(field), { ids, birthDate, country: locale.country, stream });
    return text(...writtenForms(named ?? ids[id]));
  };
}
