import { describe, expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';

async function kindOf(label: string, language = 'en'): Promise<string> {
  const { lexicon, asks } = await loadLocale(language, builtData);
  return recognise([textField(label, { name: 'f1' })], { lexicon, pageLanguage: language, asks })[0]!.kind;
}

describe('the words around a question’s matter say what sort of answer it wants', () => {
  it.each([
    ['a day, not what is had for it', 'Date promotion takes effect', 'date'],
    ['a day, not a share', 'Expected return date', 'date'],
    ['a day by its last word', 'Company incorporated on', 'date'],
    ['a day that is over', 'Last time the property was sold', 'date'],
    ['a day, not how long', 'Warranty runs out', 'date'],
    ['how many, not where', 'Number of claims made in last five years', 'number'],
    ['how many, not when', 'Nights you will stay', 'number'],
    ['for how long, not at what time', 'Downtime in minutes', 'number'],
    ['a year, not a day', 'Year of departure', 'year'],
    ['why, not how many', 'Reason shoebox is requested', 'reason'],
  ])('%s: %s', async (_, label, kind) => {
    expect(await kindOf(label)).toBe(kind);
  });

  it.each([
    ['de', 'Warum möchten Sie die Wohnung wechseln?', 'reason'],
    ['pl', 'Kiedy chce Pan zacząć?', 'date-future'],
    ['fr', 'Quand souhaitez-vous commencer ?', 'date-future'],
  ])('in %s: %s', async (language, label, kind) => {
    expect(await kindOf(label, language)).toBe(kind);
  });

  it.each(['Date format', 'Spent to date', 'Serial no. of the pump', 'Razón social', 'Ort, Datum'])(
    '%s asks for no day, count or reason',
    async (label) => {
      expect(await kindOf(label)).not.toMatch(/^(?:date|date-past|number|reason)$/);
    },
  );
});
