import { describe, expect, it } from 'vitest';
import { fit } from '../../../../utils/plan/fit/fit';
import type { FitContext } from '../../../../utils/plan/fit/fitted';
import type { Kind } from '../../../../utils/kinds/kinds';
import type { Part } from '../../../../utils/plan/recognition';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { choiceField, context, numberField, outcome, placeholder, textField } from '../builders';

function written(target: FieldDescriptor, kind: Kind, more: Partial<FitContext> = {}, part: Part = { of: 'whole' }) {
  return outcome(fit({ is: 'date', date: '2029-04-07', time: '14:05' }, target, context(kind, more, { part })));
}

describe('dates in text boxes', () => {
  it.each([
    ['the locale’s order', textField(), { language: 'de-DE', country: 'DE' }, '07.04.2029'],
    ['the locale’s order', textField(), {}, '04/07/2029'],
    ['the placeholder’s order', textField({}, placeholder('TT/MM/JJ')), {}, '07/04/29'],
    ['the mask’s separators', textField({ mask: '99-99-9999' }), {}, '04-07-2029'],
    ['the pattern’s order', textField({ pattern: '\\d{4}-(0[1-9]|1[0-2])-\\d{2}' }), {}, '2029-04-07'],
    ['eight characters', textField({ maxLength: 8 }), {}, '04/07/29'],
    ['names of months', textField({}, placeholder('d MMMM yyyy')), { language: 'fr-FR' }, '7 avril 2029'],
  ])('takes %s', (_name, target, more, expected) => {
    expect(written(target, 'bday', more)).toBe(expected);
  });

  it.each([
    ['MM/YY', textField(), '04/29'],
    ['a hinted four-digit year', textField({}, placeholder('MM/YYYY')), '04/2029'],
    ['spaces', textField({}, placeholder('MM / YY')), '04 / 29'],
    ['four digits', textField({ maxLength: 4 }), '0429'],
    ['a pattern', textField({ pattern: '(0[1-9]|1[0-2])\\/20\\d\\d' }), '04/2029'],
  ])('writes card expiries as %s', (_name, target, expected) => {
    expect(written(target, 'cc-exp')).toBe(expected);
  });

  it('writes the whole date that a hint shows, whatever the kind', () => {
    expect(written(textField({}, placeholder('dd/mm/aaaa')), 'bday-day')).toBe('07/04/2029');
  });

  it('writes times', () => {
    expect(written(textField(), 'start-time')).toBe('14:05');
    expect(written(textField({}, placeholder('hh:mm AM')), 'start-time')).toBe('02:05 PM');
  });
});

describe('spans of days', () => {
  const span = { is: 'date', date: '2029-04-07', time: '', last: '2029-04-11' } as const;
  it.each([
    ['the usual sign', textField(), '04/07/2029 - 04/11/2029'],
    ['the placeholder’s', textField({}, placeholder('DD.MM.YYYY ~ DD.MM.YYYY')), '07.04.2029 ~ 11.04.2029'],
    ['that of what it holds', textField({}, { current: '2029-06-01 to 2029-06-08' }), '2029-04-07 to 2029-04-11'],
  ])('are written with %s', (_name, target, expected) => {
    expect(outcome(fit(span, target, context('date-range')))).toBe(expected);
  });
});

describe('pieces of dates', () => {
  it.each([
    ['bday-day', textField(), '07'],
    ['bday-month', textField({ maxLength: 2 }), '04'],
    ['bday-year', textField(), '2029'],
    ['cc-exp-year', textField({ maxLength: 2 }), '29'],
    ['cc-exp-month', textField({ minLength: 3 }), 'April'],
    ['month', textField({}, { opensCalendar: true }), '2029-04'],
    ['month', textField({}, placeholder('yyyy-MM')), '2029-04'],
    ['month', textField({}, placeholder('MM')), '04'],
    ['bday-day', numberField({ min: 1, max: 31 }), '07'],
    ['cc-exp-year', choiceField(['=YYYY', '2027', '2028', '2029']), [3]],
    ['cc-exp-year', choiceField(['=YY', '27', '28', '29']), [3]],
    ['cc-exp-month', choiceField(['=MM', '01', '02', '03', '04']), [4]],
    ['cc-exp-month', choiceField(['01 - January', '02 - February', '03 - March', '04 - April']), [3]],
    ['bday-month', choiceField(['0=Jan', '1=Feb', '2=Mar', '3=Apr', '4=May']), [3]],
    ['bday-month', choiceField(['1月', '2月', '3月', '4月', '14月']), [3]],
    ['bday-day', choiceField(['Tag', '5', '6', '7', '17', '27']), [3]],
    ['weekday', choiceField(['Fri', 'Sat', 'Sun']), [1]],
  ] as const)('%s', (kind, target, expected) => {
    expect(written(target, kind)).toEqual(expected);
  });

  it('writes hours with their half of the day', () => {
    const hour = written(choiceField(['1', '2', '3']), 'time', {}, { of: 'date', piece: 'hour' });
    const half = written(choiceField(['AM', 'PM']), 'time', {}, { of: 'date', piece: 'day-period' });
    expect([hour, half]).toEqual([[1], [1]]);
  });
});

it('a month of two characters is one alone, though its box looks like a calendar', () => {
  const part = { of: 'date', piece: 'month' } as const;
  const opening = { opensCalendar: true };
  expect(written(textField({ maxLength: 2 }, opening), 'bday-month', {}, part)).toBe('04');
  expect(written(textField({}, opening), 'bday-month', {}, part)).toBe('2029-04');
});
