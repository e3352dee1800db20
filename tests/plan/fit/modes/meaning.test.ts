import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import validator from 'validator';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import type { Mode } from '../../../../utils/plan/context';
import type { Draft } from '../../../../utils/plan/draft';
import { fit, waysToBreak } from '../../../../utils/plan/fit/fit';
import type { Fitted } from '../../../../utils/plan/fit/fitted';
import type { Kind } from '../../../../utils/kinds/kinds';
import { makeStream } from '../../../../utils/plan/stream';
import { judges } from '../../../catalogue/claims';
import { catalogue } from '../../../catalogue/loaded';
import { context, dateField, field, numberField, outcome, textField } from '../builders';

function fitted(mode: Mode, kind: Kind, target: FieldDescriptor, draft: Draft): Fitted[] {
  return Array.from({ length: 20 }, (_, index) =>
    fit(draft, target, context(kind, { mode, catalogue, stream: makeStream(`${kind}${index}`) })),
  );
}

const texts = (all: readonly Fitted[]) => [...new Set(all.map((one) => String(outcome(one))))].sort();
const text = (...forms: string[]): Draft => ({ is: 'text', forms });
const iban = 'DE89370400440532013000';

describe('boundary keeps what a text means', () => {
  it.each<[string, Kind, Draft, FieldDescriptor, (text: string) => boolean, number[]]>([
    ['IBANs', 'iban', text(iban), textField(), (one) => isValidIBAN(one), [15, 32]],
    ['cards', 'cc-number', text('4242424242424242'), textField(), (one) => judges.card(one), [13, 19]],
    [
      'addresses',
      'email',
      text('anna@example.com'),
      textField({ type: 'email' }),
      (one) => validator.isEmail(one),
      [8, 254],
    ],
    ['postal codes', 'postal-code', text('10969'), textField(), (one) => validator.isPostalCode(one, 'US'), [5, 10]],
    [
      'phones',
      'tel',
      text('+12025550142', '+1 202-555-0142', '(202) 555-0142'),
      textField({ type: 'tel' }),
      (one) => one.replace(/\D/g, '').endsWith('2025550142'),
      [12, 15],
    ],
  ])('%s', (_name, kind, draft, target, isValid, lengths) => {
    const seen = texts(fitted('boundary', kind, target, draft));
    expect(seen.filter((one) => !isValid(one))).toEqual([]);
    expect(seen.map(({ length }) => length).sort((a, b) => a - b)).toEqual(lengths);
  });

  it.each<[string, Kind, FieldDescriptor, string[]]>([
    ['days', 'date', dateField(), ['1900-01-01', '9999-12-31']],
    ['birth dates', 'bday', dateField(), ['1900-01-01', '2026-11-20']],
    ['times', 'time', dateField({ type: 'time' }), ['00:00', '23:59']],
    ['months', 'date', dateField({ type: 'month' }), ['1900-01', '9999-12']],
    ['numbers', 'quantity', numberField(), ['0', '2147483647']],
    ['shares', 'percentage', numberField({ step: null }), ['0', '100']],
    ['one bound of its own', 'quantity', numberField({ min: 3 }), ['2147483647', '3']],
    ['dates in a text box', 'bday', textField(), ['01/01/1900', '11/20/2026']],
  ])('goes to sensible edges without limits: %s', (_name, kind, target, expected) => {
    expect(texts(fitted('boundary', kind, target, { is: 'date', date: '1992-04-17', time: '' }))).toEqual(expected);
  });
});

/** Every way to break a field: rule and text. */
function ways(kind: Kind, target: FieldDescriptor, draft: Draft, repeats: string | null = null): string[] {
  const asked = context(kind, { mode: 'invalid', catalogue }, { repeats: repeats as never });
  return waysToBreak(draft, target, asked).map(({ rule, fitted: { shown } }) => `${rule} ${shown}`);
}

