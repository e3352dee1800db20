import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byRole, openPopupLab, requests, tell, waitForStatus, type PopupLab } from './popup-page';
import { fieldRow, filledRows, formRows, manyRows, rows, state } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => void (popup = await lab.open()));
afterEach(() => popup.close());

const click = (name: string) => byRole(popup, 'button', name).click();
const text = (selector: string) => popup.$eval(selector, (element) => element.textContent);
const focused = () =>
  popup.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** Waits until the popup has asked for as much, then what it asked last. */
async function lastRequest(count: number) {
  await popup.waitForFunction((least) => fakeBackground.requests.length >= least, {}, count);
  return (await requests(popup)).at(-1);
}

describe('opening', () => {
  test('asks for the active tab', async () => {
    expect(await requests(popup)).toEqual([{ do: 'open', tabId: 7 }]);
  });

  test('asks for the tab its address names', async () => {
    const named = await lab.open('?tab=42');

    expect(await requests(named)).toEqual([{ do: 'open', tabId: 42 }]);
    await named.close();
  });

  test('shows who, what and how many before anything is written', async () => {
    await tell(popup, rows(formRows), state({ fillable: 10, found: 12 }));

    await waitForStatus(popup, '10 fields ready, 2 left alone.');
    expect(await text('.persona')).toBe('AWAnna Weberanna.weber@example.comGerman (Germany)Seed7K2QM-2F4');
    expect(await text('.row:nth-child(4)')).toBe('PlannedE-Mail-Adresseanna.weber@example.comE-mail');
    expect(await text('.row:nth-child(10)')).toBe('Left aloneWebsiteWebsiteLooks like a trap for robots.');
  });
});

describe('filling', () => {
  test('asked for before the page is read is sent, and the status says so', async () => {
    await tell(popup, state({ phase: 'reading', persona: null, found: 0 }));

    await click('Fill page');

    expect(await lastRequest(2)).toEqual({ do: 'fill' });
    await waitForStatus(popup, 'Filling…');
  });

  test('shows progress, can be cancelled, says “Filled” only at the end', async () => {
    await tell(popup, rows(formRows), state());
    await click('Fill page');
    await tell(popup, state({ phase: 'filling', done: 12, fillable: 23 }));
    await waitForStatus(popup, 'Filling 12 of 23…');
    const bar = await popup.$eval('[role=progressbar]', (element) => [
      element.getAttribute('aria-valuenow'),
      element.getAttribute('aria-valuemax'),
    ]);

    await click('Cancel');
    expect(await lastRequest(3)).toEqual({ do: 'cancel' });
    await tell(
      popup,
      rows(filledRows),
      state({ phase: 'filled', summary: { filled: 21, of: 23 }, undo: { at: 1_700_000_000_000, fields: 23 } }),
    );

    await waitForStatus(popup, 'Filled 21 of 23 fields');
    expect(bar).toEqual(['12', '23']);
    expect(await text('.row:nth-child(5)')).toBe('RefusedTelefon (optional)+49PhoneThe page did not keep the value.');
  });

  test('leaves the focus of “Cancel” to the status line', async () => {
    await tell(popup, state({ phase: 'filling', done: 1 }));
    await popup.focus('.status button');

    await tell(popup, state({ phase: 'filled', summary: { filled: 23, of: 23 } }));

    await popup.waitForFunction(() => document.activeElement?.textContent === 'Filled 23 of 23 fields');
  });

  test('can be undone', async () => {
    await tell(
      popup,
      state({ phase: 'filled', summary: { filled: 23, of: 23 }, undo: { at: 1_700_000_000_000, fields: 23 } }),
    );
    await click('Undo');
    expect(await lastRequest(2)).toEqual({ do: 'undo' });

    await tell(popup, state({ phase: 'undone' }));

    await waitForStatus(popup, 'Undone: every field is back.');
  });

  test('does nothing while it cannot', async () => {
    await tell(popup, state({ phase: 'blocked', persona: null, trouble: 'Extensions may not run on this page.' }));
    await waitForStatus(popup, 'Extensions may not run on this page.');

    for (const name of ['Fill page', 'New person', 'Undo'])
      await popup.click(`::-p-aria([role="button"][name="${name}"])`);

    expect(await requests(popup)).toHaveLength(1);
  });
});

