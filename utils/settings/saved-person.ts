/** Persons that the user keeps under a name. */
import { noTraits, type PersonTraits } from '../plan/persona/traits';

/** All that makes a person besides the page they fill. */
export interface PersonRecipe {
  readonly seed: string;
  /** Locale whose names they have; '' for that of each page. */
  readonly home: string;
  readonly traits: PersonTraits;
}

export interface SavedPerson extends PersonRecipe {
  readonly id: string;
  /** What the user calls them. */
  readonly name: string;
  /** Sites on which they fill in unless the user chose somebody else; see `plan/rules/site-pattern.ts`. */
  readonly sites: readonly string[];
}

/** Somebody nobody has said anything of. */
export function unknownPerson(seed: string): PersonRecipe {
  return { seed, home: '', traits: noTraits };
}

/** Whether two persons are one: of the same making, whatever they are called. */
export function isSamePerson(one: PersonRecipe, other: PersonRecipe): boolean {
  return recipeKey(one) === recipeKey(other);
}

function recipeKey({ seed, home, traits }: PersonRecipe): string {
  const { sex, ages, country, email, pinned } = traits;
  const pins = Object.entries(pinned).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([seed, home, sex, ages, country, email, pins]);
}
