import type { Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

const markup = `<!doctype html><html lang="en-US"><body><form>
  <label>E-mail <input name="email" type="email" required></label>
  <label>Repeat e-mail <input name="again" type="email" required></label>
  <label>Age <input name="age" type="number" min="18" max="99"></label>
  <label>Country <select name="country" required><option value="">Choose…</option><option>Peru</option></select></label>
  <label>Photo <input name="photo" type="file" accept="image/*"></label>
</form></body></html>`;

const site = extensionOnSite((path) => (path.startsWith('/') ? markup : null));
let page: Page;
let popup: Page;

beforeEach(async () => {
  page = await site.openPage();
  popup = await site.extension.openPopup(page);
  await popup.waitForSelector('.row-head');
});

const fields = ['E-mail', 'Repeat e-mail', 'Age', 'Country', 'Photo'];
const radio = (name: string) => popup.locator(`::-p-aria([name="${name}"][role="radio"])`);
const button = (name: string) => popup.locator(`::-p-aria([name="${name}"][role="button"])`);
const values = () =>
  page.$$eval('input', (inputs) => inputs.map(({ value, validity: { valid } }) => ({ value, valid })));
const invalid = async () => (await values()).filter(({ valid }) => !valid).length;

/** The sweep's own line once it stands at a place. */
async function sweepAt(at: number): Promise<string> {
  const line = await popup.waitForFunction(
    (wanted) => {
      const text = document.querySelector('.sweep [aria-live]')?.textContent ?? '';
      return text.startsWith(wanted) && text;
    },
    {},
    `${at} of `,
  );
  return (await line.jsonValue()) as string;
}

/** Once the page holds what the rows show. */
async function applied(): Promise<void> {
  await popup.waitForFunction(() => /^Filled/.test(document.querySelector('[role=status]')?.textContent ?? ''));
}

describe('a sweep', () => {
  it('breaks one rule of the form at a time, counts on, goes back and ends', async () => {
    await radio('Invalid').click();
    await button('Step through').click();
    const first = await sweepAt(1);
    await fillThroughPopup(popup);
    expect(await invalid()).toBeLessThanOrEqual(1);
    const before = JSON.stringify(await values());
    await button('Next fault').click();
    expect(await sweepAt(2)).not.toBe(first);
    await page.waitForFunction(
      (was) =>
        JSON.stringify(
          [...document.querySelectorAll('input')].map((i) => ({ value: i.value, valid: i.validity.valid })),
        ) !== was,
      {},
      before,
    );
    await button('Previous fault').click();
    expect(await sweepAt(1)).toBe(first);
    await button('Previous fault').click();
    const last = /^\d+ of (\d+)/.exec(first)![1];
    await sweepAt(Number(last));
    await button('Stop').click();
    await popup.waitForSelector('::-p-aria([name="Step through"][role="button"])');
  });
});

describe('a value that is wrong on purpose', () => {
  it('says which rule it breaks before and after the fill', async () => {
    await radio('Invalid').click();
    const aims = () =>
      popup.$$eval('.row-head', (heads) =>
        heads.map((head) => head.querySelector('.row-aim, .row-reason')?.textContent ?? ''),
      );
    await popup.waitForSelector('.row-aim');
    const before = await aims();
    expect(before.every(Boolean)).toBe(true);
    await fillThroughPopup(popup);
    await applied();
    expect(await aims()).toEqual(before);
    expect(before[fields.indexOf('Country')]).toBe('Empty, though required.');
    await popup.waitForSelector(`.filter ::-p-text(Filled ${fields.length})`);
  });
});

describe('a mode', () => {
  it('says in the view what it does, and keeps repetitions alike at the boundary', async () => {
    for (const [name, hint] of [
      ['Boundary', /longest|shortest|edge|limit/i],
      ['Hostile', /./],
      ['Invalid', /./],
    ] as const) {
      await radio(name).click();
      const described = await popup.waitForFunction(
        (wanted) => {
          const chosen = document.querySelector<HTMLInputElement>('input[type=radio]:checked')!;
          const hint = document.getElementById(chosen.getAttribute('aria-describedby') ?? '');
          return chosen.parentElement!.textContent === wanted && hint?.textContent;
        },
        {},
        name,
      );
      expect(await described.jsonValue()).toMatch(hint);
    }
    await radio('Boundary').click();
    await popup.waitForFunction(() => document.querySelector('main')!.dataset['mode'] === 'boundary');
    await fillThroughPopup(popup);
    const [email, again, age] = await values();
    expect([email, again, age].every((one) => one!.valid)).toBe(true);
    expect(again!.value).toBe(email!.value);
    expect(age!.value).toMatch(/^(18|99)$/);
  });

  it('Hostile says of each odd value what it probes, keeps repetitions alike and files of the wanted sort', async () => {
    await radio('Hostile').click();
    await popup.waitForFunction(() => document.querySelector('main')!.dataset['mode'] === 'hostile');
    const probes = await popup.$$eval('.row-head', (heads) =>
      heads.map((head) => head.querySelector('.row-aim')?.textContent ?? ''),
    );
    expect([probes[0], probes[1], probes[4]]).toEqual([1, 2, 3].map(() => expect.stringMatching(/.+: .+/)));
    await fillThroughPopup(popup);
    const [email, again] = await values();
    expect(again!.value).toBe(email!.value);
    const held = await popup.$$eval('.row-head .row-value', (found) => found.map(({ textContent }) => textContent));
    const names = await page.$eval('[name=photo]', (input) =>
      [...(input as HTMLInputElement).files!].map(({ name }) => name),
    );
    expect(held[0]).toBe(email!.value);
    expect(names).toEqual([held[4]]);
  });
});
