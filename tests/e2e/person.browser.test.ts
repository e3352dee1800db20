import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import type { browser as extensionApi } from 'wxt/browser';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

const steps = [
  '<label>First name <input name="first"></label><label>Last name <input name="last"></label>',
  '<label>Full name <input name="full"></label><label>E-mail <input name="email"></label>',
];
const wizard = `<!doctype html><html lang="en-US"><body><main>${steps[0]}</main><button>Next</button><script>
  document.querySelector('button').onclick = () => { document.querySelector('main').innerHTML = ${JSON.stringify(steps[1])}; };
</script></body></html>`;
const plain = (step: number) => `<!doctype html><html lang="en-US"><body><form>${steps[step]}</form></body></html>`;
const signUp = `<!doctype html><html lang="en-US"><body><h1>Create your account</h1><form>
  <label>E-mail <input name="email" type="email"></label>
  <label>Password <input name="pw" type="password" autocomplete="new-password"></label>
  <label>Repeat password <input name="pw2" type="password" autocomplete="new-password"></label>
  <button>Sign up</button></form></body></html>`;
const logIn = `<!doctype html><html lang="en-US"><body><h1>Log in</h1><form>
  <label>E-mail or user name <input name="user" autocomplete="username"></label>
  <label>Password <input name="pw" type="password" autocomplete="current-password"></label>
  <button>Log in</button></form></body></html>`;
const named = signUp.replace('<form>', '<form><label>User name <input name="name" autocomplete="username"></label>');
/** Each step is drawn anew with what the application has kept of it. */
const kept = `<!doctype html><html lang="en-US"><body><main></main><button id="back">Back</button><button id="next">Next</button>
  <script>
    const steps = [['first', 'First name'], ['last', 'Last name']];
    const values = {};
    let step = 0;
    const draw = (to) => {
      step = to;
      const [name, label] = steps[step];
      document.querySelector('main').innerHTML = '<label>' + label + ' <input name="' + name + '"></label>';
      const input = document.querySelector('input');
      input.value = values[name] ?? '';
      input.oninput = () => (values[name] = input.value);
    };
    back.onclick = () => draw(0);
    next.onclick = () => draw(1);
    draw(0);
  </script></body></html>`;
const inLanguage = (lang: string, first: string, last: string) =>
  `<!doctype html><html lang="${lang}"><body><form><label>${first} <input name="first"></label><label>${last} <input name="last"></label></form></body></html>`;
const pages: Readonly<Record<string, string>> = {
  '/kept': kept,
  '/sign-up-named': named,
  '/de': inLanguage('de-DE', 'Vorname', 'Nachname'),
  '/ru': inLanguage('ru-RU', 'Имя', 'Фамилия'),
  '/ja': inLanguage('ja-JP', '名', '姓'),
  '/wizard': wizard,
  '/1': plain(0),
  '/2': plain(1),
  '/sign-up': signUp,
  '/log-in': logIn,
  '/log-in-named': logIn.replace('E-mail or user name', 'User name'),
};

const site = extensionOnSite((path) => pages[path] ?? null);

const valueOf = (page: Page, name: string) =>
  page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);

const nameOnPage = async (page: Page) => `${await valueOf(page, 'first')} ${await valueOf(page, 'last')}`;

async function fillAt(page: Page, path: string): Promise<void> {
  await page.goto(`${site.origin}${path}`);
  expect(await site.extension.fillPage(page)).toMatch(/^Filled 2 of 2/);
}

