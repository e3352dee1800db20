import { expect, it } from 'vitest';
import { bareText } from '../../../utils/bare-field';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { ownCases, suitsOwn } from '../../../utils/settings/own-entries/own-suited';
import type { Control } from '../../../utils/pipeline';

const entry: OwnEntry = { id: 'a', title: 'A', group: '', value: { is: 'fixed', text: '' } };
const date: Control = { control: 'date', type: 'date', min: '', max: '', step: '', suggestions: [] } as never;
const number: Control = { control: 'number', type: 'number' } as never;
const area: Control = { ...bareText, type: 'textarea' };

it.each<[string, Partial<OwnEntry>, string, Control, boolean]>([
  ['any text into a line', {}, 'some text', bareText, true],
  ['two lines into a line', {}, 'a\nb', bareText, false],
  ['two lines into an area', {}, 'a\nb', area, true],
  ['a word into a number', {}, 'five', number, false],
  ['a number into a number', {}, '-1e5', number, true],
  ['a day that exists into a date', {}, '2028-02-29', date, true],
  ['a day that does not', {}, '2027-02-29', date, false],
  ['into a kind it is not for', { kinds: ['address-level2'] }, 'x', bareText, false],
  ['into a kind it is for', { kinds: ['email'] }, 'x', bareText, true],
  ['into a control it is not for', { suits: ['lines'] }, 'x', bareText, false],
])('%s', (_name, said, text, control, expected) => {
  expect(suitsOwn({ ...entry, ...said }, text, control, 'email')).toBe(expected);
});

it('those alone are cases of which the text is known and not too long, for the controls that hold them', () => {
  const own: readonly OwnEntry[] = [
    { ...entry, id: 'day', value: { is: 'fixed', text: '2028-02-29' }, kinds: ['bday'] },
    { ...entry, id: 'lines', value: { is: 'fixed', text: 'a\nb' } },
    { ...entry, id: 'long', value: { is: 'counter', length: 10_001 } },
    { ...entry, id: 'person', value: { is: 'template', text: '{{email}}' } },
  ];
  const cases = ownCases(own, 'Mine');
  expect(cases.map(({ id, probes, kinds }) => [id, probes, kinds])).toEqual([
    ['day', 'Mine', ['bday']],
    ['lines', 'Mine', undefined],
  ]);
  expect(cases.map(({ suits }) => suits.includes('date'))).toEqual([true, false]);
  expect(cases[1]!.suits).toEqual(['lines']);
});
