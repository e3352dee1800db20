import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Texts from '../../utils/input-problem-text';
import { problemOf } from '../../utils/settings/input-problem';
import { personsShape } from '../../utils/settings/persons-shape';
import { checkEntries } from '../../utils/settings/read-list';
import { rulesShape } from '../../utils/settings/rules-shape';
import { scenariosShape } from '../../utils/settings/scenarios-shape';
import { sitesShape } from '../../utils/settings/sites-shape';
import { fakeI18n } from '../popup/fake-i18n';

let inputProblemText: typeof Texts.inputProblemText;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  ({ inputProblemText } = await import('../../utils/input-problem-text'));
});

const rule = (change: object) => checkEntries(rulesShape, [{ id: 'a', name: '', value: { is: 'skip' }, ...change }]);
const person = (change: object) => checkEntries(personsShape, [{ id: 'a', name: 'A', seed: '7K2QM-2F4', ...change }]);
const site = (change: object) => checkEntries(sitesShape, [{ id: 'shop.example', ...change }]);
const scenario = (change: object) =>
  checkEntries(scenariosShape, [{ id: 'a', name: 'A', host: 'a', steps: [], ...change }]);

describe('a mistake is a sentence, with its place', () => {
  test.each([
    [rule({ value: undefined }), 'value', 'Something is missing here.'],
    [rule({ value: 'x' }), 'value', '“x” is not an object such as {"is": "fixed"}.'],
    [
      rule({ value: { is: 'magic' } }),
      'value.is',
      '“magic” is not one of these: fixed, template, list, pattern, number, date, kind, skip, keep.',
    ],
    [rule({ value: { is: 'fixed', text: 7 } }), 'value.text', '“7” is not text.'],
    [rule({ value: { is: 'template', text: '' } }), 'value.text', 'Nothing is entered.'],
    [rule({ value: { is: 'template', text: '{{x' } }), 'value', '“{{x” is not closed with }}.'],
    [
      rule({ value: { is: 'template', text: 'x'.repeat(5_001) } }),
      'value.text',
      '5001 characters are too many: at most 5000.',
    ],
    [rule({ value: { is: 'number', from: 5, to: 1, step: 1 } }), 'value', '“5..1” ends before it starts.'],
    [rule({ value: { is: 'number', from: '5', to: 9, step: 1 } }), 'value.from', '“5” is not a number.'],
    [rule({ value: { is: 'date', from: 'soon', to: 'today', format: '' } }), 'value', /^“soon” is not a day/],
    [rule({ value: { is: 'kind', kind: 'shoe' } }), 'value.kind', 'There is no kind called “shoe”.'],
    [rule({ on: 'yes' }), 'on', '“yes” is neither true nor false.'],
    [rule({ sites: 'a' }), 'sites', '“a” is not a list.'],
    [rule({ sites: Array(51).fill('a.example') }), 'sites', '51 entries are too many: at most 50.'],
    [rule({ fields: [{ by: 'field', keys: [] }] }), 'fields.0.keys', '0 entries are too few: at least 1.'],
    [
      rule({ fields: [{ by: 'matches', in: [], pattern: '(' }] }),
      'fields.0.pattern',
      /^The regular expression is not valid/,
    ],
    [person({ traits: { ages: [20, 200] } }), 'traits.ages.1', '200 is more than 110.'],
    [person({ traits: { ages: [-1, 20] } }), 'traits.ages.0', '-1 is less than 0.'],
    [person({ traits: { ages: [1.5, 20] } }), 'traits.ages.0', '“1.5” is not a whole number.'],
    [
      person({ traits: { pinned: { shoe: { is: 'fixed', text: 'x' } } } }),
      'traits.pinned.shoe',
      'There is no kind called “shoe”.',
    ],
    [site({ mode: 'odd' }), 'mode', '“odd” is not one of these: realistic, boundary, invalid, hostile.'],
    [site({ auto: { is: 'scenario' } }), 'auto.scenario', 'Something is missing here.'],
    [
      scenario({ steps: [{ path: '/', values: [{ key: 'k', value: { is: 'sound' } }] }] }),
      'steps.0.values.0.value.is',
      '“sound” is not one of these: text, options, check, value.',
    ],
  ])('%#: %j', ({ problems }, where, sentence) => {
    expect(problems.map(({ path }) => path.join('.'))).toEqual([where]);
    expect(inputProblemText(problems[0]!.what)).toMatch(sentence);
  });

  test('of any length, it is told by its beginning', () => {
    const [problem] = rule({ on: 'x'.repeat(1_000) }).problems;

    expect(inputProblemText(problem!.what)).toBe(`“${'x'.repeat(60)}…” is neither true nor false.`);
  });

  test('what a schema asks that has no sentence of its own still gets one', () => {
    const result = v.safeParse(v.bigint(), 'x');

    expect(inputProblemText(problemOf(result.issues![0]))).toMatch(/^“x” is neither text nor a value/);
  });
});