describe('the person', () => {
  beforeEach(() => tell(popup, rows(formRows), state()));

  test('is exchanged, locked and unlocked', async () => {
    await click('New person');
    expect(await lastRequest(2)).toEqual({ do: 'new-person' });
    await click('Keep this person');
    expect(await lastRequest(3)).toEqual({ do: 'set-lock', locked: true });
    await tell(popup, state({ locked: true }));
    await popup.waitForSelector('[aria-label="Keep this person"][aria-pressed="true"]');
    await click('Keep this person');

    expect(await lastRequest(4)).toEqual({ do: 'set-lock', locked: false });
  });

  test('comes back by its seed, as a person writes it', async () => {
    await click('Enter another seed');
    await byRole(popup, 'textbox', 'Seed to use').fill(' 7k2qm 2fo ');
    await popup.keyboard.press('Enter');

    expect(await lastRequest(2)).toEqual({ do: 'set-seed', seed: '7K2QM-2F0' });
    expect(await focused()).toBe('Enter another seed');
  });

  test('does not come from what is no seed: the popup says what is expected', async () => {
    await click('Enter another seed');
    await byRole(popup, 'textbox', 'Seed to use').fill('hello');
    await click('Use');

    await popup.waitForSelector('[role=alert]');
    expect(await text('[role=alert]')).toBe(
      '“hello” is not a seed: expected eight letters and digits such as 7K2QM-2F4.',
    );
    expect(await requests(popup)).toHaveLength(1);
  });

  test('can be copied by seed', async () => {
    await popup.bringToFront();
    await click('Copy seed');

    await popup.waitForFunction(() => document.querySelector('.seed [aria-live]')?.textContent === 'Copied.');
  });
});

test('the mode is one click', async () => {
  await tell(popup, state());

  await popup.locator('::-p-text(Invalid)').click();

  expect(await lastRequest(2)).toEqual({ do: 'set-mode', mode: 'invalid' });
});

describe('a field of the list', () => {
  const row = fieldRow({ structure: 'div[role=grid]', override: { do: 'reroll', nth: 2 } });
  beforeEach(async () => {
    await tell(popup, rows([row]), state());
    await popup.locator('.row-head').click();
    await popup.waitForSelector('.details');
  });

  test('opens to its evidence', async () => {
    expect(await text('.explanation')).toBe('Whylabel says “Vorname”');
    expect(await popup.$eval('.row-head', (head) => head.getAttribute('aria-expanded'))).toBe('true');
  });

  test('takes another value, and keeps the focus when the plan follows', async () => {
    await byRole(popup, 'textbox', 'Value').fill('Bettina');
    await popup.keyboard.press('Enter');
    expect(await lastRequest(2)).toEqual({ do: 'override', row: 'f1', override: { do: 'text', text: 'Bettina' } });

    await tell(popup, rows([{ ...row, planned: 'Bettina', override: { do: 'text', text: 'Bettina' } }]));

    await popup.waitForFunction(() => document.querySelector('.row-value')?.textContent === 'Bettina');
    expect(await popup.evaluate(() => document.activeElement instanceof HTMLInputElement)).toBe(true);
  });

  test.each([
    ['Reroll', { do: 'reroll', nth: 3 }],
    ['Skip', { do: 'skip' }],
    ['Reset', null],
  ])('%s', async (name, override) => {
    await click(name);

    expect(await lastRequest(2)).toEqual({ do: 'override', row: 'f1', override });
  });

  test('is told its kind, and forgets it again', async () => {
    await popup.select('.details select', 'family-name');
    expect(await lastRequest(2)).toEqual({ do: 'override', row: 'f1', override: { do: 'kind', kind: 'family-name' } });
    await tell(popup, rows([{ ...row, kind: 'family-name', override: { do: 'kind', kind: 'family-name' } }]));

    await popup.select('.details select', '');

    expect(await lastRequest(3)).toEqual({ do: 'forget-kind', row: 'f1' });
  });

  test('gives a description of a widget that is not understood', async () => {
    await popup.bringToFront();
    await click('Copy description');

    await popup.waitForFunction(() => document.querySelector('.details [aria-live]')?.textContent === 'Copied.');
  });
});

