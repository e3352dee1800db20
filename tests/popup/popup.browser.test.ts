import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byRole, lastAsked, openPopupLab, requests, rowText, tell, waitForStatus, type PopupLab } from './popup-page';
import { fieldRow, filledRows, formRows, manyRows, persona, rows, state } from './samples';

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

  test('puts the focus on “Fill page”', async () => {
    expect(await focused()).toBe('Fill page');
  });

  test('shows who, what and how many before anything is written', async () => {
    await tell(popup, rows(formRows), state({ fillable: 10, found: 12 }));

    await waitForStatus(popup, '10 fields ready');
    expect(await text('.persona')).toBe('AWAnna Weberanna.weber@example.comGerman (Germany)7K2QM-2F4');
    expect(await rowText(popup, 'E-Mail-Adresse')).toBe('Planned\nE-Mail-Adresse\nanna.weber@example.com');
    expect(await rowText(popup, 'Website')).toBe('Left alone\nWebsite\nLooks like a spam trap.');
  });

  test.each([
    ['short', { name: 'Al Po', email: 'a@b.co', locale: 'ja-JP' }],
    ['long', { name: 'Maximiliane Oberhuber', email: 'maximiliane.oberhuber@mail.example.org' }],
    ['saved', { saved: { id: 'a', name: 'German VIP', isChanged: true, isOfSite: false } }],
  ])('nothing moves under a click on “Fill page” once the person is there: %s', async (_, person) => {
    const place = () => popup.$eval('.actions button', (button) => button.getBoundingClientRect().toJSON() as object);
    const before = await place();
    await tell(popup, rows(formRows), state({ persona: { ...persona, ...person }, fillable: 10 }));
    await waitForStatus(popup, '10 fields ready');

    expect(await place()).toEqual(before);
  });

  test('groups the rows by the page’s own headings', async () => {
    await tell(popup, rows(formRows), state());
    await popup.waitForSelector('.fields h2');

    const sections = await popup.$$eval('.fields h2', (titles) =>
      titles.map((title) => `${title.textContent} ${title.parentElement!.querySelectorAll('li').length}`),
    );

    expect(sections).toEqual(['Ihre Angaben 5', 'Lieferadresse 7']);
  });

  test('shows ten fields and more at once', async () => {
    await tell(popup, rows(manyRows(40)), state());
    await popup.waitForSelector('.row');

    const inSight = await popup.$$eval(
      '.row',
      (lines) => lines.filter((line) => line.getBoundingClientRect().bottom <= innerHeight).length,
    );

    expect(inSight).toBeGreaterThanOrEqual(10);
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
    await tell(popup, rows(filledRows), state({ phase: 'filled', summary: { filled: 21, of: 23 } }));

    await waitForStatus(popup, 'Filled 21 of 23');
    expect(bar).toEqual(['12', '23']);
    expect(await rowText(popup, 'Telefon (optional)')).toBe(
      'Refused\nTelefon (optional)\n+49\nThe page didn’t keep the value.',
    );
  });

  test('leaves the focus of “Cancel” to the status line', async () => {
    await tell(popup, state({ phase: 'filling', done: 1 }));
    await popup.focus('.status button');

    await tell(popup, state({ phase: 'filled', summary: { filled: 23, of: 23 } }));

    await popup.waitForFunction(() => document.activeElement?.textContent === 'Filled 23 of 23');
  });

  test('can be undone, by the time it was', async () => {
    const at = Date.parse('2026-11-22T14:32:00');
    await tell(
      popup,
      state({ phase: 'filled', summary: { filled: 25, of: 25 }, undo: { at, fields: 25, before: null } }),
    );

    await popup.locator('::-p-xpath(//button[starts-with(., "Undo fill of 2:32")])').click();
    expect(await lastRequest(2)).toEqual({ do: 'undo' });
    await tell(popup, state({ phase: 'undone', undone: { isStopped: false, restored: 22, of: 25, gone: 2, kept: 1 } }));

    await waitForStatus(popup, 'Undone: 22 of 25 put back; 2 are gone; 1 you changed since then was left alone.');
  });

  test('does nothing while it cannot', async () => {
    await tell(popup, state({ phase: 'blocked', persona: null, trouble: 'Extensions may not run on this page.' }));
    await waitForStatus(popup, 'Extensions may not run on this page.');

    const names = await popup.$$eval('main button', (buttons) =>
      buttons.map((button) => `${button.textContent} ${button.getAttribute('aria-disabled')}`),
    );
    for (const name of ['Fill page', 'Undo']) await popup.click(`::-p-aria([role="button"][name="${name}"])`);

    expect(names).toEqual(['Fill page true', ' true', 'Undo true', 'Try it on the practice form null']);
    expect(await requests(popup)).toHaveLength(1);
  });
});

