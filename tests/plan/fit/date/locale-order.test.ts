import { describe, expect, it } from 'vitest';
import { usualDateFormat } from '../../../../utils/plan/fit/date/locale-order';

describe('usualDateFormat', () => {
  it.each([
    ['en-US', 'US', 'MM/DD/YYYY'],
    ['en-GB', 'GB', 'DD/MM/YYYY'],
    ['de', 'DE', 'DD.MM.YYYY'],
    ['fr-FR', 'FR', 'DD/MM/YYYY'],
    ['sv', 'SE', 'YYYY-MM-DD'],
    ['nl-NL', 'NL', 'DD-MM-YYYY'],
    ['ja-JP', 'JP', 'YYYY/MM/DD'],
    ['hu-HU', 'HU', 'YYYY.MM.DD'],
  ])('knows %s', (language, country, format) => {
    expect(usualDateFormat(language, country)).toBe(format);
  });
});
