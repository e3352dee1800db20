import { expect, test } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { builtData } from '../persona/locale-source';

/** Loads a locale, and tells which files were read for it. */
async function loaded(tag: string) {
  const read: string[] = [];
  const json = (path: string) => {
    read.push(path);
    return builtData.json(path);
  };
  return { locale: await loadLocale(tag, { ...builtData, json }), read };
}

test.each(['en-US', 'en-GB'])('%s reads each file once, and its phrases are the English ones', async (tag) => {
  const { locale, read } = await loaded(tag);
  expect(new Set(read).size).toBe(read.length);
  expect(locale.phrases).toBe(locale.english);
});

test('another language has phrases of its own beside the English ones', async () => {
  const { locale, read } = await loaded('de-DE');
  expect(read).toEqual(expect.arrayContaining(['data/phrases/de.json', 'data/phrases/en.json']));
  expect(locale.phrases).not.toBe(locale.english);
});
