import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldRow } from '../../utils/messages/field-row';
import type { Control, Value } from '../../utils/pipeline';
import { axeFindings, ofColours } from '../browser/axe-findings';
import { byRole, openPopupLab, tell, type PopupLab } from './popup-page';
import {
  choiceControl,
  details,
  fieldRow,
  filledRows,
  formRows,
  manyRows,
  numberControl,
  persona,
  rows,
  state,
  textControl,
} from './samples';

let lab: PopupLab;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4);
const filled = {
  phase: 'filled',
  summary: { filled: 9, of: 10 },
  undo: { at: 0, fields: 9, before: null },
  locked: true,
  counts: { planned: 0, filled: 9, refused: 1, skipped: 2 },
} as const;

/** Opens the first row, whose field is of a control. */
async function openFirst(popup: Page, control: Control, value: Value | null, row: Partial<FieldRow> = {}) {
  const line = fieldRow({ row: 'a', structure: 'div', override: { do: 'reroll', nth: 1 }, ...row });
  await tell(popup, rows([line, ...filledRows.slice(1)]), state({ ...filled, pending: 1 }));
  await popup.locator('.row-head').click();
  await tell(popup, details('a', control, value));
  await popup.waitForSelector('.details .why');
}

/** Everything the popup can look like: how it gets there. */
const views: Record<string, (popup: Page) => Promise<unknown>> = {
  reading: async () => undefined,
  ready: (popup) => tell(popup, rows(formRows), state()),
  filling: (popup) => tell(popup, rows(manyRows(200), 0, 400), state({ phase: 'filling', done: 120, fillable: 400 })),
  filled: (popup) => tell(popup, rows(filledRows), state({ ...filled, unreachable: ['https://pay.example'] })),
  undone: (popup) =>
    tell(
      popup,
      rows(formRows),
      state({ phase: 'undone', undone: { isStopped: false, restored: 7, of: 10, gone: 2, kept: 1 } }),
    ),
  blocked: (popup) => tell(popup, state({ phase: 'blocked', persona: null, trouble: 'Not on this page.' })),
  'blocked for want of access, beside the page': async (popup) => {
    await popup.evaluate(() => (document.documentElement.dataset['place'] = 'panel'));
    await tell(popup, state({ phase: 'blocked', persona: null, trouble: 'No access.', lacksAccess: true }));
    await byRole(popup, 'button', 'Allow all sites').wait();
  },
  problem: (popup) => tell(popup, state(), { is: 'problem', text: long }),
  'long texts': async (popup) => {
    const texts = { section: long, label: long, planned: long, holds: long, probe: long };
    await openFirst(popup, textControl(), null, { ...texts, outcome: 'refused', reason: 'changed-by-page' });
    await tell(popup, state({ persona: { ...persona, name: long, email: `${long}@example.com` } }));
  },
  'a sweep of invalid values': async (popup) => {
    const lines = formRows.map((line) => ({ ...line, probe: line.planned && 'Too long, on purpose.' }));
    await tell(popup, rows(lines), state({ mode: 'invalid', sweep: { at: 3, of: 41, label: 'E-Mail', rule: 'no @' } }));
  },
  'rows of all sorts': async (popup) => {
    const lines = [
      fieldRow({ row: 'a', person: 'guest-2', evidence: [{ signal: 'name', text: 'fname', score: 0.4 }] }),
      fieldRow({ row: 'b', person: 'guest-2/emergency', label: long, planned: long }),
      fieldRow({ row: 'c', pending: true, outcome: 'filled', holds: 'Anna', planned: '', reason: 'skipped-by-user' }),
      fieldRow({ row: 'd', pending: true, outcome: 'filled', holds: 'Anna', planned: 'Berta', pinned: true }),
      fieldRow({ row: 'e', breaks: 'breaks-max-length', probe: 'Too long', scenario: 'Order' }),
      fieldRow({ row: 'f', outcome: 'refused', reason: 'failed', detail: 'select.write: TypeError' }),
    ];
    const faults = ['select.claims: TypeError', 'slider.gather: RangeError'];
    await tell(popup, rows(lines), state({ ...filled, pending: 2, mode: 'hostile', faults }));
  },
  'a page that is too large': (popup) => tell(popup, rows(formRows), state({ leftOut: { fields: true, frames: 3 } })),
  'an open text': (popup) => openFirst(popup, textControl({ maxLength: 3 }), null),
  'an open number that it can’t hold': async (popup) => {
    await openFirst(popup, numberControl(), null);
    await byRole(popup, 'textbox', 'Value').fill('abc');
  },
  'an open text with suggestions left out': (popup) =>
    openFirst(popup, textControl({ suggestions: ['Bonn', 'Köln'], suggestionCount: 240 }), null),
  'an open choice': (popup) =>
    openFirst(popup, choiceControl(['Frau', 'Herr']), { as: 'options', wanted: ['Frau'], count: 1, at: [0] }),
  'an open choice of several': (popup) =>
    openFirst(popup, choiceControl(['Mo', 'Di', long], { multiple: true }), {
      as: 'options',
      wanted: ['Mo'],
      count: 1,
      at: [0],
    }),
  'an open box': (popup) => openFirst(popup, { control: 'check', checked: false }, { as: 'check', checked: true }),
  'an open colour': (popup) =>
    openFirst(popup, { control: 'color' }, { as: 'text', text: '#336699', alternatives: [] }),
  'an open slider': (popup) =>
    openFirst(popup, numberControl({ type: 'range', min: 0, max: 10 }), { as: 'text', text: '7', alternatives: [] }),
  'an open date': (popup) => openFirst(popup, { control: 'date', type: 'date', min: '', max: '', step: 1 }, null),
  'the list of kinds': async (popup) => {
    await openFirst(popup, textControl(), null);
    await popup.locator('[role=combobox]').click();
    await tell(popup, { is: 'kind-samples', samples: { name: 'Anna Weber', 'given-name': long }, own: {} });
    await popup.waitForSelector('.option-detail');
  },
  'a search without result': async (popup) => {
    await tell(popup, rows(formRows), state());
    await byRole(popup, 'button', 'Search').click();
    await popup.keyboard.type('qqq');
    await tell(popup, rows([]));
    await popup.waitForSelector('.no-rows');
  },
  'saved persons': async (popup) => {
    await popup.evaluate(
      (recipe, name) =>
        fakeBackground.storage.set({ persons: { version: 1, persons: [{ id: 'vip', name, ...recipe }] } }),
      persona.recipe,
      long.slice(0, 80),
    );
    await tell(
      popup,
      state({ persona: { ...persona, saved: { id: 'vip', name: long, isChanged: true, isOfSite: false } } }),
    );
    await byRole(popup, 'button', 'Saved people').click();
    await popup.waitForSelector('.person-menu [role=combobox]');
  },
  scenarios: async (popup) => {
    const scenario = { id: 'a', name: long.slice(0, 80), played: 8, gone: 3, fresh: 2 };
    await tell(popup, rows(formRows), state({ scenario, scenarios: [scenario, { id: 'b', name: 'Order' }] }));
    await byRole(popup, 'button', 'Scenarios').click();
    await popup.waitForSelector('.scenario-menu form');
  },
  'a person': async (popup) => {
    await tell(popup, state(), {
      is: 'kind-samples',
      samples: { 'given-name': 'Anna', nickname: long, bday: long },
      own: {},
    });
    await byRole(popup, 'button', 'Anna Weber').click();
    await popup.locator('summary').click();
    await popup.locator('.person-text').click();
    await popup.waitForSelector('.person-value .value-setter');
  },
  'the palette': async (popup) => {
    await tell(popup, state());
    await byRole(popup, 'button', 'Insert').click();
    await popup.keyboard.type('zalgo');
    await popup.waitForSelector('[role=option]');
    await popup.keyboard.press('Tab');
    await popup.waitForSelector('.palette-footer p');
  },
  'a long text that goes in': async (popup) => {
    await tell(popup, state(), { is: 'kind-samples', samples: { nickname: long }, own: {} });
    await byRole(popup, 'button', 'Insert').click();
    await popup.waitForSelector('[role=option]');
    await tell(popup, { is: 'inserting', progress: { done: 250_000, of: 1_000_000 } });
    await popup.waitForSelector('[role=progressbar], progress');
  },
  'wrong seed': async (popup) => {
    await tell(popup, state());
    await popup.locator('.seed').click();
    await byRole(popup, 'textbox', 'Seed').fill(long);
    await byRole(popup, 'button', 'Use').click();
  },
  settings: async (popup) => {
    await tell(popup, state());
    await byRole(popup, 'button', 'Settings').click();
    await byRole(popup, 'radio', 'Everything').click();
  },
};
const names = Object.keys(views);

