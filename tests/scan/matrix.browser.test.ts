import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { scanMarkup } from './page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const scale = ['Disagree', 'Neutral', 'Agree'];
const statements = ['The course was useful', 'The pace was right'];

/** Cells of a table with a question in each row. */
const rows = (cell: (content: string) => string, head: (statement: string) => string, row: (cells: string) => string) =>
  statements
    .map((statement, nth) => {
      const boxes = scale.map((_, value) => cell(`<input type=radio name=q${nth} value=${value}>`));
      return row(head(statement) + boxes.join(''));
    })
    .join('');
const labelled = (statement: string, nth: number) => {
  const label = (word: string) => `aria-label="row ${statement}, column ${word}"`;
  return tr(
    `<th>${statement}</th>${scale.map((word) => td(`<input type=radio name=q${nth} ${label(word)}>`)).join('')}`,
  );
};
const td = (content: string) => `<td>${content}</td>`;
const tr = (cells: string) => `<tr>${cells}</tr>`;
const div = (role: string) => (content: string) => `<div role=${role}>${content}</div>`;

describe('a question in each row of a table', () => {
  test.each([
    [
      'headers of its own',
      `<table><tr><th></th>${scale.map((word) => `<th>${word}</th>`).join('')}</tr>
        ${rows(td, (statement) => `<th scope=row>${statement}</th>`, tr)}</table>`,
    ],
    ['plain cells', `<table><tr><td></td>${scale.map(td).join('')}</tr>${rows(td, td, tr)}</table>`],
    [
      'numbers before the statements',
      `<table><tr><td></td><td></td>${scale.map(td).join('')}</tr>
        ${rows(td, (statement) => td('1') + td(statement), tr)}</table>`,
    ],
    [
      'labels that say row and column',
      `<table><tr><th></th>${scale.map((word) => `<th>${word}</th>`).join('')}</tr>${statements.map(labelled).join('')}</table>`,
    ],
    [
      'roles',
      `<div role=grid><div role=row>${['', ...scale].map(div('columnheader')).join('')}</div>
        ${rows(div('gridcell'), div('rowheader'), div('row'))}</div>`,
    ],
  ])('%s: is named by its statement, its options by the columns', async (_what, markup) => {
    const { page, fields } = await scanMarkup(browser, markup);
    await page.close();
    const headers = fields.map(({ texts }) => texts.filter(({ source }) => source === 'table-header'));

    expect(headers.map((texts) => texts.map(({ text }) => text))).toEqual(statements.map((statement) => [statement]));
    expect(fields.map((field) => 'options' in field && field.options.map(({ text }) => text))).toEqual([scale, scale]);
  });

  test('without any table: by what stands in its own row', async () => {
    const span = (content: string) => `<span>${content}</span>`;
    const head = `<div class=row>${scale.map(span).join('')}</div>`;
    const markup = head + rows(span, span, (cells) => `<div class=row>${cells}</div>`);
    const { page, fields } = await scanMarkup(browser, markup);
    await page.close();

    expect(fields.map(({ texts }) => texts)).toEqual(statements.map((text) => [{ source: 'preceding', text }]));
  });
});

test('a question in each column is named by it, its options by the rows', async () => {
  const tasks = ['Design', 'Testing'];
  const box = (name: string, value: string) => td(`<input type=radio name=${name} value=${value}>`);
  const body = tasks.map((task) => tr(td(task) + box('most', task) + box('least', task))).join('');
  const { page, fields } = await scanMarkup(
    browser,
    `<table><tr><th></th><th>Most</th><th>Least</th></tr>${body}</table>`,
  );
  await page.close();

  expect(
    fields.map((field) => [
      field.texts.find(({ source }) => source === 'table-header')?.text,
      'options' in field && field.options.map(({ text }) => text),
    ]),
  ).toEqual([
    ['Most', tasks],
    ['Least', tasks],
  ]);
});
