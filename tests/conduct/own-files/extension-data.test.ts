import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lexiconFile } from '../../../modules/lexicon/lexicon-file';
import { extensionLocale } from '../../../utils/conduct/own-files/extension-data';
import { lexiconPath } from '../../../utils/plan/lexicon/lexicon';
import { builtData } from '../../plan/persona/locale-source';

const neededByAll = [lexiconPath, 'data/asks/table.json', 'data/asks/en.json'];

let fetched: string[];
beforeEach(() => {
  fetched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.slice(1);
    fetched.push(path);
    if (path === lexiconPath) return new Response(new Uint8Array(await readFile(lexiconFile())));
    return Response.json(await builtData.json(path));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the last few locales, so that a page that is planned again reads no file', async () => {
  const first = await extensionLocale('en-US');
  fetched = [];
  expect(await extensionLocale('en-US')).toBe(first);
  expect(fetched).toEqual([]);
  for (const tag of ['de-DE', 'fr-FR', 'en-US', 'it-IT', 'es-ES']) await extensionLocale(tag);
  fetched = [];
  expect(await extensionLocale('en-US')).toBe(first);
  await extensionLocale('de-DE');
  expect(fetched).toContain('data/countries/DE.json');
});

it('asks again for one that could not be read', async () => {
  await expect(extensionLocale('xx-XX')).rejects.toThrow();
  await expect(extensionLocale('xx-XX')).rejects.toThrow();
  expect(await extensionLocale('pl-PL')).toMatchObject({ country: 'PL' });
});

it('reads what any page needs once', async () => {
  await extensionLocale('fr-FR');
  fetched = [];
  for (const tag of ['ko-KR', 'en-GB']) await extensionLocale(tag);
  expect(fetched.filter((path) => neededByAll.includes(path))).toEqual([]);
  expect(fetched).toEqual(
    expect.arrayContaining(['data/asks/ko.json', 'data/answers/ko.json', 'data/answers/en.json']),
  );
});
