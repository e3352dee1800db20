import type { PlanContext } from './context';
import type { CardSort } from './persona/card';
import type { PlaceFacts } from './locale/country-facts';
import type { TakenForGranted } from './persona/life';
import { makePersona, type Persona } from './persona/persona';
import { settleTraits } from './settle-traits';

/** What a page can take of a person; absent: anything. */
export interface PageLimits {
  readonly acceptsCard?: (sort: CardSort) => boolean;
  readonly acceptsPlace?: (place: PlaceFacts) => boolean;
  readonly taken?: TakenForGranted;
}

/** Makes the persons of a context by their names (see `roles/person-name.ts`), each once. */
export function personMaker(context: PlanContext, limits: PageLimits = {}): (person: string) => Persona {
  const { seed, locale, settings } = context;
  const traits = settleTraits(context);
  const made = new Map<string, Persona>();
  return (person) => {
    const known = made.get(person);
    if (known) return known;
    const persona = makePersona({ seed, locale, person, settings, traits, ...limits });
    made.set(person, persona);
    return persona;
  };
}
