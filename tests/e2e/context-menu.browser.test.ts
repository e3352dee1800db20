import type { Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { extensionOnSite } from '../browser/extension-on-site';
import { catalogue } from '../catalogue/loaded';
import { chooseInMenu as choose } from './choose-in-menu';
import { untilInMenu } from './until-in-menu';

const markup = `<!doctype html><html lang="en-US"><body>
  <form><label>First name <input name="first"></label><label>E-mail <input name="email" value=""></label></form>
  <form><label>City <input name="city"></label></form>
  <textarea name="note">Dear , hello</textarea>
  <form><label>Country <select name="country"><option value="">Choose</option><option>Austria</option><option>Peru</option>
  </select></label><label>Birthday <input type="date" name="born"></label>
  <label>Size <input type="range" name="size" min="1" max="9999" value="50"></label>
  <label>Gift wrap <input type="checkbox" name="wrap" value="no" onchange="this.value = 'yes'"></label></form><p>Nothing here.</p>
</body></html>`;

const site = extensionOnSite((path) => (path === '/' ? markup : null));
let page: Page;

beforeEach(async () => {
  page = await site.openPage();
  await (await site.extension.openPopup(page)).close();
});

const chooseInMenu = (menuItemId: string) => choose(site.extension, page, menuItemId);

/** What the toolbar button shows on the page's tab, once it is as wanted. */
async function badgeOnce(isWanted: (text: string) => boolean): Promise<string> {
  return vi.waitFor(
    async () => {
      const text = await site.extension.badge();
      if (!isWanted(text)) throw new Error(`the button shows “${text}”`);
      return text;
    },
    { timeout: 30_000, interval: 50 },
  );
}

function values(): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((f) => [f.name, f.value]),
    ),
  );
}

