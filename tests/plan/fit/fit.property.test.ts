import { describe, expect, it } from 'vitest';
import { modes } from '../../../utils/plan/context';
import type { Draft } from '../../../utils/plan/draft';
import { fit } from '../../../utils/plan/fit/fit';
import { allKinds } from '../../../utils/kinds/kinds';
import type { Part } from '../../../utils/plan/recognition';
import { makeStream, type Stream } from '../../../utils/plan/stream';
import { textSources, type FieldDescriptor } from '../../../utils/pipeline';
import { choiceField, context, dateField, field, numberField, textField } from './builders';

const seed = 'hostile-fields-1';

const strings = [
  '',
  ' ',
  'Anna',
  '2026-02-30',
  '99/99/9999',
  '(((((((((',
  '[^a]*(b|c)+$',
  '(a+)+$',
  'd/m/Y',
  '____-__-__',
  '#'.repeat(5000),
  '1'.repeat(5000),
  'mm/yy '.repeat(800),
  'required: [ ]; minlength: 99999; maxlength: 1',
  'required: [',
  '\u202E\u0000\uD800',
  '$50k–$75k'.repeat(300),
  'image/*,.pdf',
  '-- select --',
];
const numbers = [null, 0, -1, 1, 7, 0.1, 1e308, 5e-324, NaN, Infinity, -Infinity, 2 ** 53 + 2, 524_288];

const drafts = (stream: Stream): Draft[] => [
  { is: 'text', forms: [stream.pick(strings), stream.pick(strings)] },
  { is: 'text', forms: [] },
  { is: 'date', date: stream.pick(['2026-12-03', '2024-02-29', '1900-01-01']), time: stream.pick(['', '14:30']) },
  { is: 'number', number: stream.pick([0, -5, 42.125, 1e9]), low: 0, high: 10, decimals: stream.int(0, 3) },
  { is: 'flag', flag: stream.chance(0.5) },
  { is: 'prose', sentences: [] },
  { is: 'prose', sentences: ['One sentence.', stream.pick(strings)] },
  { is: 'file', stem: stream.pick(strings) },
];

const parts = (stream: Stream): Part[] => [
  { of: 'whole' },
  { of: 'date', piece: stream.pick(['day', 'month', 'year', 'month-year', 'hour', 'minute', 'second', 'day-period']) },
  { of: 'split', index: stream.int(0, 5), count: stream.int(1, 6) },
];

function fieldOf(stream: Stream): FieldDescriptor {
  const text = () => stream.pick(strings);
  const length = () => stream.pick([null, null, 0, 1, 3, 40, 1_000_000]);
  const number = () => stream.pick(numbers);
  const texts = Array.from({ length: stream.int(0, 3) }, () => ({ source: stream.pick(textSources), text: text() }));
  const type = stream.pick(['text', 'url', 'tel', 'email', 'password', 'textarea', 'code'] as const);
  const rules = { minLength: length(), maxLength: length(), pattern: text(), mask: text(), passwordRules: text() };
  const made = [
    textField({ type, ...rules, suggestions: stream.chance(0.2) ? strings : [], multiple: stream.chance(0.5) }),
    numberField({ min: number(), max: number(), step: number(), stepBase: number() ?? 0 }),
    dateField({
      type: stream.pick(['date', 'month', 'week', 'time', 'datetime-local']),
      min: text(),
      max: text(),
      step: number(),
    }),
    choiceField(stream.chance(0.2) ? [] : strings, { optionsKnown: stream.chance(0.8), multiple: stream.chance(0.5) }),
    field({ control: 'file', accept: text(), multiple: stream.chance(0.5) }),
    field({ control: 'check', checked: false }),
    field({ control: 'color' }),
    field({ control: 'drawing' }),
  ];
  return {
    ...stream.pick(made),
    texts,
    lang: text().slice(0, 20),
    required: stream.chance(0.5),
    current: text(),
    state: 'preset',
  };
}

describe(`fields as a hostile page may describe them (seed ${seed})`, () => {
  it.each(modes)('end in a value or a reason, the same each time: %s', (mode) => {
    for (let index = 0; index < 250; index++) {
      const stream = makeStream(`${seed}/${index}`);
      const target = fieldOf(stream);
      const draft = stream.pick(drafts(stream));
      const recognition = { part: stream.pick(parts(stream)) };
      const kind = stream.pick(allKinds);
      const once = () => fit(draft, target, context(kind, { mode, stream: makeStream(`${index}`) }, recognition));
      const fitted = once();
      expect(once()).toEqual(fitted);
      expect(fitted.value !== null || fitted.reason !== null).toBe(true);
    }
  });
});
