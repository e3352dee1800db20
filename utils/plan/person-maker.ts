import type { PlanContext } from './context';
import type { CardSort } from './persona/card';
import { makePersona, type Persona } from './persona/persona';
import { settleTraits } from './settle-traits';

/** Makes the persons of a context by their names (see `roles/person-name.ts`), each once. */
export function personMaker(
  context: PlanContext,
  acceptsCard?: (sort: CardSort) => boolean,
): (person: string) => Persona {
  const { seed, locale, settings } = context;
  const traits = settleTraits(context);
  const made = new Map<string, Persona>();
  return (person) => {
    const known = made.get(person);
    if (known) return known;
    const persona = makePersona({ seed, locale, person, settings, traits, ...(acceptsCard && { acceptsCard }) });
    made.set(person, persona);
    return persona;
  };
}
