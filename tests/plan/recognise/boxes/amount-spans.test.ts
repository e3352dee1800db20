import { describe, expect, it } from 'vitest';
import type { FieldDescriptor, FieldText } from '../../../../utils/pipeline';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { selectField, textField } from '../../../builders';
import { numberField } from '../../fit/builders';
import { builtLexicon } from '../../persona/locale-source';

const read = (fields: readonly FieldDescriptor[], pageLanguage = 'en') =>
  recognise(fields, { lexicon: builtLexicon, pageLanguage });
const kindsOf = (fields: readonly FieldDescriptor[], pageLanguage?: string) =>
  read(fields, pageLanguage).map(({ kind }) => kind);
const typed = (...labels: string[]) => labels.map((label, at) => textField(label, { name: `f${at}` }));
const hint = (text: string): FieldText => ({ source: 'hint', text });
const counted = (...texts: FieldText[][]) =>
  texts.map((own, at) => ({ ...numberField({}, { texts: own, name: `f${at}`, form: 'form' }), id: `f${at}` as never }));
const preceding = (text: string): FieldText => ({ source: 'preceding', text });

describe('two boxes for the ends of an amount', () => {
  it.each([
    ['en', 'Price from', 'to', 'price'],
    ['en', 'Price between', 'and', 'price'],
    ['de', 'Preis von', 'bis', 'price'],
    ['fr', 'Prix entre', 'et', 'price'],
    ['es', 'Precio desde', 'hasta', 'price'],
    ['en', 'Age between', 'and', 'age'],
    ['es', 'Edad entre', 'y', 'age'],
  ])('in %s: “%s” and “%s”', (language, first, second, of) => {
    expect(kindsOf(typed(first, second), language)).toEqual([`${of}-min`, `${of}-max`]);
  });

  it('are of what one of them says, be it a unit behind the second', () => {
    expect(kindsOf(counted([preceding('Between')], [preceding('and'), hint('€')]))).toEqual(['price-min', 'price-max']);
    expect(kindsOf(counted([preceding('Between')], [preceding('and')]))).toEqual(['number-min', 'number-max']);
    expect(kindsOf(counted([preceding('Price'), hint('–')], []))).toEqual(['price-min', 'price-max']);
  });

  it('are one kind, the second the end of the first, where there is no kind for ends', () => {
    const ends = (fields: readonly FieldDescriptor[]) => read(fields).map(({ kind, ends: begun }) => [kind, begun]);
    const [first, second] = typed('Temperature between', 'and') as [FieldDescriptor, FieldDescriptor];
    expect(ends([first, second])).toEqual([
      ['temperature', undefined],
      ['temperature', first.id],
    ]);
  });

  it('may be lists, and the second alone may be named', () => {
    const ages = ['18', '19', '20', '21', '22'];
    const lists = (...labels: string[]) => labels.map((label, at) => selectField(label, ages, { name: `f${at}` }));
    expect(kindsOf(lists('Age from', 'to'))).toEqual(['age-min', 'age-max']);
    expect(kindsOf(lists('Age', 'Maximum age'))).toEqual(['age-min', 'age-max']);
  });

  it('are none beside a place, a day, a piece of a number or another control', () => {
    expect(kindsOf(typed('Flying from', 'to'))).toEqual(['airport-from', 'airport-to']);
    expect(kindsOf(typed('Price', 'Postal code'))).toEqual(['price', 'postal-code']);
    expect(kindsOf([textField('Price from'), selectField('to', ['Oslo', 'Rome'])])[1]).not.toBe('price-max');
  });
});
