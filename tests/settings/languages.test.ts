import { allLocales } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import { languages } from '../../utils/settings/languages';

const fakerLanguages = new Set(Object.keys(allLocales).map((name) => name.split('_')[0]));

describe('the languages offered', () => {
  test('each once', () => {
    expect(new Set(languages).size).toBe(languages.length);
  });

  test.each(languages)('%s is a canonical tag faker has the language of', (tag) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(fakerLanguages).toContain(new Intl.Locale(tag).language);
  });

  test('leave no language of faker’s out', () => {
    const offered = new Set<string>(languages.map((tag) => new Intl.Locale(tag).language));

    expect([...fakerLanguages].filter((language) => language !== 'base' && !offered.has(language!))).toEqual([]);
  });
});