const schemes = [
  { scheme: 'light', rules: undefined },
  { scheme: 'dark', rules: ofColours },
];
const places = [
  { place: 'popup', width: 400, height: 600, dir: 'ltr' },
  { place: 'popup', width: 400, height: 300, dir: 'ltr' },
  { place: 'popup', width: 400, height: 600, dir: 'rtl' },
  { place: 'tab', width: 320, height: 600, dir: 'ltr' },
  { place: 'tab', width: 200, height: 300, dir: 'ltr' },
  { place: 'panel', width: 320, height: 800, dir: 'ltr' },
  { place: 'panel', width: 700, height: 800, dir: 'rtl' },
];

describe.each(names)('the popup, %s', (name) => {
  let popup: Page;
  beforeAll(async () => {
    popup = await lab.open();
    await views[name]!(popup);
  });
  afterAll(() => popup.close());

  test.each(schemes)('passes axe in $scheme colours', async ({ scheme, rules }) => {
    await popup.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);

    expect(await axeFindings(popup, rules)).toEqual([]);
  });

  test.each(places)('$place of $width × $height, $dir: nothing overhangs, all can be reached', async (place) => {
    await popup.setViewport({ width: place.width, height: place.height });

    expect(await popup.evaluate(overhanging, place)).toEqual([]);
    expect(await popup.evaluate(lastButtonInSight)).toBe(true);
  });
});

