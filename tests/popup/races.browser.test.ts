import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byRole as selector } from '../browser/by-role';
import { asked, byRole, lastAsked, openPopupLab, tell, toggleRow, type PopupLab } from './popup-page';
import { details, fieldRow, persona, rows, state, textControl } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
afterEach(() => popup.close());

const first = fieldRow({ row: 'f1', section: 'You' });
const last = fieldRow({ row: 'f2', section: 'You', label: 'Nachname', kind: 'family-name', planned: 'Weber' });
const edited = (text: string) => ({ ...first, planned: text, override: { do: 'text', text } as const });
const always = selector('button', 'Always…');
const typed = () => popup.$eval('.details input', (input) => (input as HTMLInputElement).value);
const hasFocus = () => popup.evaluate(() => document.activeElement?.matches('.details input'));

beforeEach(async () => {
  popup = await lab.open();
  await tell(popup, rows([first, last]), state());
  await toggleRow(popup, 'Vorname');
  await lastAsked(popup, 'details');
  await tell(popup, details('f1', textControl()));
  await popup.waitForSelector('.details input');
});

/** The middle of an element, where a person presses. */
async function placeOf(what: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = (await (await popup.waitForSelector(what))!.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function pressAt(what: string): Promise<void> {
  const { x, y } = await placeOf(what);
  await popup.mouse.move(x, y);
  await popup.mouse.down();
}

/** What can be drawn by then, is. */
const twoFrames = () =>
  popup.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

describe('a press on its way', () => {
  test('hits what it was meant for, though what was typed is set by it and brings a button there', async () => {
    await byRole(popup, 'textbox', 'Value').fill('Bettina');
    await pressAt(always);
    await lastAsked(popup, 'override');
    await tell(popup, rows([edited('Bettina'), last]), state());
    await twoFrames();
    await popup.mouse.up();

    await popup.waitForSelector(`${always}[aria-expanded=true]`);
    await popup.waitForSelector(selector('button', 'Reset'));
  });

  test('holds nothing up for long', async () => {
    await pressAt(always);
    await tell(popup, rows([edited('Bettina'), last]), state());

    await popup.waitForSelector(selector('button', 'Reset'));
    await popup.mouse.up();
  });
});

test('nothing moves once it is known what a template makes', async () => {
  await byRole(popup, 'textbox', 'Value').fill('{{given-name}}!');
  const before = await placeOf(always);
  await lastAsked(popup, 'sample');
  const value = { is: 'template', text: '{{given-name}}!' } as const;
  await tell(popup, { is: 'sample', sample: { row: 'f1', value, made: { text: 'Anna!' } } });
  await popup.waitForSelector('::-p-text(Makes “Anna!”.)');

  expect(await placeOf(always)).toEqual(before);
});

describe('what is typed in a row stays', () => {
  test('when what was set before comes back', async () => {
    await byRole(popup, 'textbox', 'Value').fill('Bettina');
    await popup.keyboard.press('Enter');
    await lastAsked(popup, 'override');
    await popup.keyboard.type('-Sophie');
    await tell(popup, rows([edited('Bettina'), last]), state());
    await popup.waitForFunction(() => document.querySelector('.row-value')?.textContent === 'Bettina');

    expect(await typed()).toBe('Bettina-Sophie');
  });

  test('when the page gets a field before it', async () => {
    await byRole(popup, 'textbox', 'Value').fill('Bettina');
    await tell(popup, rows([fieldRow({ row: 'f0', section: 'You', label: 'Anrede' }), first, last]), state());
    await popup.waitForSelector('::-p-text(Anrede)');

    expect([await typed(), await hasFocus()]).toEqual(['Bettina', true]);
  });

  test('when a background that has slept reads the page again', async () => {
    await byRole(popup, 'textbox', 'Value').fill('Bettina');
    await popup.evaluate(() => fakeBackground.breakLine());
    await popup.keyboard.type('{{');
    await popup.keyboard.type('seed}}');
    await lastAsked(popup, 'sample');
    await tell(popup, rows([]), state({ phase: 'reading', persona: null, found: 0 }));
    await tell(popup, rows([first, { ...last, planned: 'Adler' }]), state());
    await popup.waitForSelector('::-p-text(Adler)');

    expect((await asked(popup)).filter((request) => request.do === 'open')).toHaveLength(2);
    expect([await typed(), await hasFocus()]).toEqual(['Bettina{{seed}}', true]);
  });

  test('no longer than it is typed: a value that is made anew shows', async () => {
    await byRole(popup, 'textbox', 'Value').fill('{{nobody}}');
    await popup.keyboard.press('Enter');
    await lastAsked(popup, 'override');
    await tell(popup, rows([edited('{{nobody}}'), last]), state());
    await byRole(popup, 'button', 'Reset').click();
    await tell(popup, rows([first, last]), state());

    await popup.waitForFunction(() => document.querySelector<HTMLInputElement>('.details input')?.value === 'Anna');
  });
});

test('the name to save a person under is theirs, until another is typed', async () => {
  const named = (name: string) => tell(popup, state({ persona: { ...persona, name } }));
  const name = () => popup.$eval('.person-menu form input', (input) => (input as HTMLInputElement).value);
  await byRole(popup, 'button', 'Saved people').click();
  await popup.waitForSelector('.person-menu form input');
  await named('Berta Adler');
  await popup.waitForSelector('::-p-text(Berta Adler)');
  expect(await name()).toBe('Berta Adler');

  await byRole(popup, 'textbox', 'Save this person as').fill('QA lead');
  await named('Cora Falk');
  await popup.waitForSelector('::-p-text(Cora Falk)');
  expect(await name()).toBe('QA lead');
});
