import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { byRole } from '../browser/by-role';
import { clickThatCloses } from '../browser/click-that-closes';
import { fillThroughPopup, launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';
import { plainPage } from '../bench/pages';
import { fields } from './hostile-pages';
import { valuesIn, valuesInFrame } from './isolated';

const html = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>page</title><body>${body}`;
const embedded = (attributes: string, inside: string) =>
  `<iframe ${attributes} width="400" height="200" srcdoc="${inside.replaceAll('"', '&quot;')}"></iframe>`;

const pages: Record<string, string> = {
  '/plain': html(fields),
  '/none': html('<p>Nothing to fill here.</p>'),
  '/nested': html(`${fields}${embedded('name="outer"', `${fields}<iframe name="inner" src="/plain"></iframe>`)}
    <iframe name="blank"></iframe><script>
      window.onload = () => { frames.blank.document.body.innerHTML = '<label>Last name <input name="last"></label>'; };
    </script>`),
  '/sandboxed': html(
    `${fields}${embedded('name="open" sandbox="allow-scripts allow-same-origin"', fields)}${embedded('name="shut" sandbox', fields)}`,
  ),
  '/dialogs': html(`<label>First name <input name="first" onchange="alert('a')"></label>
    <label>City <input name="city" oninput="confirm('b')" onblur="prompt('c')"></label>`),
  '/back': html('<label>First name <input onchange="history.back()"></label><label>City <input></label>'),
  '/breeding': html(`<form><label>First name <input name="n0"></label></form><script>
      let bred = 0;
      document.forms[0].addEventListener('input', () => {
        const label = document.createElement('label');
        label.innerHTML = 'First name <input name="n' + ++bred + '">';
        document.forms[0].append(label);
      });
    </script>`),
  '/busy': `${plainPage(600)}<script>
    var isBusy = true;
    (function work() {
      const end = performance.now() + 300;
      while (performance.now() < end);
      if (isBusy) setTimeout(work);
    })();
  </script>`,
  '/held': waiting('/hold', 10),
  '/slow': waiting('/wait', 0),
  '/loading': html(`${fields}<script>
      document.addEventListener('change', () => fetch('/first-written'), { once: true });
    </script><script src="/late-script"></script><label>Last name <input name="last"></label>`),
  '/slow-undo': `${plainPage(20)}<script>
    document.querySelectorAll('input').forEach((input) => input.addEventListener('change', () => {
      if (input.value !== '') return;
      const request = new XMLHttpRequest();
      request.open('GET', '/wait', false);
      request.send();
    }));
  </script>`,
};

/** A page of which each write from one on waits for an answer of the server. */
function waiting(address: string, from: number): string {
  return `${plainPage(60)}<script>
    document.querySelectorAll('input').forEach((input, at) => at >= ${from} && input.addEventListener('change', () => {
      const request = new XMLHttpRequest();
      request.open('GET', '${address}', false);
      request.send();
    }));
  </script>`;
}

/** What a slow site answers a write. */
async function answerSlowly(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return 'done';
}

/** Holds an answer back for good, then for as long as a slow site does. */
function hold() {
  let tell = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => (tell = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = async () => {
    tell();
    await released;
    return answerSlowly();
  };
  return { reached, release, answer };
}
const held = hold();
const late = hold();

let extension: ExtensionBrowser;
let server: Served;
let files: Served;
let page: Page;

beforeAll(async () => {
  server = await serve((path) => {
    if (path === '/hold') return held.answer();
    if (path === '/late-script') return late.answer();
    if (path === '/first-written') late.release();
    return path === '/wait' ? answerSlowly() : (pages[path] ?? null);
  });
  files = await serve(fileURLToPath(new URL('../pages', import.meta.url)));
  pages['/foreign'] = html(`${fields}<iframe src="${files.origin}/sample.html"></iframe>`);
  extension = await launchExtension();
});
afterEach(async () => {
  await page?.close();
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
  await files?.close();
});

async function open(path: string): Promise<void> {
  page = await extension.browser.newPage();
  await page.goto(server.origin + path);
}

const undoButton = '::-p-xpath(//button[starts-with(normalize-space(.), "Undo")])';

async function statusOf(popup: Page, pattern: RegExp): Promise<string> {
  const status = await popup.waitForFunction(
    (source) => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      return new RegExp(source).test(text) && text;
    },
    {},
    pattern.source,
  );
  return (await status.jsonValue()) as string;
}

function frame(name: string) {
  return page.waitForFrame(
    async (one) => (await (await one.frameElement())?.evaluate((element) => element.getAttribute('name'))) === name,
  );
}

describe('frames', () => {
  const filled = { first: expect.stringMatching(/./), city: expect.stringMatching(/./) };

  it('fills nested, srcdoc and blank frames with the same person', async () => {
    await open('/nested');
    expect(await extension.fillPage(page)).toBe('Filled 7 of 7');
    const top = await valuesIn(page);
    expect(top).toEqual(filled);
    expect(await valuesInFrame(await frame('outer'))).toEqual(top);
    expect(await valuesInFrame(await frame('inner'))).toEqual(top);
    expect(await valuesInFrame(await frame('blank'))).toEqual({ last: expect.stringMatching(/./) });
  });

  it('fills a sandboxed frame of the same origin and leaves one of no origin', async () => {
    await open('/sandboxed');
    expect(await extension.fillPage(page)).toMatch(/^Filled (4 of 4|6 of 6)$/);
    expect(await valuesIn(page)).toEqual(filled);
    expect(await valuesInFrame(await frame('open'))).toEqual(filled);
  });

  it('counts at an undo what was filled in a frame that has left', async () => {
    await open('/nested');
    const popup = await extension.openPopup(page);
    expect(await fillThroughPopup(popup)).toBe('Filled 7 of 7');
    await page.$eval('[name=blank]', (blank) => blank.remove());
    await popup.waitForFunction(() => document.querySelectorAll('.row').length === 6);
    await popup.locator(undoButton).click();
    expect(await statusOf(popup, /^Undone/)).toBe('Undone: 6 of 7 put back; 1 is gone.');
    await popup.close();
  });

  it('says which embedded frames need a permission', async () => {
    await open('/foreign');
    const popup = await extension.openPopup(page);
    await popup.waitForFunction(() => /1 embedded frame/.test(document.body.innerText));
    expect(await fillThroughPopup(popup)).toBe('Filled 2 of 2');
    await popup.close();
  });
});

describe('pages that do not stand still', () => {
  it('goes on while the page asks back by dialogs, which close the popup; the page then says what was filled', async () => {
    await open('/dialogs');
    page.on('dialog', (dialog) => void dialog.accept());
    const popup = await extension.openPopup(page);
    await statusOf(popup, /ready/);
    clickThatCloses(popup, byRole('button', 'Fill page'));
    await page.waitForFunction(() => [...document.querySelectorAll('input')].every((input) => input.value !== ''));
    await page.locator('::-p-aria([name="Undo"][role="button"])').click();
    await page.waitForFunction(() => [...document.querySelectorAll('input')].every((input) => input.value === ''));
  });

  it('ends on a page that brings a new field with each one filled', async () => {
    await open('/breeding');
    expect(await extension.fillPage(page)).toMatch(/^Filled (\d+) of \1, 1 more field ready$/);
    expect(await page.$$eval('input', (inputs) => inputs.length)).toBeLessThan(20);
  });

  it('waits for what is still being loaded', async () => {
    page = await extension.browser.newPage();
    const loading = page.goto(`${server.origin}/loading`);
    await late.reached;
    const popup = await extension.openPopup(page);
    await statusOf(popup, /2 fields ready/);
    expect(await fillThroughPopup(popup)).toBe('Filled 3 of 3');
    await loading;
    await popup.close();
  });

  it('says so within 6 seconds where a page answers nothing, and goes on when it is back', async () => {
    await open('/plain');
    await page.evaluate(() => {
      setTimeout(() => {
        const end = performance.now() + 8_000;
        while (performance.now() < end);
      });
    });
    const popup = await extension.openPopup(page);
    const began = performance.now();
    expect(await statusOf(popup, /respond/)).toBe('The page didn’t respond within 5 seconds. Try again, or reload it.');
    expect(performance.now() - began).toBeLessThan(6_500);
    expect(await statusOf(popup, /ready/)).toBe('2 fields ready');
    expect(await fillThroughPopup(popup)).toBe('Filled 2 of 2');
    await popup.close();
  });

  it('says what happened where the page goes elsewhere during the fill', async () => {
    await open('/slow');
    const popup = await extension.openPopup(page);
    await statusOf(popup, /ready/);
    await page.evaluate((address) => {
      document.addEventListener('change', () => setTimeout(() => history.pushState({}, '', address)), { once: true });
    }, '/elsewhere');
    const away = page.evaluate(
      () => new Promise<void>((resolve) => document.addEventListener('change', () => resolve(), { once: true })),
    );
    const closing = fillThroughPopup(popup);
    await away;
    await page.goto(`${server.origin}/plain`);
    // The new page may have been read by the time this looks: "Filled …, then the page moved on."
    expect(await closing).toMatch(/^Filled \d+ of 60\b/);
    await popup.waitForFunction(() => document.body.innerText.includes('The page navigated away'));
    expect(await fillThroughPopup(popup)).toBe('Filled 2 of 2');
    await popup.close();
  });

  it('says so where a page goes back in its history, which nothing can hold up', async () => {
    await open('/plain');
    await page.goto(`${server.origin}/back`);
    const popup = await extension.openPopup(page);
    await statusOf(popup, /2 fields ready/);
    await popup.locator('::-p-aria([name="Fill page"][role="button"])').click();
    expect(await statusOf(popup, /moved on/)).toMatch(/^Filled \d of 2, then the page moved on\. 2 fields ready$/);
    await popup.waitForFunction(() => document.body.innerText.includes('The page navigated away'));
    await popup.close();
  });

  it('stops at a click, the page half filled, and can be taken back', async () => {
    await open('/held');
    const popup = await extension.openPopup(page);
    await statusOf(popup, /ready/);
    await popup.locator('::-p-aria([name="Fill page"][role="button"])').click();
    await held.reached;
    await popup.locator('::-p-aria([name="Cancel"][role="button"])').click();
    held.release();
    expect(await statusOf(popup, /^Stopped/)).toMatch(/^Stopped after \d+ of \d+$/);
    const filled = () => page.$$eval('input', (inputs) => inputs.filter((input) => input.value !== '').length);
    expect(await filled()).toBeGreaterThan(0);
    expect(await filled()).toBeLessThan(60);
    await popup.locator(undoButton).click();
    await statusOf(popup, /^Undone/);
    expect(await filled()).toBe(0);
    await popup.close();
  });
});

describe('an undo', () => {
  it('stops at a click, says how far it is, and goes on at the next', async () => {
    await open('/slow-undo');
    const popup = await extension.openPopup(page);
    expect(await fillThroughPopup(popup)).toBe('Filled 20 of 20');
    const filled = () => page.$$eval('input', (inputs) => inputs.filter((input) => input.value !== '').length);
    await popup.locator(undoButton).click();
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some((input) => input.value === ''));
    await popup.locator('::-p-aria([name="Cancel"][role="button"])').click();
    const status = await statusOf(popup, /^Stopped/);
    const left = await filled();
    expect(left).toBeGreaterThan(0);
    expect(status).toBe(`Stopped: ${20 - left} of 20 put back.`);
    await popup.locator(undoButton).click();
    expect(await statusOf(popup, /^Undone/)).toBe(`Undone: ${left} of ${left} put back.`);
    expect(await filled()).toBe(0);
    await popup.close();
  });
});

