import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { lineShape, numberShape } from '../../../../utils/plan/recognise/asks/answer-shapes';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import type { Lexicon } from '../../../../utils/plan/lexicon/lexicon';
import { shapes, type Shape } from '../../../../utils/plan/lexicon/shapes';
import { field, textField } from '../../../builders';
import { builtData, builtLexicon } from '../../persona/locale-source';

const { asks } = await loadLocale('en-US', builtData);

const likely = (shares: Partial<Record<Shape, number>>) => new Map(shapes.map((shape) => [shape, shares[shape] ?? 0]));
const lexicon = (shares: Partial<Record<Shape, number>>): Lexicon => ({
  ...builtLexicon,
  shapes: { judge: () => likely(shares) },
});
const told = (fields: readonly FieldDescriptor[], shares: Partial<Record<Shape, number>>) =>
  recognise(fields, { lexicon: lexicon(shares), pageLanguage: 'en', asks });
const numberField = (label: string) =>
  field(
    { control: 'number', type: 'number', min: null, max: null, step: null, stepBase: 0 },
    { texts: [{ source: 'label', text: label }] },
  );

describe('settleShapes', () => {
  it.each([
    ['person', 'name'],
    ['code', 'reference'],
    ['organization', 'organization'],
    ['tens', 'number'],
    ['day', 'date'],
  ] as const)('takes an unknown line that is a %s for a %s, as a guess', (shape, kind) => {
    const [found] = told([textField('Qwertz')], { [shape]: 0.9 });
    expect(found).toMatchObject({ kind, shape, confidence: 0 });
    expect(found!.evidence[0]).toMatchObject({ signal: 'label', text: 'Qwertz' });
  });

  it('tells how many a number control wants', () => {
    expect(told([numberField('Qwertz')], { thousands: 0.9 })[0]!.shape).toBe('thousands');
  });

  it('asks each role for somebody of their own, and the same role for the same one', () => {
    const fields = ['Qwertz', 'Uiop', 'Qwertz'].map((label, at) => textField(label, { name: `field_${at}` }));
    const [one, other, again] = told(fields, { person: 0.9 });
    expect(one!.person).not.toBe('');
    expect(other!.person).not.toBe(one!.person);
    expect(again!.person).toBe(one!.person);
  });

  it('hears a question after somebody, whatever else it says', async () => {
    const { asks: dutch } = await loadLocale('nl-NL', builtData);
    const lexiconOfWords = { asks: dutch, lexicon: lexicon({ words: 0.9 }), pageLanguage: 'nl' };
    expect(recognise([textField('Wie mag de kluis openen?')], lexiconOfWords)[0]!.shape).toBe('person');
  });

  it('says of a number how large it is', () => {
    expect(told([numberField('Qwertz')], { hundreds: 0.6 })[0]!.shape).toBe('hundreds');
    expect(told([numberField('Qwertz')], { person: 0.9 })[0]!.shape).toBeUndefined();
  });

  it('leaves alone what is known, what has a unit, and what nothing tells', () => {
    const fields = [textField('E-mail'), numberField('Qwertz (ml)'), textField('Qwertz', { type: 'textarea' })];
    expect(told(fields, { hundreds: 0.9 }).map(({ shape }) => shape)).toEqual([undefined, undefined, undefined]);
    expect(told([textField('Qwertz')], { words: 0.9 })[0]).toMatchObject({ kind: 'text' });
    expect(told([textField('Qwertz', { maxLength: 4 })], { person: 0.9 })[0]).toMatchObject({ kind: 'text' });
  });

  it.each([
    ['Lead falconer', 'person'],
    ['Archery federation', 'organization'],
  ])('hears of “%s” that it is a %s', (label, shape) => {
    expect(recognise([textField(label)], { lexicon: builtLexicon, pageLanguage: 'en', asks })[0]!.shape).toBe(shape);
  });
});

describe('lineShape', () => {
  it('tells the likeliest shape of one line where it is likely enough', () => {
    const least = { line: 0.6, person: 0.4 };
    expect(lineShape(likely({ code: 0.6, person: 0.2 }), least)).toBe('code');
    expect(lineShape(likely({ code: 0.5, person: 0.2 }), least)).toBeNull();
    expect(lineShape(likely({ person: 0.4, code: 0.2 }), least)).toBe('person');
    expect(lineShape(likely({ person: 0.3, code: 0.2 }), least)).toBeNull();
    expect(lineShape(likely({ prose: 0.9 }), least)).toBeNull();
  });
});

describe('numberShape', () => {
  it('tells a size, unless a code is as likely', () => {
    expect(numberShape(likely({ tens: 0.5, person: 0.5 }), 0.4)).toBe('tens');
    expect(numberShape(likely({ tens: 0.4, code: 0.5 }), 0.4)).toBeNull();
    expect(numberShape(likely({ tens: 0.3 }), 0.4)).toBeNull();
  });
});
