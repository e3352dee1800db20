import type { PersonaSummary } from '../../../utils/messages';
import type { SavedPerson } from '../../../utils/settings/saved-person';

/** The person on the card as they are kept: with the language of their name and the country they live in. */
export function savedFrom({ recipe, locale, country }: PersonaSummary, id: string, name: string): SavedPerson {
  const { seed, home, traits } = recipe;
  return { id, name, seed, home: home || locale, traits: { ...traits, country: traits.country || country } };
}
