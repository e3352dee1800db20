import { describe, expect, it, test } from 'vitest';
import { widgetWords } from '../../utils/words/widgets';
import { choiceWords } from '../../utils/words/choices';
import { asksToChoose, isSaid, isSaidIn, speaksOfYears, type WidgetSense } from '../../utils/words/says';

const buttons: readonly WidgetSense[] = ['confirm', 'close', 'clear', 'next', 'previous'];

test('every language of choices has words for widgets', () => {
  expect(Object.keys(widgetWords).sort()).toEqual(Object.keys(choiceWords).sort());
});

test.each(Object.entries(widgetWords))('each button has its own phrases: %s', (_language, words) => {
  const phrases = buttons.flatMap((sense) => words[sense].split('|'));
  expect(phrases.filter((phrase) => phrase.trim() === '' || phrase !== phrase.toLowerCase())).toEqual([]);
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});

describe('a button', () => {
  it.each<[WidgetSense, string]>([
    ['confirm', 'OK'],
    ['confirm', '确 定'],
    ['confirm', ' Übernehmen '],
    ['confirm', 'ตกลง'],
    ['close', 'Schließen'],
    ['close', 'إلغاء'],
    ['state', ' Oui '],
    ['state', 'выкл'],
    ['state', 'オン'],
  ])('of the sense %s says “%s”', (sense, text) => expect(isSaid(sense, text)).toBe(true));

  it.each<[WidgetSense, string]>([
    ['confirm', 'Okra'],
    ['confirm', 'Select all'],
    ['close', 'Close to home'],
    ['close', 'OK'],
    ['state', 'Not now'],
    ['state', 'Onion'],
  ])('of the sense %s does not say “%s”', (sense, text) => expect(isSaid(sense, text)).toBe(false));

  it.each<[WidgetSense, string]>([
    ['next', 'Nächster Monat'],
    ['next', '下个月'],
    ['next', 'Следующий месяц'],
    ['next', '次の月'],
    ['previous', '前一年'],
    ['previous', 'Mois précédent'],
    ['clear', 'Remove Apple'],
    ['clear', 'Usuń wybór'],
  ])('of the sense %s says it somewhere in “%s”', (sense, text) => expect(isSaidIn(sense, text)).toBe(true));

  it.each<[WidgetSense, string]>([
    ['clear', 'Silver'],
    ['previous', '午前'],
    ['previous', '上午'],
    ['next', 'Context'],
  ])('of the sense %s does not say it in “%s”', (sense, text) => expect(isSaidIn(sense, text)).toBe(false));
});

describe('years', () => {
  it.each([
    'Next year',
    'Nächstes Jahr',
    'Następny rok',
    'Следующего года',
    'Année suivante',
    '后一年',
    '다음 해 2030년',
  ])('are spoken of in “%s”', (text) => expect(speaksOfYears(text)).toBe(true));
  it.each(['Next month', 'Nächster Monat', 'Anterior', '上个月'])('are not in “%s”', (text) =>
    expect(speaksOfYears(text)).toBe(false),
  );
});

describe('what stands where nothing is chosen', () => {
  it.each([
    'Select…',
    '– Choose a city –',
    'Bitte wählen',
    'Selectionnez une ville',
    'Seçin',
    '請選擇',
    '都市を選択',
    '도시를 선택하세요',
    'เลือกเมือง',
  ])('asks to choose: “%s”', (text) => expect(asksToChoose(text)).toBe(true));
  it.each(['Not specified', 'None', 'Selected works', 'Pickering', 'Country', 'All', 'Keine Angabe'])(
    'does not: “%s”',
    (text) => expect(asksToChoose(text)).toBe(false),
  );
});
