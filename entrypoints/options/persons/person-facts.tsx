import { countryName } from '../../../components/country-name';
import { languageName } from '../../../components/language-name';
import type { PersonTraits } from '../../../utils/plan/persona/traits';
import type { SavedPerson } from '../../../utils/settings/saved-person';
import { text } from '../../../utils/text';

/** What makes a person besides the values that are set for them. */
export function PersonFacts({ person }: { readonly person: SavedPerson }) {
  return (
    <dl className="facts">
      {factsOf(person).map(([title, fact]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = readonly [title: string, fact: string];

function factsOf({ seed, home, traits, sites }: SavedPerson): readonly Fact[] {
  return [
    [text('seed'), seed],
    [text('personLanguage'), home && languageName(home)],
    [text('personSites'), sites.join(', ')],
    ...traitFacts(traits),
  ].filter((fact): fact is Fact => fact[1] !== '');
}

function traitFacts({ sex, ages, country, email }: PersonTraits): readonly Fact[] {
  return [
    [text('personSex'), sex ? text(`personSex_${sex}`) : ''],
    [text('personAges'), ages ? ages.join('–') : ''],
    [text('personCountry'), country && countryName(country)],
    [text('personEmail'), email],
  ];
}
