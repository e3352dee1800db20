import { describe, expect, it } from 'vitest';
import { byHand } from '../../../../utils/plan/fit/by-hand';
import { fit } from '../../../../utils/plan/fit/fit';
import type { DateType } from '../../../../utils/plan/fit/date/units';
import type { Draft } from '../../../../utils/plan/draft';
import type { Kind } from '../../../../utils/kinds/kinds';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { choiceField, context, dateField, placeholder, textField } from '../builders';

const draft: Draft = { is: 'date', date: '2029-04-07', time: '14:05' };
const day = { year: 2029, month: 4, day: 7 };
const time = { hour: 14, minute: 5, second: 0 };

function momentFor(field: FieldDescriptor, kind: Kind, from = draft) {
  const { value } = fit(from, field, context(kind));
  return value?.as === 'moment' || value?.as === 'options' ? (value.moment ?? null) : null;
}

describe('a value of a date says its moment beside what is typed', () => {
  it.each<[DateType, unknown]>([
    ['date', { day, time: null, last: null }],
    ['month', { day: { ...day, day: 1 }, time: null, last: null }],
    ['week', { day: { year: 2029, month: 4, day: 2 }, time: null, last: null }],
    ['time', { day: null, time, last: null }],
    ['datetime-local', { day, time, last: null }],
  ])('of a control of type %s', (type, expected) => {
    expect(momentFor(dateField({ type }), 'date')).toEqual(expected);
  });

  it('in a box of text, as much as its format shows', () => {
    expect(momentFor(textField(), 'date')).toEqual({ day, time: null, last: null });
    expect(momentFor(textField({}, placeholder('DD/MM/YY')), 'date')).toEqual({ day, time: null, last: null });
    expect(momentFor(textField({}, placeholder('yyyy-MM')), 'month')).toEqual({ day, time: null, last: null });
    expect(momentFor(textField(), 'start-time')).toEqual({ day: null, time, last: null });
    expect(momentFor(textField(), 'date', { ...draft, last: '2029-04-11' })?.last).toEqual({ ...day, day: 11 });
  });

  it('but not for a piece of one', () => {
    expect(momentFor(textField(), 'bday-year')).toBeNull();
    expect(momentFor(textField(), 'cc-exp')).toBeNull();
  });

  it('for a list that nobody has seen, which may be a calendar', () => {
    expect(momentFor(choiceField([], { optionsKnown: false }), 'date')).toEqual({ day, time, last: null });
    expect(momentFor(choiceField([], { optionsKnown: false }), 'bday-month')).toBeNull();
  });

  it('for what the person wrote into a control of dates', () => {
    expect(byHand(dateField(), { do: 'text', text: '7.4.2029' })?.value).toMatchObject({
      as: 'moment',
      text: '7.4.2029',
      moment: { day },
      verbatim: true,
    });
    expect(byHand(dateField(), { do: 'text', text: 'next week' })?.value).toMatchObject({ as: 'text' });
  });
});
