import { describe, expect, it } from 'vitest';
import written from '../../../../../utils/plan/asks/priors/priors.json';
import { priorsIn } from '../../../../../utils/plan/asks/priors/priors';
import { fittedOptions, fittedText } from '../../../../../utils/plan/fit/fitted';
import { fitVerdicts } from '../../../../../utils/plan/fit/relations/answers/verdicts';
import { numberField, recognised } from '../../builders';
import { selectField } from '../../../../builders';

const quality = ['Awful', 'Weak', 'Fair', 'Good', 'Superb'];

function mark(label: string, options: readonly string[], chosen: string, form = '') {
  const list = selectField(label, options, { form });
  const option = list.control === 'choice' && list.options.find(({ text }) => text === chosen);
  return { field: list, recognition: recognised('category'), fitted: fittedOptions([option as never]) };
}
function number(label: string, max: number, given: number) {
  const field = { ...numberField({ min: 0, max }), texts: [{ source: 'label', text: label } as const] };
  return { field, recognition: recognised('number'), fitted: fittedText(String(given)) };
}
const marks = (language: string, ...fields: readonly ReturnType<typeof mark | typeof number>[]) =>
  fitVerdicts(fields, null, '', { priors: priorsIn(language, written) }).map(({ shown }) => shown);

describe('fitVerdicts', () => {
  it('brings marks within a step of each other, that of the whole among them', () => {
    const given = marks(
      'en',
      mark('Stage lighting', quality, 'Superb'),
      mark('Sound', quality, 'Superb'),
      mark('Seats', quality, 'Weak'),
      mark('The evening overall', quality, 'Awful'),
    );
    expect(given).toEqual(['Good', 'Good', 'Fair', 'Good']);
  });

  it('leaves one that was rolled again as it fell', () => {
    const rolled = { ...mark('Sound', quality, 'Awful'), isRolled: true };
    expect(marks('en', rolled, mark('Seats', quality, 'Superb'))).toEqual(['Awful', 'Superb']);
  });

  it('reads scales that begin with the best, or that are figures', () => {
    const stars = ['1', '2', '3', '4', '5'];
    const given = marks(
      'en',
      mark('Sound', quality.toReversed(), 'Superb'),
      mark('How satisfied were you with the seats?', stars, '1'),
      number('Would you recommend the venue?', 10, 1),
      number('Satisfaction in percent', 100, 20),
    );
    expect(given).toEqual(['Good', '3', '5', '70']);
    const share = { ...number('Targets attained: achievement', 100, 20), recognition: recognised('percentage') };
    expect(marks('en', share, number('Would you recommend the venue?', 10, 9))).toEqual(['70', '6']);
  });

  it.each([
    ['de', ['sehr schlecht', 'schlecht', 'mittel', 'gut', 'sehr gut']],
    ['fr', ['Très mauvais', 'Mauvais', 'Moyen', 'Bon', 'Excellent']],
    ['es', ['Muy malo', 'Malo', 'Aceptable', 'Bueno', 'Excelente']],
    ['it', ['Pessimo', 'Scarso', 'Discreto', 'Buono', 'Ottimo']],
    ['nl', ['Zeer slecht', 'Slecht', 'Redelijk', 'Goed', 'Uitstekend']],
    ['pt', ['Péssimo', 'Ruim', 'Regular', 'Bom', 'Ótimo']],
    ['pl', ['Bardzo źle', 'Źle', 'Średnio', 'Dobrze', 'Bardzo dobrze']],
    ['ja', ['非常に悪い', '悪い', '普通', '良い', '非常に良い']],
  ])('knows the ends of a scale in %s', (language, steps) => {
    const given = marks(language, mark('A', steps, steps[0]!), mark('B', steps, steps[4]!));
    expect(given).toEqual([steps[2], steps[3]]);
  });

  it('leaves a mark by itself, other forms, and what is no opinion', () => {
    expect(marks('en', mark('Sound', quality, 'Awful'))).toEqual(['Awful']);
    expect(marks('en', mark('Sound', quality, 'Awful', 'a'), mark('Seats', quality, 'Superb', 'b'))[0]).toBe('Awful');
    const sizes = ['Small', 'Middle', 'Large'];
    expect(marks('en', mark('Cup', sizes, 'Small'), mark('Plate', sizes, 'Large'))).toEqual(['Small', 'Large']);
    const often = ['Never', 'Now and then', 'Always'];
    expect(marks('en', mark('Swims', often, 'Never'), mark('Dives', often, 'Always'))).toEqual(['Never', 'Always']);
    const levels = ['Low', 'Middle', 'High'];
    expect(marks('en', mark('Noise', levels, 'Low'), mark('Cost', levels, 'High'))).toEqual(['Low', 'High']);
    expect(marks('en', number('Tax rate (%)', 100, 3), number('Interest rate (%)', 100, 8))).toEqual(['3', '8']);
    expect(marks('en', number('Experience with bees', 20, 1), number('Experience', 20, 2))).toEqual(['1', '2']);
    expect(marks('de', number('Leistung (kW)', 100, 4), number('Note', 7, 1))).toEqual(['4', '1']);
    const known = number('How satisfied are they?', 10, 1);
    const asked = { ...known, recognition: { ...known.recognition, ask: 'clients-satisfied' } };
    expect(marks('en', asked, number('Would you recommend us?', 10, 9))).toEqual(['1', '9']);
    expect(marks('en', number('Rooms', 10, 1), number('Beds', 10, 9))).toEqual(['1', '9']);
  });
});
