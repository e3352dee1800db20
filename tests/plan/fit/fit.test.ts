import { describe, expect, it } from 'vitest';
import { fit } from '../../../utils/plan/fit/fit';
import type { Draft } from '../../../utils/plan/draft';
import { choiceField, context, dateField, field, numberField, outcome, placeholder, textField } from './builders';

const text = (...forms: string[]): Draft => ({ is: 'text', forms });
const number = (value: number, low = value, high = value, decimals = 0): Draft => ({
  is: 'number',
  number: value,
  low,
  high,
  decimals,
});
const date = (day: string, time = ''): Draft => ({ is: 'date', date: day, time });

describe('text', () => {
  const phone = text('+1 415-555-0142', '(415) 555-0142', '4155550142');
  const mail = text('anna.weber@example.com');
  const profile = text('https://www.example.com/anna-weber');
  it.each([
    ['as drafted', text('Anna Weber'), textField(), 'Anna Weber'],
    ['a form that is short enough', text('Deutschland', 'DE'), textField({ maxLength: 2 }), 'DE'],
    ['a name cut at a word', text('Anna Maria Weber'), textField({ maxLength: 10 }), 'Anna Maria'],
    ['without spaces', text('4242 4242 4242 4242'), textField({ maxLength: 16 }), '4242424242424242'],
    ['digits for a pattern', text('+1 415-555-0142', '415-555-0142'), textField({ pattern: '\\d{10}' }), '4155550142'],
    ['a phone in a made-up notation', phone, textField({ pattern: '\\d{3}\\.\\d{3}\\.\\d{4}' }), '415.555.0142'],
    ['as the placeholder shows', phone, textField({}, placeholder('(555) 000-0000')), '(415) 555-0142'],
    ['digits for their keyboard', text('REF-58214'), textField({ inputMode: 'numeric', maxLength: 4 }), '5821'],
    ['into a mask', phone, textField({ mask: '###-###-####' }), '415-555-0142'],
    ['a mail of the domain', mail, textField({ type: 'email', pattern: '.+@acme\\.test' }), 'anna.weber@acme.test'],
    ['a mail of a zone', mail, textField({ type: 'email', pattern: '.*@.*\\.edu$' }), 'anna.weber@example.edu'],
    ['a mail of a group', mail, textField({ pattern: '[\\w.]+@(?:acme)\\.test' }), 'anna.weber@acme.test'],
    ['a page of the site', profile, textField({ pattern: 'https?://in\\.test/u/.+' }), 'https://in.test/u/anna-weber'],
    ['upper case', text('wauwzzz'), textField({ pattern: '[A-Z]{7}' }), 'WAUWZZZ'],
    ['ASCII', text('Jürgen'), textField({ pattern: '[A-Za-z]+' }), 'Jurgen'],
    ['no line breaks', text('12 High St\nFlat 3'), textField(), '12 High St, Flat 3'],
    ['an e-mail made of a name', text('Anna Weber'), textField({ type: 'email' }), 'annaweber@example.com'],
    [
      'the suggestion that says the same',
      text('DE', 'germany'),
      textField({ suggestions: ['France', 'Germany'] }),
      'Germany',
    ],
    ['nothing longer than nothing', text('x'), textField({ maxLength: 0 }), 'refused: no-value-found'],
    [
      'nothing between contrary lengths',
      text('x'),
      textField({ minLength: 5, maxLength: 3 }),
      'refused: no-value-found',
    ],
    ['an ignored pattern', text('x'), textField({ pattern: '[' }), 'x'],
    ['a number with a comma', number(24.9, 1, 99, 2), textField({}, placeholder('0,00')), '24,90'],
  ])('writes %s', (_name, draft, target, expected) => {
    expect(outcome(fit(draft, target, context('text')))).toBe(expected);
  });

  it('offers other notations', () => {
    const fitted = fit(phone, textField(), context('tel'));
    expect(fitted.value).toMatchObject({
      text: '+1 415-555-0142',
      alternatives: expect.arrayContaining(['4155550142']),
    });
  });

  it('gives each of several boxes its piece', () => {
    const pieces = (draft: Draft, kind: 'cc-number' | 'tel' | 'one-time-code', count: number, maxLength: number) =>
      Array.from({ length: count }, (_, index) =>
        outcome(fit(draft, textField({ maxLength }), context(kind, {}, { part: { of: 'split', index, count } }))),
      );
    expect(pieces(text('4242424242424242'), 'cc-number', 4, 4)).toEqual(['4242', '4242', '4242', '4242']);
    expect(pieces(text('+1 415 555 0142', '4155550142'), 'tel', 3, 4)).toEqual(['415', '555', '0142']);
    expect(pieces(text('482913'), 'one-time-code', 6, 1)).toEqual(['4', '8', '2', '9', '1', '3']);
  });
});