describe('invalid breaks what a text means', () => {
  it('an address in ten ways and more, each of them wrong', () => {
    const found = waysToBreak(
      text('anna@example.com'),
      textField({ type: 'email' }),
      context('email', { mode: 'invalid', catalogue }),
    );
    const wrong = found.map(({ fitted: { shown } }) => shown);
    expect(new Set(wrong).size).toBeGreaterThanOrEqual(10);
    expect(wrong.filter((one) => validator.isEmail(one, { require_tld: false }))).toEqual([]);
    expect(new Set(found.map(({ rule }) => rule)).size).toBe(found.length);
    expect(found.some(({ fitted: { reason } }) => reason === 'breaks-format')).toBe(true);
  });

  it.each<[string, Kind, Draft, FieldDescriptor, string]>([
    [
      'a card’s check digit',
      'cc-number',
      text('4242 4242 4242 4242'),
      textField(),
      'breaks-check-digits 4242 4242 4242 4243',
    ],
    ['an IBAN’s check digits', 'iban', text(iban), textField(), 'breaks-check-digits DE99370400440532013000'],
    ['a day', 'bday', { is: 'date', date: '1992-04-17', time: '' }, textField(), 'breaks-date:february-30 02/30/2027'],
    ['a month', 'bday', { is: 'date', date: '1992-04-17', time: '' }, textField(), 'breaks-date:month-13 13/05/2027'],
    [
      'the type of a file',
      'file',
      { is: 'file', stem: 'cv' },
      field({ control: 'file', accept: '.pdf', multiple: false }),
      'breaks-file-type wrong-type.txt',
    ],
  ])('%s', (_name, kind, draft, target, expected) => {
    expect(ways(kind, target, draft)).toContain(expected);
  });

  it('a repetition, by another value', () => {
    expect(ways('email', textField({ type: 'email' }), text('anna@example.com'), 'f0')).toContain(
      'breaks-repeat anna@example.comx',
    );
  });

  it('a required e-mail in many ways, left empty now and then', () => {
    const target = { ...textField({ type: 'email' }), required: true };
    const seen = fitted('invalid', 'email', target, text('anna@example.com'));
    expect(new Set(seen.map(({ shown }) => shown)).size).toBeGreaterThan(7);
    expect(seen.filter(({ shown }) => shown === '').length).toBeLessThan(7);
  });

  it('a required text that may be anything by nothing, or by what looks like nothing', () => {
    const target = { ...textField(), required: true };
    const seen = fitted('invalid', 'given-name', target, text('Anna'));
    expect(new Set(seen.map(({ reason }) => reason))).toEqual(new Set(['breaks-required']));
    expect(new Set(seen.map(({ shown, probe }) => probe?.title ?? shown))).toEqual(
      new Set(['', 'Spaces alone', 'No-break spaces alone']),
    );
  });

  it('nothing where any file will do', () => {
    expect(ways('file', field({ control: 'file', accept: '', multiple: false }), { is: 'file', stem: 'cv' })).toEqual(
      [],
    );
  });
});

describe('hostile', () => {
  it('says what each value probes', () => {
    for (const one of fitted('hostile', 'family-name', textField(), text('Weber'))) {
      const entry = catalogue.find(({ title, probes }) => title === one.probe?.title && probes === one.probe.probes);
      expect(entry?.kinds ?? ['family-name']).toContain('family-name');
    }
  });

  it('takes what the field accepts, so that the form can be sent', () => {
    const seen = texts(fitted('hostile', 'text', textField({ pattern: '[A-Z]{2,3}', maxLength: 3 }), text('ABC')));
    expect(seen.filter((one) => !/^[A-Z]{2,3}$/.test(one))).toEqual([]);
  });

  it('hands over odd files under an accepted name', () => {
    const files = fitted('hostile', 'photo', field({ control: 'file', accept: 'image/png', multiple: false }), {
      is: 'file',
      stem: 'me',
    });
    const specs = files.flatMap(({ value }) => (value?.as === 'files' ? value.files : []));
    expect(new Set(specs.map(({ name }) => name)).size).toBeGreaterThan(5);
    for (const { name, type } of specs) {
      expect(name.length).toBeLessThanOrEqual(255);
      expect(type).toBe('image/png');
    }
  });
});