test('a page’s text stays text', async () => {
  await tell(popup, rows([fieldRow({ label: '<img src=x onerror=alert(1)>' })]), state());

  await popup.waitForSelector('.row-label');
  expect(await text('.row-label')).toBe('<img src=x onerror=alert(1)>');
});

test('a long list shows 200 rows, then asks for more', async () => {
  await tell(popup, rows(manyRows(200), 0, 450), state({ found: 450, fillable: 450 }));
  await popup.waitForSelector('.row');
  expect(await text('.fields h2')).toBe('Fields 200 of 450');

  await click('Show more');
  expect(await lastRequest(2)).toEqual({ do: 'rows', from: 200 });
  await tell(popup, rows(manyRows(200, 200), 200, 450));

  await popup.waitForFunction(() => document.querySelectorAll('.row').length === 400);
});

describe('embedded frames that can’t be reached', () => {
  beforeEach(() => tell(popup, state({ unreachable: ['https://pay.example', 'https://pay.example', ''] })));

  test('are asked for by a click, then the page is read again', async () => {
    expect(
      await popup
        .locator('.banner p')
        .map((line) => line.textContent)
        .wait(),
    ).toBe('3 embedded frames can’t be reached');

    await click('Allow');

    expect(await lastRequest(2)).toEqual({ do: 'refresh' });
    expect(await popup.evaluate(() => fakeBackground.permissionRequests)).toEqual([
      { origins: ['https://pay.example/*'] },
    ]);
  });

  test('stay out of reach where the person says no', async () => {
    await popup.evaluate(() => void (fakeBackground.grantsPermissions = false));

    await click('Allow');

    await popup.waitForSelector('[role=alert]');
    expect(await text('[role=alert]')).toBe('Access to the embedded frames was not given.');
    expect(await requests(popup)).toHaveLength(1);
  });
});

describe('trouble', () => {
  test('is said and can be dismissed', async () => {
    await tell(popup, state(), { is: 'problem', text: 'The field has left the page.' });
    await popup.waitForSelector('[role=alert]');

    await click('Dismiss');

    await popup.waitForFunction(() => document.querySelector('[role=alert]') === null);
  });

  test('a worker that ends while it fills is called again', async () => {
    await tell(popup, state({ phase: 'filling' }));
    await waitForStatus(popup, 'Filling 0 of 23…');

    await popup.evaluate(() => fakeBackground.breakLine());

    expect(await lastRequest(2)).toEqual({ do: 'open', tabId: 7 });
  });

  test('a worker that ends when all is done may sleep: what was shown stays', async () => {
    await tell(
      popup,
      state({ phase: 'filled', summary: { filled: 23, of: 23 }, undo: { at: 1_700_000_000_000, fields: 23 } }),
    );
    await waitForStatus(popup, 'Filled 23 of 23 fields');

    await popup.evaluate(() => fakeBackground.breakLine());
    await click('Undo');

    expect(await lastRequest(3)).toEqual({ do: 'undo' });
    expect(await popup.evaluate(() => fakeBackground.connections)).toBe(2);
  });

  test('a background that never answers is reported', async () => {
    await popup.evaluate(() => {
      fakeBackground.alive = false;
      fakeBackground.breakLine();
    });

    await popup.waitForSelector('[role=alert]', { timeout: 10_000 });
    expect(await text('[role=alert]')).toContain('does not answer');
  });
});