describe('prose', () => {
  const draft: Draft = { is: 'prose', sentences: ['I like maps.', 'Long walks are good.', 'See you soon.'] };
  it.each([
    ['a line', textField(), 'I like maps.'],
    ['a paragraph', textField({ type: 'textarea' }), 'I like maps. Long walks are good. See you soon.'],
    ['whole sentences', textField({ type: 'textarea', maxLength: 40 }), 'I like maps. Long walks are good.'],
    ['whole words', textField({ type: 'textarea', maxLength: 9 }), 'I like.'],
  ])('writes %s', (_name, target, expected) => {
    expect(outcome(fit(draft, target, context('message')))).toBe(expected);
  });

  it('goes on until the text is long enough', () => {
    const written = outcome(
      fit(draft, textField({ type: 'textarea', minLength: 200, maxLength: 230 }), context('message')),
    );
    expect(String(written).length).toBeGreaterThanOrEqual(200);
    expect(String(written).length).toBeLessThanOrEqual(230);
  });
});

describe('numbers', () => {
  it.each([
    ['the draft', number(42), numberField(), '42'],
    ['on the steps', number(42), numberField({ step: 5 }), '40'],
    ['from the base', number(42), numberField({ step: 5, stepBase: 3, min: 3 }), '43'],
    ['without float noise', number(0.3, 0, 1, 1), numberField({ step: 0.1, min: 0, max: 1 }), '0.3'],
    ['within bounds', number(500, 1, 1000), numberField({ min: 1, max: 10, step: 10, stepBase: 1 }), '1'],
    ['any number', number(24.9, 1, 99, 2), numberField({ step: null }), '24.9'],
    ['more than nothing where only that is meant', number(0.45, 0.3, 0.6, 2), numberField(), '1'],
    ['leading zeros', text('02134'), numberField(), '02134'],
    ['nothing between contrary bounds', number(1), numberField({ min: 5, max: 1 }), 'refused: no-value-found'],
    [
      'nothing between steps',
      number(1),
      numberField({ min: 1, max: 4, step: 10, stepBase: 0 }),
      'refused: no-value-found',
    ],
  ])('writes %s', (_name, draft, target, expected) => {
    expect(outcome(fit(draft, target, context('number')))).toBe(expected);
  });
});

describe('dates', () => {
  it.each([
    ['a day', dateField(), '2026-12-03'],
    ['a month', dateField({ type: 'month' }), '2026-12'],
    ['an ISO week', dateField({ type: 'week' }), '2026-W49'],
    ['a time', dateField({ type: 'time' }), '14:30'],
    ['a moment', dateField({ type: 'datetime-local' }), '2026-12-03T14:30'],
    ['a day inside the bounds', dateField({ min: '2030-01-01', max: '2030-12-31' }), '2030-01-04'],
    ['a day on the steps', dateField({ min: '2026-12-01', step: 7 }), '2026-12-01'],
    ['a time on the steps', dateField({ type: 'time', min: '09:00', step: 3600 }), '15:00'],
    ['a time of the night', dateField({ type: 'time', min: '22:00', max: '06:00' }), '22:45'],
    ['a time after midnight that is allowed', dateField({ type: 'time', min: '22:00', max: '15:00' }), '14:30'],
    ['nothing between contrary bounds', dateField({ min: '2027-01-01', max: '2026-01-01' }), 'refused: no-value-found'],
  ])('writes %s', (_name, target, expected) => {
    expect(outcome(fit(date('2026-12-03', '14:30'), target, context('datetime')))).toBe(expected);
  });
});