describe('a fill within the same minute as the one before', () => {
  test.each([
    ['2026-11-22T14:32:07', 'Undo fill of 2:32:40'],
    ['2026-11-22T14:31:59', 'Undo fill of 2:32 PM'],
  ])('is told from that of %s', async (before, name) => {
    const at = Date.parse('2026-11-22T14:32:40');
    const undo = { at, fields: 25, before: Date.parse(before) };
    await tell(popup, state({ phase: 'filled', summary: { filled: 25, of: 25 }, undo }));

    const shown = await popup.waitForSelector('::-p-xpath(//button[starts-with(., "Undo fill of ")])');
    expect((await shown!.evaluate((button) => button.textContent))!.replaceAll('\u202f', ' ')).toContain(name);
  });
});

describe('changes that are not on the page yet', () => {
  test('are counted, marked and applied', async () => {
    const changed = { ...filledRows[1]!, planned: 'Bettina', pending: true };
    await tell(popup, rows([changed]), state({ phase: 'filled', summary: { filled: 23, of: 23 }, pending: 1 }));
    await popup.waitForSelector('::-p-text(1 change is not on the page yet.)');
    expect(await rowText(popup, 'Vorname')).toBe('Planned\nVorname\nBettina');

    await click('Apply');

    expect(await lastRequest(2)).toEqual({ do: 'apply-changes' });
    await waitForStatus(popup, 'Filling…');
  });

  test('that stand on the page already leave nothing to wait for', async () => {
    const filled = { phase: 'filled', summary: { filled: 23, of: 23 } } as const;
    await tell(popup, state({ ...filled, pending: 1 }));
    await click('Apply');
    await waitForStatus(popup, 'Filling…');

    await tell(popup, state(filled), { is: 'unchanged' });

    await waitForStatus(popup, 'Filled 23 of 23');
  });

  test('are asked for again where the line breaks at the press', async () => {
    await tell(popup, state({ phase: 'filled', summary: { filled: 23, of: 23 }, pending: 1 }));
    await popup.waitForSelector('::-p-text(1 change is not on the page yet.)');

    await popup.evaluate(() => {
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Apply')!.click();
      fakeBackground.breakLine();
    });

    await popup.waitForFunction(
      () => fakeBackground.requests.filter((request) => request.do === 'apply-changes').length === 2,
    );
  });

  test('are not mentioned where there are none', async () => {
    await tell(popup, state({ phase: 'filled', summary: { filled: 23, of: 23 } }));

    await waitForStatus(popup, 'Filled 23 of 23');
    expect(await popup.$('::-p-text(not on the page)')).toBeNull();
  });
});

describe('the person', () => {
  beforeEach(() => tell(popup, rows(formRows), state()));

  const openSeed = () => click('Seed 7K2QM-2F4: copy it or enter another');
  const seedInput = () => byRole(popup, 'textbox', 'Seed');

  test('is exchanged, locked and unlocked', async () => {
    await click('New person');
    expect(await lastRequest(2)).toEqual({ do: 'new-person' });
    await click('Keep this person');
    expect(await lastRequest(3)).toEqual({ do: 'turn-lock' });
    await tell(popup, state({ locked: true }));
    await popup.waitForSelector('[aria-label="Keep this person"][aria-pressed="true"]');
    await click('Keep this person');

    expect(await lastRequest(4)).toEqual({ do: 'turn-lock' });
  });

  test('comes back by its seed, as a person writes it', async () => {
    await openSeed();
    await seedInput().fill(' 7k2qm 2fo ');
    await popup.keyboard.press('Enter');

    expect(await lastRequest(2)).toEqual({ do: 'set-seed', seed: '7K2QM-2F0' });
    expect(await focused()).toBe('Seed 7K2QM-2F4: copy it or enter another');
  });

  test('does not come from what is no seed: the popup says what is expected and keeps the seed', async () => {
    await openSeed();
    await seedInput().fill('hello');
    await click('Use');

    await popup.waitForSelector('[role=alert]');
    expect(await text('[role=alert]')).toBe(
      '“hello” is not a seed: eight letters and digits, such as 7K2QM-2F4. The current one stays.',
    );
    expect(await requests(popup)).toHaveLength(1);
  });

  test('can be copied by seed', async () => {
    await popup.bringToFront();
    await openSeed();
    await click('Copy seed');

    await popup.waitForFunction(() => document.querySelector('.seed-editor [aria-live]')?.textContent === 'Copied.');
  });

  test('Escape leaves the seed as it was', async () => {
    await openSeed();
    await seedInput().fill('hello');
    await popup.keyboard.press('Escape');

    await popup.waitForFunction(() => document.querySelector('.seed-editor') === null);
    expect(await requests(popup)).toHaveLength(1);
  });
});

