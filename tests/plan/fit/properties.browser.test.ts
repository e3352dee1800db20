import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../../../utils/plan/draft';
import { modes, type Mode } from '../../../utils/plan/context';
import { fit } from '../../../utils/plan/fit/fit';
import { makeStream, type Stream } from '../../../utils/plan/stream';
import {
  typedText,
  type DateControl,
  type FieldDescriptor,
  type NumberControl,
  type TextControl,
  type Value,
} from '../../../utils/pipeline';
import type { ReasonCode } from '../../../utils/reasons';
import { launchChromium } from '../../browser/chromium';
import { context, dateField, numberField, textField } from './builders';

const seed = 'constraints-1';
const count = 600;

interface Case {
  readonly html: string;
  readonly field: FieldDescriptor;
  readonly draft: Draft;
}

const patterns = [
  '',
  '',
  '',
  '[A-Za-z ]+',
  '\\d{3,}',
  '[a-z]{2,}\\d*',
  '(?=.*\\d)(?=.*[a-z]).{6,}',
  '[A-Z]{2}-?\\d+',
  '\\S+',
];

function attributes(values: Readonly<Record<string, string | number | boolean | null>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== '' && value !== false)
    .map(([name, value]) => (value === true ? name : `${name}="${String(value).replaceAll('"', '&quot;')}"`))
    .join(' ');
}

function textCase(stream: Stream): Case {
  const type = stream.pick(['text', 'text', 'email', 'url', 'tel', 'search', 'password', 'textarea'] as const);
  const minLength = stream.chance(0.4) ? stream.int(0, 30) : null;
  const maxLength = stream.chance(0.5)
    ? stream.int(Math.max(minLength ?? 1, type === 'email' || type === 'url' ? 14 : 8), 60)
    : null;
  const pattern = ['text', 'tel', 'search'].includes(type) ? stream.pick(patterns) : '';
  const control: Partial<TextControl> = { type, minLength, maxLength, pattern };
  const required = stream.chance(0.5);
  const rules = attributes({ minlength: minLength, maxlength: maxLength, pattern, required });
  const html = type === 'textarea' ? `<textarea ${rules}></textarea>` : `<input type="${type}" ${rules}>`;
  return { html, field: textField(control, { required }), draft: stream.pick(drafts) };
}

const drafts: readonly Draft[] = [
  { is: 'text', forms: ['Anna Weber', 'Weber, Anna', 'A. Weber'] },
  { is: 'text', forms: ['anna.weber@example.com'] },
  { is: 'text', forms: ['+49 30 23125 014', '03023125014'] },
  { is: 'text', forms: ['Jürgen'] },
  { is: 'text', forms: ['DE', 'Germany', 'Deutschland'] },
  { is: 'date', date: '2026-12-03', time: '14:30' },
  { is: 'number', number: 42.5, low: 1, high: 100, decimals: 1 },
  { is: 'prose', sentences: ['I like maps.', 'The walk along the coast was long and quiet.', 'See you soon.'] },
];

function numberCase(stream: Stream): Case {
  const type = stream.pick(['number', 'number', 'range'] as const);
  const decimals = stream.int(0, 3);
  const round = (number: number) => Number(number.toFixed(decimals));
  const step = stream.chance(0.6)
    ? Math.max(round(stream.next() * 10), Number(`1e-${decimals}`))
    : stream.chance(0.5)
      ? null
      : 1;
  const min = stream.chance(0.6) || type === 'range' ? round(stream.next() * 200 - 100) : null;
  const max = stream.chance(0.6) || type === 'range' ? round((min ?? 0) + stream.next() * 200 + (step ?? 1)) : null;
  const control: Partial<NumberControl> = { type, min, max, step, stepBase: min ?? 0 };
  const html = `<input type="${type}" ${attributes({ min, max, step: step ?? 'any' })}>`;
  const number = stream.int(-50, 150);
  return {
    html,
    field: numberField(control),
    draft: { is: 'number', number, low: number - 20, high: number + 20, decimals },
  };
}

