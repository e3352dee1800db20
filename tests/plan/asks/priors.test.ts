import { describe, expect, it } from 'vitest';
import matters from '../../../utils/plan/asks/matters/matters.json';
import { mattersIn } from '../../../utils/plan/asks/matters/matters';
import written from '../../../utils/plan/asks/priors/priors.json';
import { isOf, isSeldom, priorsIn } from '../../../utils/plan/asks/priors/priors';
import { askLanguages } from '../../../utils/plan/asks/load-asks';
import { fold } from '../../../utils/plan/recognise/texts/fold';

const rows = Object.entries(written).flatMap(([name, byLanguage]) =>
  Object.entries(byLanguage).map(([language, says]) => ({ name, language, says })),
);
const languages = [...new Set(rows.map(({ language }) => language))];

describe('what most people answer', () => {
  it('is told in the same languages by every row, as is what can be said of any matter', () => {
    const expected = languages.toSorted();
    expect(expected.filter((language) => !askLanguages.includes(language))).toEqual([]);
    for (const byLanguage of [...Object.values(written), ...Object.values(matters)])
      expect(Object.keys(byLanguage).toSorted()).toEqual(expected);
  });

  it.each(rows)('is a regular expression of folded texts: $name in $language', ({ says }) => {
    const letters = says.replaceAll(/\\[pP]\{\w+\}|\\\w/g, '');
    expect(fold(letters)).toBe(letters);
    expect(new RegExp(says, 'u').test('')).toBe(false);
  });

  it.each([
    ['en', 'Has the applicant ever been convicted?', true],
    ['en', 'Is the harness free of defects?', false],
    ['en', 'Courtesy bus wanted?', false],
    ['en', 'Stainless blades', false],
    ['en', 'Has she been diagnosed with gout?', true],
    ['en', 'Deadline met?', false],
    ['en', 'Previous delivery address kept', false],
    ['en', 'Rustic finish', false],
    ['de', 'Gerichte ohne Fleisch', false],
    ['de', 'Röstzwiebeln dazu?', false],
    ['de', 'Waffeln zum Kaffee', false],
    ['fr', 'Vol direct', false],
    ['fr', 'Langue par défaut', false],
    ['es', 'Operador habitual', false],
    ['it', 'Macchina con autista', false],
    ['it', 'Già registrato?', false],
    ['nl', 'Lekkernijen vooraf', false],
    ['pt', 'Partida de madrugada', false],
    ['pl', 'Strategia zatwierdzona', false],
    ['ja', 'がんばる宣言', false],
    ['en', 'I accept the confidentiality terms', false],
    ['de', 'Ich stimme der Haftung bei Schäden zu', false],
    ['fr', 'J’accepte la clause de confidentialité', false],
    ['ja', '機密保持を承諾', false],
    ['de', 'Gab es bereits einmal einen Wasserschaden?', true],
    ['de', 'Haftpflichtversicherung gegen Schäden?', false],
    ['fr', 'Le colis est-il endommagé ?', true],
    ['es', '¿Es usted persona políticamente expuesta?', true],
    ['it', 'È mai stato sfrattato?', true],
    ['nl', 'Heeft u klachten?', true],
    ['pt', 'Carga perigosa?', true],
    ['pl', 'Czy był Pan karany?', true],
    ['ja', '危険物ですか', true],
  ])('in %s “%s” is seldom so: %s', (language, question, expected) => {
    expect(isSeldom(question, priorsIn(language, written))).toBe(expected);
  });

  it('is unknown where a language has no row', () => {
    expect(isOf('usual', 'Good', priorsIn('vi', written))).toBe(false);
    expect(mattersIn('vi', matters)).toEqual({});
  });
});
