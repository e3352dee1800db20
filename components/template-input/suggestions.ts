import { kindEntry } from '../../utils/kinds/kinds';
import { modifierCount, modifierNames } from '../../utils/plan/value-language/modifiers';
import type { PlaceSort } from '../../utils/plan/value-language/template-place';
import { text } from '../../utils/text';
import { filterOptions, type ComboboxOption } from '../filter-options';
import { kindOptions } from '../kind-options';

/** What is known where a template is typed. */
export interface TemplateSurroundings {
  /** Labels of the form's other fields. */
  readonly labels: readonly string[];
  /** `commerce.productName` and so on; empty until they are loaded. */
  readonly fakerMethods: readonly string[];
}

/** What can be put at a place of a template, what fits best to what is typed there first. Their ids are what is put. */
export function suggestionsFor(
  sort: PlaceSort,
  typed: string,
  around: TemplateSurroundings,
): readonly ComboboxOption[] {
  return filterOptions(optionsAt(sort, around), typed);
}

function optionsAt(sort: PlaceSort, { labels, fakerMethods }: TemplateSurroundings): ComboboxOption[] {
  switch (sort) {
    case 'part':
      return [...otherParts(), ...kindOptions((kind) => kindEntry(kind).example)];
    case 'modifier':
      return modifierNames.map((name) =>
        plain(name + (modifierCount(name) === 'needed' ? ':' : ''), text(`modifier_${name}`)),
      );
    case 'faker':
      return fakerMethods.map((method) => plain(method, ''));
    case 'field':
      return labels.map((label) => plain(label, ''));
    case 'date':
      return days.map((day) => plain(day, ''));
  }
}

/** Days as they are mostly wanted, for the notation more than for the days. */
const days = ['today', '+3d', '-30d', '+2w', '+1m', '-1y', '+3d:dd.MM.yyyy', '+3d:MMMM d, yyyy'];

const parts = {
  counter: 'counter',
  seed: 'seed',
  host: 'host',
  label: 'label',
  'date:': 'date',
  'field:': 'field',
  'faker.': 'faker',
} as const;

function otherParts(): ComboboxOption[] {
  return Object.entries(parts).map(([part, name]) => ({
    id: part,
    title: text(`part_${name}`),
    group: '',
    detail: part,
    words: part,
  }));
}

function plain(id: string, detail: string): ComboboxOption {
  return { id, title: id, group: '', detail, words: '' };
}