describe('the mode', () => {
  test('is one click, and says in words what it means', async () => {
    await tell(popup, state());
    await popup.waitForSelector('::-p-text(Believable values that meet every rule.)');

    await popup.locator('::-p-aria([role="radio"][name="Invalid"])').click();
    expect(await lastRequest(2)).toEqual({ do: 'set-mode', mode: 'invalid' });
    await tell(popup, state({ mode: 'invalid' }));

    await popup.waitForSelector('::-p-text(Each field breaks exactly one of its rules.)');
  });

  test('is a target of 44 pixels', async () => {
    const sizes = await popup.$$eval('.mode [type=radio]', (radios) =>
      radios.map((radio) => radio.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );

    expect(sizes).toHaveLength(4);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });

  test('Invalid steps through the form, one fault at a time', async () => {
    await tell(popup, rows(formRows), state({ mode: 'invalid' }));
    await click('Step through');
    expect(await lastAsked(popup, 'sweep')).toEqual({ do: 'sweep', step: 'start' });
    await tell(popup, state({ mode: 'invalid', sweep: { at: 3, of: 41, label: 'E-Mail-Adresse', rule: 'no @' } }));
    await popup.waitForSelector('::-p-text(3 of 41 · E-Mail-Adresse: no @)');

    for (const [name, step] of [
      ['Next fault', 'next'],
      ['Previous fault', 'previous'],
      ['Stop', 'stop'],
    ] as const) {
      await click(name);
      await popup.waitForFunction(
        (wanted) => JSON.stringify(fakeBackground.requests.at(-1)).includes(`"${wanted}"`),
        {},
        step,
      );
    }
  });

  test('says at each row what it is after', async () => {
    await tell(popup, rows([fieldRow({ probe: 'The longest name allowed.' })]), state({ mode: 'boundary' }));

    await popup.waitForSelector('.row');
    expect(await rowText(popup, 'Vorname')).toBe('Planned\nVorname\nAnna\nThe longest name allowed.');
  });
});

test('a page’s text stays text', async () => {
  await tell(popup, rows([fieldRow({ label: '<img src=x onerror=alert(1)>' })]), state());

  await popup.waitForSelector('.row-label');
  expect(await text('.row-label')).toBe('<img src=x onerror=alert(1)>');
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
    expect(await text('[role=alert]')).toBe('Access to the embedded frames was denied.');
    expect(await requests(popup)).toHaveLength(1);
  });
});

test('what of a very large page was not read is said beside the count of what was', async () => {
  await tell(popup, state({ leftOut: { fields: true, frames: 1 } }));

  await popup.waitForSelector('.left-out');
  expect(await text('.left-out')).toBe(
    'This page is too large to be read to its end: its first 25 fields are listed, those after them stay as they are. ' +
      '1 more embedded frame was not looked at.',
  );
  await tell(popup, state());
  await popup.waitForFunction(() => !document.querySelector('.left-out'));
});

describe('trouble', () => {
  test('of our own while the page was read can be copied as a report', async () => {
    const leftOut = { fields: false, frames: 2 };
    await tell(popup, state({ faults: ['select.claims: TypeError', 'slider.gather: RangeError'], leftOut }));
    await popup.bringToFront();
    await click('Copy report');
    await popup.waitForFunction(() => document.querySelector('.banner [aria-live]')?.textContent === 'Copied.');

    expect(await popup.evaluate(() => document.body.innerText)).toContain('2 errors of its own');
    expect(await popup.evaluate(() => navigator.clipboard.readText())).toBe(
      'select.claims: TypeError\nslider.gather: RangeError\n2 more embedded frames were not looked at.',
    );
  });

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

  test('a worker that ends before it begins to fill is asked for the fill again', async () => {
    await tell(popup, state({ phase: 'ready' }));
    await popup.locator('::-p-text(Fill page)').click();
    expect(await lastRequest(2)).toEqual({ do: 'fill' });

    await popup.evaluate(() => fakeBackground.breakLine());

    expect(await lastRequest(4)).toEqual({ do: 'fill' });
    expect(await popup.evaluate(() => fakeBackground.requests[2])).toEqual({ do: 'open', tabId: 7 });
  });

  test('a worker that ends when all is done may sleep: what was shown stays', async () => {
    await tell(
      popup,
      state({ phase: 'filled', summary: { filled: 23, of: 23 }, undo: { at: 0, fields: 23, before: null } }),
    );
    await waitForStatus(popup, 'Filled 23 of 23');

    await popup.evaluate(() => fakeBackground.breakLine());
    await popup.locator('::-p-text(Undo )').click();

    expect(await lastRequest(3)).toEqual({ do: 'undo' });
    expect(await popup.evaluate(() => fakeBackground.connections)).toBe(2);
  });

  test('a background that does not answer is reported, and that it is heard again shows', async () => {
    await popup.evaluate(() => {
      fakeBackground.alive = false;
      fakeBackground.breakLine();
    });

    await popup.waitForSelector('[role=alert]', { timeout: 30_000 });
    expect(await text('[role=alert]')).toContain('isn’t responding');

    await popup.evaluate(() => (fakeBackground.alive = true));
    const before = await popup.evaluate(() => fakeBackground.connections);
    await popup.waitForFunction((known) => fakeBackground.connections > known, {}, before);
    await tell(popup, state({ phase: 'ready' }));
    await popup.waitForFunction(() => !document.querySelector('[role=alert]'));
  });
});