describe('choices', () => {
  it.each([
    ['by text', text('DE', 'Germany'), choiceField(['=Choose…', '1=France', '2=Germany']), [2]],
    ['by value', text('DE', 'Germany'), choiceField(['FR=Frankreich', 'DE=Deutschland']), [1]],
    ['by words inside', text('DE', 'Germany'), choiceField(['France (FR)', 'Germany (DE)']), [1]],
    ['without accents', text('Île-de-France'), choiceField(['Bretagne', 'ILE DE FRANCE']), [1]],
    ['nobody’s age by chance', text('—'), choiceField(['Aged 60 or over', 'I pay myself', 'Aged under 16']), [1]],
    ['a span', number(34), choiceField(['Under 18', '18–24', '25–34', '35-44', '65+']), [2]],
    ['a large span', number(52_000), choiceField(['< $25k', '$25k - $50k', '$50k–$75k', '$75,000+']), [2]],
    ['a yes', { is: 'flag', flag: true } as Draft, choiceField(['Nein', 'Ja'], { type: 'radio' }), [1]],
    ['a number that the text says', number(2), choiceField(['10=1 item', '2=3 items', '30=2 items']), [2]],
    [
      'a month by name before its value',
      date('1990-04-02'),
      choiceField(['0=01 - January', '3=04 - April', '4=05 - May']),
      [1],
    ],
    [
      'a code before part of a name',
      text('US', 'United States'),
      choiceField(['UM=United States Outlying', 'US=USA']),
      [1],
    ],
    ['never a first “None” if it can', text('zzz'), choiceField(['None', 'Vegan']), [1]],
    ['a first “None” that is wanted', text('none'), choiceField(['None', 'Nuts']), [0]],
    ['never the placeholder', text('zzz'), choiceField(['0=Bitte wählen', 'a=Rot']), [1]],
    ['never a first entry that is blank', text('zzz'), choiceField(['0=', '1=January']), [1]],
    ['never other if it can', text('zzz'), choiceField(['Other', 'Prefer not to say', 'Blue']), [2]],
  ])('chooses %s', (_name, draft, target, expected) => {
    expect(outcome(fit(draft, target, context(draft.is === 'date' ? 'bday-month' : 'text')))).toEqual(expected);
  });

  it('chooses months by name in any language', () => {
    const russian = choiceField('Месяц,январь,февраль,март,апрель,май'.split(','));
    expect(outcome(fit(date('1990-04-02'), russian, context('bday-month')))).toEqual([4]);
  });

  it('wants what it can’t see', () => {
    const hidden = choiceField([], { type: 'combobox', optionsKnown: false });
    expect(outcome(fit(text('DE', 'Germany'), hidden, context('country')))).toEqual(['DE', 'Germany']);
  });

  it('says when nothing can be chosen', () => {
    expect(outcome(fit(text('a'), choiceField([]), context('text')))).toBe('refused: no-option');
  });
});

describe('boxes and colours', () => {
  it('ticks what must be ticked', () => {
    const box = field({ control: 'check', checked: false }, { required: true });
    expect(outcome(fit({ is: 'flag', flag: false }, box, context('terms-consent')))).toBe(true);
  });

  it('writes colours in lower case', () => {
    expect(outcome(fit(text('blue', '#3366CC'), field({ control: 'color' }), context('hex-color')))).toBe('#3366cc');
  });
});
