import { expect, test } from 'vitest';
import type { AskTable } from '../../../../utils/plan/asks/ask-data';
import table from '../../../../utils/plan/asks/table.json';
import { areOpposed } from '../../../../utils/plan/recognise/texts/opposed-words';

const ends = table.ends as unknown as AskTable['ends'];

test.each([
  ['First shoot day', 'Last shoot day'],
  ['Pick-up', 'Drop-off'],
  ['Turn-out date', 'Removal date'],
  ['Ankunft', 'Abreise'],
  ['Abfahrt am', 'Rückkehr am'],
  ['Fecha de salida', 'Fecha de regreso'],
  ['Openingsdatum', 'Sluitingsdatum'],
  ['Data przyjazdu', 'Data wyjazdu'],
  ['借用日期', '归还日期'],
  ['입실일', '퇴실일'],
])('“%s” and “%s” are two ends', (first, second) => {
  expect(areOpposed(first, second, ends)).toBe(true);
});

test.each([
  ['Last shoot day', 'First shoot day'],
  ['First dose of vaccine', 'Last visit to the dentist'],
  ['Start of lease', 'Start of lease'],
  ['Invoice date', 'Due date'],
])('“%s” and “%s” are not', (first, second) => {
  expect(areOpposed(first, second, ends)).toBe(false);
});
