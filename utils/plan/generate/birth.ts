/** When the person was born whom a field asks about: a nursery's form asks for a child that goes there, a crèche's for a baby, a school's for one of six and more. */
import { matches } from '../pattern-of';
import { addDays, yearsBetween } from '../persona/calendar';
import type { GenerateContext } from './generator';

/** @returns `YYYY-MM-DD` */
export function birthDateIn({ persona, field }: Pick<GenerateContext, 'persona' | 'field'>): string {
  if (persona.role !== 'child') return persona.birthDate;
  const { childrenOf } = persona.locale.asks.table;
  const sort = childrenOf.find(([says]) => field.formTexts.some((text) => matches(says, text)));
  if (!sort) return persona.birthDate;
  const [, youngest, oldest] = sort;
  if (persona.age >= youngest && persona.age <= oldest) return persona.birthDate;
  const years = persona.fact('nursery age').int(youngest, oldest);
  return addDays(persona.birthDate, Math.round((persona.age - years) * 365.25));
}

/** Full years on the reference day. */
export function ageIn(context: Pick<GenerateContext, 'persona' | 'field'>): number {
  return yearsBetween(birthDateIn(context), context.persona.today);
}