async function untilFilled(...names: string[]): Promise<void> {
  await page.waitForFunction(
    (wanted) => wanted.every((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value !== ''),
    {},
    names,
  );
}

describe('the context menu', () => {
  it('fills the field under the pointer alone', async () => {
    await page.focus('[name=email]');
    await chooseInMenu('fill:field');
    await untilFilled('email');
    expect(await values()).toMatchObject({ first: '', city: '' });
  });

  it('fills a field that holds what the person typed: it was asked for by name', async () => {
    await page.type('[name=email]', 'me@mine.example');
    await chooseInMenu('fill:field');
    await page.waitForFunction(
      () => !/^(me@mine\.example)?$/.test(document.querySelector<HTMLInputElement>('[name=email]')!.value),
    );
    expect(await values()).toMatchObject({ first: '', city: '' });
  });

  it.each(['country', 'born', 'size', 'wrap'])(
    'fills the %s that was right-clicked, and nothing else',
    async (name) => {
      const before = await values();
      await page.click(`[name=${name}]`, { button: 'right' });
      await chooseInMenu('fill:field');
      await expect.poll(async () => (await values())[name], { timeout: 30_000 }).not.toBe(before[name]);
      expect({ ...(await values()), [name]: before[name] }).toEqual(before);
    },
  );

  it('says on the button that there is no field where none was clicked', async () => {
    await page.click('p', { button: 'right' });
    await chooseInMenu('fill:field');
    const badge = await badgeOnce((text) => text !== '');
    expect(badge).toBe('!');
    expect(await values()).toMatchObject({ first: '', email: '', city: '', country: '' });
  });

  it('fills the form around it', async () => {
    await page.focus('[name=email]');
    await chooseInMenu('fill:form');
    await untilFilled('first', 'email');
    expect(await values()).toMatchObject({ city: '' });
  });

  it('holds every entry of the catalogue', async () => {
    for (const { id, value } of catalogue)
      if (value !== undefined) await untilInMenu(site.extension, `cases:case:${id}`);
  });

  it('fills the whole page', async () => {
    await chooseInMenu('fill:page');
    await untilFilled('first', 'email', 'city');
  });

  it('inserts at the caret, as typing would, and the browser’s own undo takes it back', async () => {
    await page.evaluate(() => {
      const note = document.querySelector<HTMLTextAreaElement>('[name=note]')!;
      note.focus();
      note.setSelectionRange(5, 5);
      note.addEventListener('input', (event) => {
        document.title = (event as InputEvent).inputType;
      });
    });
    await chooseInMenu('insert:kind:given-name');
    await page.waitForFunction(() => document.title !== '');
    expect(await page.title()).toBe('insertText');
    expect(await page.$eval('[name=note]', (note) => (note as HTMLTextAreaElement).value)).toMatch(
      /^Dear \p{L}+, hello$/u,
    );
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('[name=note]')!.value === 'Dear , hello',
    );
  });

  it('inserts on a page that was loaded anew', async () => {
    await page.reload();
    await page.focus('[name=first]');
    await chooseInMenu('insert:kind:given-name');
    await untilFilled('first');
  });

  it('fills field after field as one person', async () => {
    await page.focus('[name=first]');
    await chooseInMenu('fill:field');
    await untilFilled('first');
    await page.focus('[name=email]');
    await chooseInMenu('fill:field');
    await untilFilled('email');
    await chooseInMenu('fill:page');
    await untilFilled('city');
    const { first, email } = await values();
    expect(email).toMatch(new RegExp(`^${first!.slice(0, 1)}`, 'i'));
    const popup = await site.extension.openPopup(page);
    await popup.waitForFunction((name) => document.body.innerText.includes(name), {}, `${first} `);
  });

  it('fills with another kind of values once; the next fill is as before', async () => {
    await chooseInMenu('fill-with:hostile');
    await untilFilled('first', 'email', 'city');
    const popup = await site.extension.openPopup(page);
    await popup.waitForSelector('.row-head');
    const mode = await popup.$eval('fieldset label:has(:checked)', (label) => label.textContent);
    expect(mode).toBe('Realistic');
  });

  it('inserts an edge case, and puts it on top of the recent ones', async () => {
    await page.focus('[name=first]');
    await chooseInMenu('cases:case:injection/sql-drop');
    await untilFilled('first');
    expect((await values()).first).toBe("Robert'); DROP TABLE Students;--");
    await untilInMenu(site.extension, 'recent:case:injection/sql-drop');
  });

  it('inserts a million characters, and the page goes on meanwhile', async () => {
    await page.evaluate(() => {
      const note = document.querySelector<HTMLTextAreaElement>('[name=note]')!;
      note.value = '';
      note.focus();
      let turns = 0;
      const turn = () => void ((note.dataset.turns = String(++turns)), setTimeout(turn));
      turn();
    });
    await chooseInMenu('cases:case:length/1000000');
    const length = () => page.$eval('[name=note]', (note) => (note as HTMLTextAreaElement).value.length);
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('[name=note]')!.value.length === 1_000_000,
    );
    expect(await length()).toBe(1_000_000);
    expect(Number(await page.$eval('[name=note]', (note) => (note as HTMLElement).dataset.turns))).toBeGreaterThan(3);
  });

  it('says where a field can’t hold what was chosen, and leaves it as it was', async () => {
    await page.$eval('[name=first]', (first) => ((first as HTMLInputElement).type = 'number'));
    await page.focus('[name=first]');
    await chooseInMenu('insert:kind:given-name');
    await page.waitForFunction(() => document.querySelector('[name=first]') === document.activeElement);
    expect((await values()).first).toBe('');
  });

  it('opens the search', async () => {
    const opened = site.extension.browser.waitForTarget((target) => target.url().endsWith('/popup.html?view=palette'));
    await chooseInMenu('search');
    const popup = (await (await opened).asPage()) as Page;
    await popup.waitForSelector('[role=combobox]:focus');
    await popup.waitForSelector('::-p-aria([role="group"][name="This person"])');
    await popup.close();
  });

  it('fills the field under the pointer as a kind from now on: a rule of this site', async () => {
    await page.focus('[name=city]');
    await chooseInMenu('always-as:kind:iban');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')!.value !== '');
    await page.reload();
    await chooseInMenu('fill:page');
    await page.waitForFunction(() =>
      /^[A-Z]{2}\d\d/.test(document.querySelector<HTMLInputElement>('[name=city]')!.value),
    );
  });

  it('fills the field under the pointer as a kind of the person’s choice', async () => {
    await page.focus('[name=city]');
    await chooseInMenu('fill-as:kind:email');
    await untilFilled('city');
    expect((await values()).city).toMatch(/@example\.com$/);
  });
});
