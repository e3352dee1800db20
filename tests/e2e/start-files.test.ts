import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = (name: string) => readFileSync(new URL(`../../.output/chrome-mv3/${name}.html`, import.meta.url), 'utf8');
const filesOf = (markup: string) => [...markup.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file!);

it('the popup begins with few files, for each is a request before it shows', () => {
  expect(filesOf(page('popup')).length).toBeLessThanOrEqual(7);
});

it('the settings need nothing that is the popup’s alone', () => {
  expect(filesOf(page('popup')).some((file) => file.includes('popup-'))).toBe(true);
  expect(filesOf(page('options')).filter((file) => file.includes('popup-'))).toEqual([]);
});