describe('who fills', () => {
  it('stays through the steps of a wizard', async () => {
    const page = await site.extension.browser.newPage();
    await fillAt(page, '/wizard');
    const name = await nameOnPage(page);
    await page.click('button');
    await site.extension.fillPage(page);
    expect(await valueOf(page, 'full')).toBe(name);
  });

  it('stays when a step of a wizard comes again', async () => {
    const page = await site.extension.browser.newPage();
    await fillAt(page, '/wizard');
    const name = await nameOnPage(page);
    await page.$eval('main', (main, step) => (main.innerHTML = step), steps[0]!);
    await site.extension.fillPage(page);
    expect(await nameOnPage(page)).toBe(name);
  });

  it('stays when a step comes again with what the application kept of it: no value that the person typed', async () => {
    const page = await site.openPage('/kept');
    const popup = await site.extension.openPopup(page);
    await fillThroughPopup(popup);
    const first = await valueOf(page, 'first');
    await page.$eval('#next', (button) => (button as HTMLElement).click());
    await popup.waitForSelector('.row ::-p-text(Last name)');
    await popup.waitForSelector('[role=status]::-p-text(Filled 1 of 1, then the page moved on. 1 field ready)');
    await fillThroughPopup(popup);
    await page.$eval('#back', (button) => (button as HTMLElement).click());
    await popup.waitForSelector('.row ::-p-text(First name)');
    expect(await popup.$eval('.row', ({ textContent }) => textContent)).toContain(first);
    await fillThroughPopup(popup);
    expect(await valueOf(page, 'first')).toBe(first);
    await popup.close();
  });

  it('stays over pages of a site and fill after fill, until a new one is asked for', async () => {
    const page = await site.extension.browser.newPage();
    await fillAt(page, '/1');
    const name = await nameOnPage(page);
    expect(await site.extension.fillPage(page)).toMatch(/^Filled 2 of 2/);
    expect(await nameOnPage(page)).toBe(name);
    await fillAt(page, '/2');
    expect(await valueOf(page, 'full')).toBe(name);
    await fillAt(page, '/1');
    expect(await nameOnPage(page)).toBe(name);

    const popup = await site.extension.openPopup(page);
    await popup.locator('::-p-aria([name="New person"][role="button"])').click();
    const shown = await popup.waitForFunction(
      (old) => {
        const card = document.body.innerText;
        return !card.includes(old) && card;
      },
      {},
      name,
    );
    const card = (await shown.jsonValue()) as string;
    await fillThroughPopup(popup);
    expect(await nameOnPage(page)).not.toBe(name);
    expect(card).toContain(await valueOf(page, 'first'));
  });

  it('signs in with what was signed up with', async () => {
    const page = await site.openPage('/sign-up');
    await site.extension.fillPage(page);
    const account = [await valueOf(page, 'email'), await valueOf(page, 'pw')];
    expect(await loggedIn('/log-in')).toEqual(account);
    await page.goto(`${site.origin}/sign-up-named`);
    await site.extension.fillPage(page);
    expect(await loggedIn('/log-in-named')).toEqual([await valueOf(page, 'name'), await valueOf(page, 'pw')]);
  });

  async function loggedIn(path: string): Promise<string[]> {
    const page = await site.extension.browser.newPage();
    await page.goto(site.origin + path);
    await site.extension.fillPage(page);
    const account = [await valueOf(page, 'user'), await valueOf(page, 'pw')];
    await page.close();
    return account;
  }

  it('is seen to be locked by who looks at another tab', async () => {
    const page = await site.openPage('/1');
    await (await site.extension.openPopup(page)).close();
    const id = await (
      await site.extension.worker()
    ).evaluate(async () => {
      const { chrome } = globalThis as unknown as { chrome: typeof extensionApi };
      return (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]!.id;
    });
    const view = await site.extension.openOptions('');
    await view.goto(view.url().replace(/options.*/, `popup.html?tab=${id}`));
    await view.waitForSelector('[aria-label="Keep this person"][aria-pressed=false]');
    const popup = await site.extension.openPopup(await site.openPage('/1'));
    const lock = await popup.waitForSelector('[aria-label="Keep this person"][aria-pressed=false]');
    await lock!.click();
    await view.waitForSelector('[aria-label="Keep this person"][aria-pressed=true]');
    await lock!.click();
    await view.waitForSelector('[aria-label="Keep this person"][aria-pressed=false]');
    await popup.close();
    await view.close();
  });

  it('stays everywhere while locked', async () => {
    const page = await site.openPage('/1');
    const popup = await site.extension.openPopup(page);
    await popup.locator('[aria-label="Keep this person"]').click();
    await popup.waitForSelector('[aria-label="Keep this person"][aria-pressed=true]');
    await popup.close();
    await fillAt(page, '/1');
    const name = await valueOf(page, 'first');
    await fillAt(page, '/1');
    expect(await valueOf(page, 'first')).toBe(name);
    const other = await site.extension.browser.newPage();
    await fillAt(other, '/1');
    expect(await valueOf(other, 'first')).toBe(name);
    const english = await nameOnPage(other);
    await fillAt(other, '/de');
    expect(await nameOnPage(other)).toBe(english);
    await fillAt(other, '/ru');
    expect(await nameOnPage(other)).toMatch(/^\p{Script=Cyrillic}[\p{Script=Cyrillic} -]+$/u);
    await fillAt(other, '/ja');
    expect(await nameOnPage(other)).toMatch(/^\p{Script=Katakana}[\p{Script=Katakana}ー・ ]+$/u);
    await fillAt(other, '/1');
    expect(await nameOnPage(other)).toBe(english);
  });
});
