import { expect, test } from 'vitest';
import { sectionOf } from '../../../utils/conduct/page/section-of';
import type { FieldText } from '../../../utils/pipeline';
import { field, textField } from '../../builders';

const label: FieldText = { source: 'label', text: 'First name' };
const heading: FieldText = { source: 'heading', text: 'Your order' };
const legends = (...texts: readonly string[]) => texts.map((text): FieldText => ({ source: 'legend', text }));

test.each([
  ['its group', [label, ...legends('About you'), heading], 'About you'],
  ['the outermost of its groups', [label, ...legends('Date of birth', 'About you')], 'About you'],
  ['the heading where it stands in no group', [label, heading], 'Your order'],
  ['nothing where there is neither', [label], ''],
])('a field stands under %s', (_name, texts, expected) => {
  expect(sectionOf(textField('First name', { texts }))).toBe(expected);
});

test('the name of a group of radio buttons is their label, no section', () => {
  const radios = field({ control: 'check', checked: false }, { texts: [...legends('Delivery'), heading] });

  expect(sectionOf(radios)).toBe('Your order');
});