/** Runs in the page: what is wider than it, or sticks out at a side. */
function overhanging({ place, dir }: { place: string; dir: string }): string[] {
  const root = document.documentElement;
  root.dir = dir;
  root.dataset['place'] = place;
  const out = [...document.querySelectorAll('button, input:not([type=radio]), select, textarea, p, h1, h2')].filter(
    (element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    },
  );
  return [...(root.scrollWidth > innerWidth ? ['the page'] : []), ...out.map((element) => element.outerHTML)];
}

/** Runs in the page. */
function lastButtonInSight(): boolean {
  const last = [...document.querySelectorAll('button')].at(-1)!;
  last.scrollIntoView();
  const { top, bottom } = last.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
}

test('a long list scrolls alone: the popup itself stays 600 pixels high', async () => {
  const popup = await lab.open();
  await tell(popup, rows(manyRows(200)), state());
  await popup.waitForSelector('.row');

  const heights = await popup.evaluate(() => {
    const list = document.querySelector('.fields')!;
    return { page: document.documentElement.scrollHeight, listScrolls: list.scrollHeight > list.clientHeight };
  });

  expect(heights).toEqual({ page: 600, listScrolls: true });
  await popup.close();
});

test('every control is reached by Tab alone, with a visible focus', async () => {
  const popup = await lab.open();
  await views['filled']!(popup);
  await popup.waitForSelector('.row');
  const expected = await popup.$$eval('button, input:checked', (controls) => controls.length);
  const reached = new Set<string>();

  // One press more: on its way round the focus passes the browser's own controls, which is the body here.
  for (let press = 0; press <= expected; press++) {
    await popup.keyboard.press('Tab');
    if (await popup.evaluate(() => document.activeElement === document.body)) continue;
    const stop = await popup.evaluate(() => {
      const focused = document.activeElement!;
      const shown = focused.matches('[type=radio]') ? focused.nextElementSibling! : focused;
      return { name: focused.outerHTML, outline: getComputedStyle(shown).outlineStyle };
    });
    expect(stop.outline).toBe('solid');
    reached.add(stop.name);
  }

  expect(reached.size).toBe(expected);
  await popup.close();
});
