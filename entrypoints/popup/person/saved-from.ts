import type { PersonaSummary } from '../../../utils/messages/tab-state';
import type { SavedPerson } from '../../../utils/settings/saved-person';

/** The person on the card as they are kept: with the language of their name and the country they live in. */
export function savedFrom(
  { recipe, locale, country }: PersonaSummary,
  kept: Pick<SavedPerson, 'id' | 'name'>,
): Omit<SavedPerson, 'sites'> {
  const { seed, home, traits } = recipe;
  return {
    id: kept.id,
    name: kept.name,
    seed,
    home: home || locale,
    traits: { ...traits, country: traits.country || country },
  };
}
