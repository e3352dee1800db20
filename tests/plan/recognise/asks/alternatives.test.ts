import { describe, expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';

const { lexicon, asks } = await loadLocale('en-GB', builtData);
const asked = (label: string, pageLanguage = 'en') => {
  const [{ ask, kind } = { kind: 'text' }] = recognise([textField(label, { name: 'f1' })], {
    lexicon,
    pageLanguage,
    asks,
  });
  return ask ?? kind;
};

describe('a question that names its answers', () => {
  it.each([
    ['Sit-down, buffet or street food?', 'said:Sit-down'],
    ['Delivery: courier or collection in person?', 'said:courier'],
    ['Would you prefer a replacement or cash?', 'said:replacement'],
    ['Email, phone or text?', 'said:Email'],
    ['Hanging basket (woven / plastic)', 'said:woven'],
    ['Stehend oder liegend?', 'said:Stehend'],
  ])('%s', (label, id) => expect(asked(label)).toBe(id));

  it.each([
    'Are you pregnant or breastfeeding?',
    'Have you had a stroke or heart attack?',
    'Daughters or other dependants?',
    'Email (work / home)',
    'Proof of address?',
  ])('is not %s', (label) => expect(asked(label)).not.toMatch(/^said:/));
});

describe('a question that asks for a yes or a no', () => {
  it.each([
    ['Answer (YES or NO)', 'said:YES'],
    ['Fragile goods Y/N', 'said:N'],
    ['Insured? (yes/no)', 'said:yes'],
    ['Allergien (ja/nein)', 'said:nein'],
    ['アレルギー（はい／いいえ）', 'said:いいえ'],
    ['Согласие на обработку (да/нет)', 'said:да'],
  ])('%s', (label, id) => expect(asked(label)).toBe(id));

  it.each([
    ['¿Mercancía frágil? (S/N)', 'es'],
    ['Zerbrechlich J/N', 'de'],
  ])('%s', (label, language) => expect(asked(label, language)).toMatch(/^said:/));

  it.each([
    ['Device S/N', 'en'],
    ['Serial number (S/N)', 'en'],
    ['Número de serie (S/N)', 'es'],
    ['S/N', 'es'],
    ['Order O/N', 'en'],
    ['Согласие да/нет или комментарий', 'ru'],
  ])('%s asks for something else', (label, language) => expect(asked(label, language)).not.toMatch(/^said:/));

  it.each(['Weight (kg/lb)', 'Name (first/last)', 'Phone (home or mobile)'])('%s does not', (label) =>
    expect(asked(label)).not.toMatch(/^said:/),
  );
});
