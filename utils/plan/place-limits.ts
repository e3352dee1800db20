/** Which towns a page's lists have room for: where it offers some regions or towns, the person lives in one of them. */
import type { FieldDescriptor, Option } from '../pipeline';
import { matchForms } from './fit/choice/match';
import { regionForms, type CountryFacts, type PlaceFacts } from './locale/country-facts';
import type { Recognition } from './recognition';

type Test = (place: PlaceFacts) => boolean;

/**
 * @param fields all fields of the page, each with its recognition at the same position
 * @returns whether every list that knows some place of the country has that one's
 */
export function placeLimits(
  fields: readonly FieldDescriptor[],
  recognitions: readonly Recognition[],
  facts: CountryFacts,
): (place: PlaceFacts) => boolean {
  const tests = fields.flatMap((field, index) => testsOf(field, recognitions[index]!, facts));
  const left = tests.reduce((places, test) => {
    const fitting = places.filter(test);
    return fitting.length > 0 ? fitting : places;
  }, facts.places);
  return (place) => left.includes(place);
}

function testsOf(field: FieldDescriptor, { kind, part }: Recognition, { regions }: CountryFacts): Test[] {
  if (field.control !== 'choice' || !field.optionsKnown || part.of !== 'whole') return [];
  const offers = remembered(field.options);
  if (kind === 'address-level1') return [({ region }) => offers(regionForms(region, regions))];
  return kind === 'address-level2' ? [({ city, latin }) => offers([city, latin ?? city])] : [];
}

/** Many places are of one region. */
function remembered(options: readonly Option[]): (forms: readonly string[]) => boolean {
  const known = new Map<string, boolean>();
  return (forms) => {
    const key = forms.join('\n');
    const found = known.get(key) ?? matchForms(options, forms) !== null;
    known.set(key, found);
    return found;
  };
}
