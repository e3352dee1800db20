import { describe, expect, it } from 'vitest';
import { fittedOptions, fittedText, type Fitted, type FittedField } from '../../../../utils/plan/fit/fitted';
import { fitPairs } from '../../../../utils/plan/fit/relations/pairs';
import type { Kind } from '../../../../utils/kinds/kinds';
import type { FieldDescriptor, FieldId } from '../../../../utils/pipeline';
import { choiceField, dateField, numberField, outcome, recognised, textField } from '../builders';

const item = (kind: Kind, field: FieldDescriptor, text: string, person = ''): FittedField => ({
  field,
  recognition: recognised(kind, { person }),
  fitted: fittedText(text),
});
const texts = (...items: FittedField[]) => fitPairs(items).map(outcome);

describe('fitPairs', () => {
  it('keeps shares within a whole', () => {
    const share = numberField({ min: 0, max: 100 });
    expect(texts(...['60', '50', '40'].map((text) => item('percentage', share, text)))).toEqual(['33', '33', '33']);
    expect(texts(item('percentage', share, '60'), item('percentage', share, '40'))).toEqual(['60', '40']);
  });

  it('turns a span round where both fields allow it', () => {
    const [from, to] = [item('start-date', dateField(), '2027-02-01'), item('end-date', dateField(), '2027-01-01')];
    expect(texts(from, to)).toEqual(['2027-01-01', '2027-02-01']);
    const late = item('start-date', dateField({ min: '2027-01-15' }), '2027-02-01');
    expect(texts(late, to)).toEqual(['2027-02-01', '2027-01-01']);
    expect(texts(item('price-min', numberField(), '80'), item('price-max', numberField(), '20'))).toEqual(['20', '80']);
  });

  it('turns ends round that only the first one’s field tells apart', () => {
    const end = (field: FieldDescriptor, fitted: Fitted, nth: number): FittedField => {
      const ends = nth > 0 ? { ends: 'f0' as FieldId } : {};
      return { field, fitted, recognition: recognised('budget', { id: `f${nth}` as FieldId, ...ends }) };
    };
    const typed = (...amounts: string[]) =>
      texts(...amounts.map((text, nth) => end(textField(), fittedText(text), nth)));
    expect(typed('99,50', '12')).toEqual(['12', '99,50']);
    expect(typed('3', '12')).toEqual(['3', '12']);
    const listed = (others: string, ...places: number[]) =>
      texts(
        ...places.map((at, nth) => {
          const list = choiceField(['1', '2', nth > 0 ? others : '3']);
          return end(list, fittedOptions([list.options[at]!]), nth);
        }),
      );
    expect(listed('3', 2, 0)).toEqual([[0], [2]]);
    expect(listed('4', 2, 0)).toEqual([[2], [0]]);
  });

  it('leaves other persons and other fields alone', () => {
    const [from, to] = [item('price-min', numberField(), '80', 'a'), item('price-max', numberField(), '20', 'b')];
    expect(texts(from, to)).toEqual(['80', '20']);
    expect(texts(item('name', textField(), 'Anna'), item('percentage', numberField(), '70'))).toEqual(['Anna', '70']);
  });
});
