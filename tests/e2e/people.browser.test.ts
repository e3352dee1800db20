import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { extensionOnSite } from '../browser/extension-on-site';

const html = (body: string) => `<!doctype html><html lang="en-US"><body><form>${body}</form></body></html>`;
const columns = [
  ['First name', 'first'],
  ['Last name', 'last'],
  ['E-mail', 'email'],
  ['Start date', 'start'],
  ['Salary', 'salary'],
  ['Manager', 'manager'],
] as const;
const cells = (row: number) =>
  columns.map(([, name]) => `<td><input name="${name}${row}" ${name === 'start' ? 'type="date"' : ''}></td>`).join('');
const tableOf = (
  rows: number,
) => `<table><thead><tr>${columns.map(([title]) => `<th>${title}</th>`).join('')}</tr></thead>
  <tbody>${Array.from({ length: rows }, (_, row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;

const guest = (number: number) => `<fieldset><legend>Guest ${number}</legend>
  <label>First name <input name="first${number}"></label><label>Last name <input name="last${number}"></label>
  <label>E-mail <input name="email${number}" type="email"></label></fieldset>`;

const addressed = (use: string) =>
  [
    ['Full name', 'name'],
    ['Street address', 'address-line1'],
    ['City', 'address-level2'],
    ['ZIP code', 'postal-code'],
  ].map(([label, token]) => `<label>${label} <input name="${use}-${token}" autocomplete="${use} ${token}"></label>`);

const pages: Readonly<Record<string, string>> = {
  '/table': html(tableOf(200)),
  '/two-addresses': html(['billing', 'shipping'].flatMap(addressed).join('')),
  '/guests': html(`<h2>Your details</h2><label>First name <input name="first0" autocomplete="given-name"></label>
    <label>Last name <input name="last0" autocomplete="family-name"></label>
    <label>E-mail <input name="email0" type="email" autocomplete="email"></label>${[1, 2, 3].map(guest).join('')}`),
  '/guest-names': html(`<label>Your name <input name="full0" autocomplete="name"></label>
    ${[1, 2, 3].map((number) => `<label>Guest ${number} <input name="full${number}"></label>`).join('')}`),
  '/passengers': html(`<h2>Contact</h2><label>E-mail <input name="email" autocomplete="email"></label>
    ${[1, 2]
      .map(
        (
          number,
        ) => `<label>First name <input name="first${number}" autocomplete="section-passenger${number} given-name"></label>
    <label>Last name <input name="last${number}" autocomplete="section-passenger${number} family-name"></label>
    <label>E-mail <input name="email${number}" autocomplete="section-passenger${number} email"></label>`,
      )
      .join('')}`),
};

const site = extensionOnSite((path) => pages[path] ?? null);
let page: Page;

beforeAll(async () => {
  page = await site.extension.browser.newPage();
});

/** Fills a page. @returns what each field holds, by its name */
async function filled(path: string): Promise<Record<string, string>> {
  await page.goto(site.origin + path);
  expect(await site.extension.fillPage(page)).toMatch(/^Filled (\d+) of \1$/);
  return page.$$eval('input', (inputs) => Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
}

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** Whether an address is made of a name, as ours are. */
function isOf(email: string, last: string): boolean {
  return letters(email.split('@')[0]!).includes(letters(last));
}

describe('people on one page', () => {
  it('are one for each of a table’s 200 rows, whole in themselves', async () => {
    const held = await filled('/table');
    const rows = Array.from({ length: 200 }, (_, row) =>
      Object.fromEntries(columns.map(([, name]) => [name, held[`${name}${row}`]!])),
    );
    // Of 200 drawn names two or three are namesakes; that 15 are happens once in a thousand million seeds.
    expect(new Set(rows.map(({ first, last }) => `${first} ${last}`)).size).toBeGreaterThan(185);
    expect(new Set(rows.map(({ email }) => email)).size).toBe(200);
    expect(rows.filter(({ email, last }) => !isOf(email!, last!))).toEqual([]);
    expect(rows.filter(({ manager, first, last }) => manager === `${first} ${last}`)).toEqual([]);
    expect(rows.filter(({ start, salary }) => !/^\d{4}-\d\d-\d\d$/.test(start!) || !(Number(salary) > 0))).toEqual([]);
    expect(new Set(rows.map(({ start }) => start)).size).toBeGreaterThan(20);
    expect(new Set(rows.map(({ salary }) => salary)).size).toBeGreaterThan(20);
  });

  it.each(['/guests', '/guest-names'])(
    'are one for each numbered guest, none of them the registrant: %s',
    async (path) => {
      const held = await filled(path);
      const numbers = [0, 1, 2, 3];
      const names = numbers.map(
        (number) => held[`full${number}`] ?? `${held[`first${number}`]} ${held[`last${number}`]}`,
      );
      expect(new Set(names).size).toBe(4);
      const mails = numbers.flatMap((number) => held[`email${number}`] ?? []);
      expect(new Set(mails).size).toBe(mails.length);
      for (const [number, mail] of mails.entries()) expect(isOf(mail, held[`last${number}`]!), mail).toBe(true);
    },
  );

  it('are one at one address where billing and shipping are asked', async () => {
    const held = await filled('/two-addresses');
    const of = (use: string) => Object.entries(held).flatMap(([name, value]) => (name.startsWith(use) ? [value] : []));
    expect(of('billing')).toHaveLength(4);
    expect(of('shipping')).toEqual(of('billing'));
  });

  it('are told apart by the sections of autocomplete', async () => {
    const held = await filled('/passengers');
    expect(`${held['first1']} ${held['last1']}`).not.toBe(`${held['first2']} ${held['last2']}`);
    expect(isOf(held['email1']!, held['last1']!)).toBe(true);
    expect(isOf(held['email2']!, held['last2']!)).toBe(true);
    // Nobody else is asked for on the page: the first passenger is who books.
    expect(held['email']).toBe(held['email1']);
  });
});
