import { base, de, en, Faker } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { makeStream } from '../../../utils/plan/stream';
import { checkValue } from '../../../utils/plan/value-language/check-value';
import { makeValue } from '../../../utils/plan/value-language/make-value';
import type { TextSpec } from '../../../utils/plan/value-language/value-spec';
import { valueSource } from './value-source';

const faker = new Faker({ locale: [de, en, base] });
const template = (text: string, overrides: Parameters<typeof valueSource>[0] = {}) =>
  makeValue({ is: 'template', text }, valueSource({ faker, ...overrides }));

test.each([
  ['qa+{{counter}}@ourco.example', 'qa+17@ourco.example'],
  ['{{counter|pad:5}}', '00017'],
  ['{{given-name|upper}}', '[GIVEN-NAME]'],
  ['{{seed}} {{host}} {{label}}', '7K2QM-2F4 shop.example Your e-mail'],
  ['{{label|slug}}', 'your-e-mail'],
  ['{{field:E-mail|first:4}}', 'anna'],
  ['{{date}}', '2026-01-31'],
  ['{{date:+1m}}', '2026-02-28'],
  ['{{date:+3d:dd.MM.yyyy}}', '03.02.2026'],
  ['{{date:-1y:MMMM d, yyyy}}', 'January 31, 2025'],
  ['{{date:2026-12-24:d/M/yy}}', '24/12/26'],
  ['{{faker.number.int({"min":7,"max":7})}}', '7'],
])('%s → %s', (text, expected) => {
  expect(template(text)).toEqual({ text: expected });
});

test.each([
  ['{{field:Phone}}', 'field-missing'],
  ['{{faker.person.noSuchThing}}', 'bad-faker-method'],
  ['{{faker.helpers.toString}}', 'bad-faker-method'],
  ['{{faker.number.int({"min":9,"max":1})}}', 'faker-failed'],
])('%s cannot be made: %s', (text, code) => {
  expect(template(text)).toMatchObject({ problem: { code, at: 0, length: text.length } });
});

test('speaks the data’s language through faker, the same for the same stream', () => {
  const said = template('{{faker.location.city}} {{faker.date.past}}');
  expect(said).toEqual(template('{{faker.location.city}} {{faker.date.past}}'));
  expect(said).not.toEqual(template('{{faker.location.city}} {{faker.date.past}}', { stream: makeStream('other') }));
});

describe('values of every form', () => {
  const specs: readonly [TextSpec, RegExp][] = [
    [{ is: 'fixed', text: ' {{as it is}} ' }, /^ \{\{as it is\}\} $/],
    [{ is: 'list', entries: ['SPRING *3', '', 'WELCOME10', 'a *b'] }, /^(SPRING|WELCOME10|a \*b)$/],
    [{ is: 'pattern', pattern: 'E[0-9]{6}' }, /^E\d{6}$/],
    [{ is: 'pattern', pattern: '^(?:AB|CD)-\\d{2,4}$' }, /^(?:AB|CD)-\d{2,4}$/],
    [{ is: 'number', from: 18, to: 65, step: 1 }, /^(1[89]|[2-5]\d|6[0-5])$/],
    [{ is: 'number', from: 0.5, to: 2.5, step: 0.25 }, /^[0-2]\.(00|25|50|75)$/],
    [{ is: 'number', from: 0, to: 1e-6, step: 1e-7 }, /^0\.000000\d$|^0\.0000010$/],
    [{ is: 'date', from: 'today-30d', to: 'today+1y', format: '' }, /^202[567]-\d\d-\d\d$/],
    [{ is: 'date', from: '2026-02-01', to: '2026-02-03', format: 'dd/MM/yyyy' }, /^0[123]\/02\/2026$/],
  ];

  test.each(specs)('%j', (spec, shape) => {
    expect(checkValue(spec)).toEqual([]);
    for (let round = 0; round < 100; round++) {
      const source = () => valueSource({ stream: makeStream(`property ${round}`) });
      const made = makeValue(spec, source());
      expect(made, `stream “property ${round}”`).toEqual({ text: expect.stringMatching(shape) });
      expect(makeValue(spec, source())).toEqual(made);
    }
  });

  test('a list draws its entries by weight', () => {
    const draws = Array.from({ length: 400 }, (_, round) =>
      makeValue({ is: 'list', entries: ['often *9', 'once'] }, valueSource({ stream: makeStream(`w${round}`) })),
    );
    const often = draws.filter((made) => 'text' in made && made.text === 'often').length;
    expect(often).toBeGreaterThan(320);
    expect(often).toBeLessThan(400);
  });
});

test.each([
  [{ is: 'template', text: '{{x}}' }, 'unknown-part', 2],
  [{ is: 'list', entries: [' ', ''] }, 'empty', 0],
  [{ is: 'pattern', pattern: 'ab(c' }, 'bad-pattern', 3],
  [{ is: 'number', from: 5, to: 1, step: 1 }, 'bad-span', 0],
  [{ is: 'number', from: 1, to: 5, step: 0 }, 'bad-step', 0],
  [{ is: 'number', from: NaN, to: 5, step: 1 }, 'no-number', 0],
  [{ is: 'number', from: -1e308, to: 1e308, step: 1 }, 'too-many-steps', 0],
  [{ is: 'number', from: 0, to: 5, step: 1e-300 }, 'too-many-steps', 0],
  [{ is: 'date', from: 'today', to: 'sometime', format: '' }, 'bad-day', 0],
  [{ is: 'date', from: '2026-02-30', to: 'today', format: '' }, 'bad-day', 0],
  [{ is: 'date', from: 'today', to: '-1d', format: '' }, 'bad-span', 0],
] as const)('%j is refused: %s', (spec, code, at) => {
  expect(checkValue(spec)[0]).toMatchObject({ code, at });
});

test('text without end is read, and made, without a throw', () => {
  const odd = ['{{', '}}', '\\{{', '|', ':', '(', '"', 'email', 'faker.number.int', ' '];
  const stream = makeStream('odd templates');
  for (let round = 0; round < 2_000; round++) {
    const text = Array.from({ length: stream.int(0, 12) }, () => stream.pick(odd)).join('');
    expect(() => template(text), text).not.toThrow();
  }
});
