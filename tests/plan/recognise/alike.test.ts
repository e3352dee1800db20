import { expect, test } from 'vitest';
import { heardOnce } from '../../../utils/plan/recognise/alike';
import { Scores } from '../../../utils/plan/recognise/signals/scores';
import type { Reading } from '../../../utils/plan/recognise/reading';
import type { FieldFacts } from '../../../utils/pipeline';
import { textField } from '../../builders';

const openReading: Omit<Reading, 'field' | 'scores' | 'extra'> = {
  language: 'en',
  kind: 'quantity',
  ask: null,
  shape: null,
  known: true,
  part: { of: 'whole' },
  person: '',
  repeats: null,
  ends: null,
  skipReason: null,
};

/** Hears a field by what it is called, and notes each that it is asked for. */
function hearing() {
  const heard: string[] = [];
  const hear = heardOnce((field) => {
    heard.push(field.name);
    const scores = new Scores();
    scores.add('name', field.name, 1, [{ kind: 'quantity', quality: 1 }]);
    scores.add('id', field.elementId, 1, [{ kind: 'quantity', quality: 0.5 }]);
    scores.add('label', field.texts[0]?.text ?? '', 1, [{ kind: 'quantity', quality: 0.2 }]);
    return { ...openReading, field, scores, extra: [] };
  });
  return { heard, hear };
}

const parcel = (name: string, label = 'Parcels', facts: Partial<FieldFacts> = {}) =>
  textField(label, { name, elementId: `in-${name}`, ...facts });

test('rows that differ in long numbers of their names are heard once, each under its own names', () => {
  const { heard, hear } = hearing();
  hear(parcel('parcels_100'));
  const second = hear(parcel('parcels_2417', 'Parcels', { group: 'g9' }));
  expect(heard).toEqual(['parcels_100']);
  expect(second.field.name).toBe('parcels_2417');
  expect(second.scores.evidenceFor('quantity').map(({ signal, text }) => `${signal} ${text}`)).toEqual([
    'name parcels_2417',
    'id in-parcels_2417',
    'label Parcels',
  ]);
});

test.each([
  ['short numbers of names', parcel('parcels_1'), parcel('parcels_2')],
  ['texts', parcel('parcels_100'), parcel('parcels_200', 'Pallets')],
  ['forms', parcel('parcels_100'), parcel('parcels_200', 'Parcels', { form: 'other' })],
  ['what they hold', parcel('parcels_100'), parcel('parcels_200', 'Parcels', { current: '7' })],
  ['long numbers of names that a text may repeat', parcel('hub_100', 'Hub 100'), parcel('hub_200', 'Hub 100')],
  [
    'names of one and two',
    parcel('hub_100', 'Hub', { elementId: 'hub_100' }),
    parcel('hub_100', 'Hub', { elementId: 'hub_101' }),
  ],
])('fields that differ in %s are heard each', (_, one, other) => {
  const { heard, hear } = hearing();
  hear(one);
  hear(other);
  expect(heard).toHaveLength(2);
});

test('what neighbours later say of one is not said of the next', () => {
  const { hear } = hearing();
  const first = hear(parcel('parcels_100'));
  const second = hear(parcel('parcels_200'));
  first.extra.push({ signal: 'neighbours', text: 'Weight', score: 0.5 });
  expect(second.extra).toEqual([]);
});