describe('a background that is stopped in a fill', () => {
  it('says what was done and that the rest was not, and can take back what was', async () => {
    await open('/slow');
    const popup = await extension.openPopup(page);
    await statusOf(popup, /60 fields ready/);
    await popup.locator('::-p-aria([name="Fill page"][role="button"])').click();
    await statusOf(popup, /^Filling [1-9]/);
    await extension.stopWorker();
    const status = await statusOf(popup, /^Stopped/);
    const filled = () => page.$$eval('input', (inputs) => inputs.filter((input) => input.value !== '').length);
    expect(await filled()).toBeLessThan(60);
    expect(status).toBe(`Stopped after ${await filled()} of 60`);
    await popup.waitForSelector('::-p-text(The browser stopped Understudy during the last fill)');
    await popup.locator(undoButton).click();
    await statusOf(popup, /^Undone/);
    expect(await filled()).toBe(0);
    await popup.close();
  });
});

describe('a page that takes long to read', () => {
  it('can be stopped on the way, and filled after all', async () => {
    await open('/busy');
    const popup = await extension.openPopup(page);
    await popup.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (!/fields so far/.test(document.querySelector('[role=status]')?.textContent ?? '')) return;
        observer.disconnect();
        [...document.querySelectorAll('button')].find((button) => button.textContent === 'Cancel')!.click();
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    expect(await statusOf(popup, /^Stopped/)).toBe('Stopped. Nothing has changed.');
    await page.evaluate('isBusy = false');
    expect(await page.$$eval('input', (inputs) => inputs.filter((input) => input.value !== '').length)).toBe(0);
    expect(await fillThroughPopup(popup)).toBe('Filled 600 of 600');
    await popup.close();
  });
});

describe('pages where nothing can be done', () => {
  it.each([
    ['chrome://version/', /^This is one of the browser’s own pages: it can’t be filled/],
    ['about:blank', /^There is no access to this page/],
  ])('%s', async (address, sentence) => {
    page = await extension.browser.newPage();
    await page.goto(address);
    const popup = await extension.openPopup(page);
    expect(await statusOf(popup, /can’t|Nothing|access/)).toMatch(sentence);
    await popup.close();
  });

  it('a page without fields', async () => {
    await open('/none');
    const popup = await extension.openPopup(page);
    expect(await statusOf(popup, /Nothing/)).toBe('Nothing to fill on this page.');
    await popup.close();
  });
});
