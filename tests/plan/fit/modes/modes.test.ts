import { describe, expect, it } from 'vitest';
import { makeText } from '../../../../utils/catalogue/recipe';
import type { Draft } from '../../../../utils/plan/draft';
import { fit } from '../../../../utils/plan/fit/fit';
import type { Mode } from '../../../../utils/plan/context';
import { makeStream } from '../../../../utils/plan/stream';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { catalogue } from '../../../catalogue/loaded';
import { choiceField, context, dateField, field, numberField, outcome, textField } from '../builders';

const name: Draft = { is: 'text', forms: ['Anna Weber'] };

/** All outcomes of twenty streams, with their reasons. */
function outcomes(mode: Mode, target: FieldDescriptor, draft: Draft = name): string[] {
  const seen = Array.from({ length: 20 }, (_, index) => {
    const fitted = fit(draft, target, context('text', { mode, stream: makeStream(`${mode}${index}`), catalogue }));
    const shown = fitted.value === null ? 'left' : JSON.stringify(outcome(fitted));
    return fitted.reason ? `${shown} ${fitted.reason}` : shown;
  });
  return [...new Set(seen)].sort();
}

describe('boundary', () => {
  it.each([
    ['lengths', textField({ minLength: 4, maxLength: 12 }), ['"Anna Weber A"', '"Anna"']],
    ['bounds', numberField({ min: 1, max: 99 }), ['"1"', '"99"']],
    ['bounds on steps', numberField({ min: 1, max: 99, step: 10, stepBase: 1 }), ['"1"', '"91"']],
    ['days', dateField({ min: '2026-01-01', max: '2026-12-31' }), ['"2026-01-01"', '"2026-12-31"']],
    ['a night', dateField({ type: 'time', min: '22:00', max: '06:00' }), ['"06:00"', '"22:00"']],
    ['a night on steps', dateField({ type: 'time', min: '22:15', max: '06:00', step: 1800 }), ['"05:45"', '"22:15"']],
    [
      'a night on odd steps',
      dateField({ type: 'time', min: '22:00', max: '06:00', step: 3500 }),
      ['"22:00"', '"23:56:40"'],
    ],
    ['options', choiceField(['=Choose…', 'a', 'b', 'c']), ['[1]', '[3]']],
    ['patterns', textField({ pattern: '[A-Z]{2,4}', minLength: 2, maxLength: 4 }), undefined],
  ])('goes to the edge of %s', (_name, target, expected) => {
    if (expected) expect(outcomes('boundary', target)).toEqual(expected);
    else
      expect(
        outcomes('boundary', target)
          .map((text) => text.length - 2)
          .sort(),
      ).toEqual(expect.arrayContaining([2, 4]));
  });
});

describe('invalid', () => {
  it.each([
    ['type', textField({ type: 'email' }), ['"annaweber.example.com" breaks-type']],
    [
      'lengths',
      textField({ minLength: 4, maxLength: 12 }),
      ['"Ann" breaks-min-length', '"Anna Weber Ax" breaks-max-length'],
    ],
    ['pattern', textField({ pattern: '[A-Za-z ]+' }), ['"Anna Weber!" breaks-pattern']],
    ['bounds', numberField({ min: 1, max: 99, step: null }), ['"0" breaks-min', '"100" breaks-max']],
    ['steps', numberField({ step: 5 }), expect.arrayContaining([expect.stringMatching(/breaks-step$/)])],
    [
      'days',
      dateField({ min: '2026-01-01', max: '2026-12-31' }),
      ['"2025-12-31" breaks-min', '"2027-01-01" breaks-max'],
    ],
    ['a night', dateField({ type: 'time', min: '22:00', max: '06:00' }), ['"06:01" breaks-max']],
    ['must', field({ control: 'check', checked: false }, { required: true }), ['false breaks-required']],
    ['must choose', { ...choiceField(['=Choose', 'a']), required: true }, ['left breaks-required']],
    ['nothing', textField(), ['"Anna Weber" cannot-be-invalid']],
    [
      'sliders',
      numberField({ type: 'range', min: 0, max: 9 }),
      expect.arrayContaining([expect.stringMatching(/cannot-be-invalid$/)]),
    ],
  ])('breaks %s', (_name, target, expected) => {
    expect(outcomes('invalid', target)).toEqual(expected);
  });
});

describe('hostile', () => {
  const values = catalogue.map(({ value }) => JSON.stringify(makeText(value ?? '')));

  it.each([
    ['text', textField()],
    ['e-mail', textField({ type: 'email' })],
    ['number', numberField()],
    ['day', dateField()],
  ])('takes %s from the catalogue', (_name, target) => {
    const seen = outcomes('hostile', target);
    expect(seen.length).toBeGreaterThan(5);
    for (const text of seen) expect(values).toContain(text);
  });

  it('keeps to what can be typed', () => {
    for (const text of outcomes('hostile', textField({ maxLength: 10 }))) {
      expect(String(JSON.parse(text)).length).toBeLessThanOrEqual(10);
    }
  });

  it('leaves choices as usual', () => {
    expect(outcomes('hostile', choiceField(['Anna Weber', 'b']))).toEqual(['[0]']);
  });
});