function dateCase(stream: Stream): Case {
  const type = stream.pick(['date', 'month', 'week', 'time', 'datetime-local'] as const);
  const day = (year: number) => `${year}-0${stream.int(1, 9)}-${stream.int(10, 28)}`;
  const show: Readonly<Record<typeof type, (year: number) => string>> = {
    date: day,
    month: (year) => day(year).slice(0, 7),
    week: (year) => `${year}-W${stream.int(10, 52)}`,
    time: (year) =>
      year < 2027 ? `0${stream.int(0, 9)}:${stream.int(10, 59)}` : `${stream.int(12, 23)}:${stream.int(10, 59)}`,
    'datetime-local': (year) => `${day(year)}T0${stream.int(0, 9)}:${stream.int(10, 59)}`,
  };
  const min = stream.chance(0.5) ? show[type](stream.int(2020, 2026)) : '';
  const max = stream.chance(0.5) ? show[type](stream.int(2027, 2032)) : '';
  const step = stream.chance(0.3) ? (type.includes('time') ? stream.pick([60, 900, 3600]) : stream.int(1, 7)) : null;
  const control: Partial<DateControl> = { type, min, max, step };
  const date = day(stream.int(2018, 2034));
  return {
    html: `<input type="${type}" ${attributes({ min, max, step })}>`,
    field: dateField(control),
    draft: { is: 'date', date, time: '14:30' },
  };
}

const stream = makeStream(seed);
const cases = Array.from({ length: count }, () => stream.pick([textCase, textCase, numberCase, dateCase])(stream));

interface State {
  readonly value: string;
  readonly broken: readonly string[];
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Writes the values by plain assignment into a fresh page and reads back what the browser says of each field. */
async function write(values: readonly (Value | null)[]): Promise<State[]> {
  await page.setContent(`<meta charset="utf-8"><form>${cases.map(({ html }) => html).join('\n')}</form>`);
  const texts = values.map((value) => typedText(value) ?? '');
  return (await page.evaluate(`((texts) => {
    const names = ['valueMissing', 'typeMismatch', 'patternMismatch', 'rangeUnderflow', 'rangeOverflow', 'stepMismatch', 'badInput'];
    return [...document.querySelectorAll('input, textarea')].map((field, index) => {
      field.value = texts[index];
      return { value: field.value, broken: names.filter((name) => field.validity[name]) };
    });
  })(${JSON.stringify(texts)})`)) as State[];
}

function fitted(mode: Mode) {
  return cases.map(({ draft, field }, index) =>
    fit(draft, field, context('text', { mode, stream: makeStream(`${seed}/${mode}/${index}`) })),
  );
}

function lengthsKept({ field }: Case, value: string): boolean {
  if (field.control !== 'text') return true;
  return value.length >= (field.minLength ?? 0) && value.length <= (field.maxLength ?? Infinity);
}

describe(`${count} fields with random rules (seed ${seed})`, () => {
  it.each(modes.filter((mode) => mode === 'realistic' || mode === 'boundary'))('accept %s values', async (mode) => {
    const values = fitted(mode).map(({ value }) => value);
    const states = await write(values);
    const refused = cases.filter((_, index) => values[index] === null).map(({ html }) => html);
    const wrong = cases.flatMap((one, index) => {
      const { value, broken } = states[index]!;
      const kept = typedText(values[index] ?? null) === value;
      const good = values[index] === null || (kept && broken.length === 0 && lengthsKept(one, value));
      return good ? [] : [{ html: one.html, wanted: values[index], value, broken }];
    });
    expect(wrong).toEqual([]);
    expect(refused).toEqual([]);
  });

  const flags: Readonly<Partial<Record<ReasonCode, string>>> = {
    'breaks-required': 'valueMissing',
    'breaks-type': 'typeMismatch',
    'breaks-pattern': 'patternMismatch',
    'breaks-min': 'rangeUnderflow',
    'breaks-max': 'rangeOverflow',
    'breaks-step': 'stepMismatch',
  };

  it('break the one rule that invalid values name', async () => {
    const plans = fitted('invalid');
    const states = await write(plans.map(({ value }) => value));
    const wrong = cases.flatMap((one, index) => {
      const { reason } = plans[index]!;
      const { value, broken } = states[index]!;
      const expected = flags[reason!] ? [flags[reason!]] : [];
      const length = reason === 'breaks-min-length' || reason === 'breaks-max-length' || reason === 'breaks-required';
      const good = broken.join() === expected.join() && length !== lengthsKept(one, value);
      return good || reason === 'breaks-required' ? [] : [{ html: one.html, reason, value, broken }];
    });
    expect(wrong).toEqual([]);
    expect(new Set(plans.map(({ reason }) => reason)).size).toBeGreaterThanOrEqual(8);
  });

  it('hold hostile values of theirs', async () => {
    const values = fitted('hostile').map(({ value }) => value);
    const states = await write(values);
    const changed = states.filter(({ value }, index) => typedText(values[index] ?? null) !== null && value === '');
    expect(changed).toEqual([]);
  });
});
