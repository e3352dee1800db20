import { describe, expect, it } from 'vitest';
import type { AskTable } from '../../../../../utils/plan/asks/ask-data';
import table from '../../../../../utils/plan/asks/table.json';
import { fittedText } from '../../../../../utils/plan/fit/fitted';
import { asCounted } from '../../../../../utils/plan/fit/relations/told/told-amounts';
import { numberField, recognised } from '../../builders';

const telling = {
  tells: [],
  toldBy: table.toldBy as unknown as AskTable['toldBy'],
  skip: ['of', 'the'],
  numbers: ['zero', 'one', 'two', 'three', 'four', 'five'],
};

function counted(label: string, story: string): string {
  const field = numberField({ min: 0 }, { texts: [{ source: 'label', text: label }] });
  return asCounted({ field, recognition: recognised('number'), fitted: fittedText('77') }, story, telling).shown;
}

describe('asCounted', () => {
  it.each([
    ['Number of pieces', 'five packages, 138 kg in total.', '5'],
    ['Total gross weight (kg)', 'five packages, 138 kg in total.', '138'],
    ['Total weight (kg)', 'four cartons of brochures, about 14 kg each.', '56'],
    ['Total weight (kg)', 'one crate, total weight about 1,150 kg.', '1150'],
    ['How long have you had the cough? (weeks)', 'a dry cough for about two weeks.', '2'],
    ['Seit wann? (Tage)', 'husten seit 9 tagen.', '9'],
    ['How long has it lasted? (days)', 'for two weeks.', '14'],
    ['How long has it lasted? (weeks)', 'for three months.', '13'],
    ['How long has it lasted? (months)', 'for about two years.', '24'],
    ['Nombre de blessés', 'mon vehicule a ete projete, sans faire de blesse.', '0'],
  ])('%s: %s', (label, story, amount) => {
    expect(counted(label, story)).toBe(amount);
  });

  it.each([
    ['Total weight (kg)', 'one of 12 kg and one of 14 kg.'],
    ['Weeks of leave left', 'a dry cough for about two weeks.'],
    ['Total weight (lbs)', 'five packages, 138 kg in total.'],
    ['Number of drivers', 'five packages, 138 kg in total.'],
  ])('leaves alone %s: %s', (label, story) => {
    expect(counted(label, story)).toBe('77');
  });
});
