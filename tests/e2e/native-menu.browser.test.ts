import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type * as Menus from '../../utils/conduct/menus/menus';
import { launchOnDisplay, type BrowserOnDisplay } from '../browser/launch-on-display';
import { serve, type Served } from '../browser/serve';
import { hasX } from '../browser/virtual-display';
import { catalogue } from '../catalogue/loaded';
import { fakeI18n } from '../popup/fake-i18n';
import { untilInMenu } from './until-in-menu';

const markup = `<!doctype html><html lang="en-US"><title>editables</title><body>
  <p><input id="input" value="ab"></p>
  <p><textarea id="textarea">ab</textarea></p>
  <div id="editable" contenteditable>ab</div>
  <div id="editor" contenteditable>ab</div>
  <div id="open"></div><div id="closed"></div>
  <iframe src="/inner"></iframe>
  <script>
    for (const mode of ['open', 'closed']) {
      window[mode + 'Root'] = document.getElementById(mode).attachShadow({ mode });
      window[mode + 'Root'].innerHTML = '<p><input value="ab"></p>';
    }
    // Draws what it holds by itself, as rich editors do: the browser's own change is not let through.
    let held = 'ab';
    const editor = document.getElementById('editor');
    editor.addEventListener('beforeinput', (event) => {
      event.preventDefault();
      const [range] = event.getTargetRanges();
      held = held.slice(0, range.startOffset) + (event.data ?? '') + held.slice(range.endOffset);
      editor.innerHTML = '';
      editor.append(held);
      getSelection().collapse(editor.firstChild, range.startOffset + (event.data ?? '').length);
    });
  </script></body></html>`;
const inner = '<!doctype html><html lang="en"><body><input value="ab"></body></html>';

let extension: BrowserOnDisplay;
let server: Served;
let page: Page;
/** Rows of the menu that a person sees, as the extension makes them. */
let rows: ReturnType<typeof Menus.menuItems>;

/** Editables by what they are: where each is, and what it holds. */
const editables: Readonly<Record<string, () => Promise<ElementHandle<Element>>>> = {
  'an input': () => found(() => document.querySelector('#input')!),
  'a textarea': () => found(() => document.querySelector('#textarea')!),
  'a contenteditable': () => found(() => document.querySelector('#editable')!),
  'an editor that draws itself': () => found(() => document.querySelector('#editor')!),
  'an open shadow root': () => found(() => (window as unknown as Roots).openRoot.querySelector('input')!),
  'a closed shadow root': () => found(() => (window as unknown as Roots).closedRoot.querySelector('input')!),
  'a frame': async () => (await page.frames()[1]!.waitForSelector('input'))!,
};
interface Roots {
  readonly openRoot: ShadowRoot;
  readonly closedRoot: ShadowRoot;
}

async function found(find: () => Element): Promise<ElementHandle<Element>> {
  return (await page.evaluateHandle(find)) as ElementHandle<Element>;
}

const heldBy = (editable: ElementHandle<Element>) =>
  editable.evaluate((element) => ('value' in element ? String(element.value) : element.textContent));

const menusOpen = (count: number) =>
  vi.waitFor(async () => expect(await extension.display.openMenus()).toBe(count), { timeout: 30_000, interval: 50 });

/** Keys from the first row of a list to another, the short way round. */
function keysTo(at: number, of: number): string[] {
  return at <= of / 2 ? Array<string>(at).fill('Down') : Array<string>(of - at).fill('Up');
}

/** Rows from the outermost menu to an item, by id. */
function pathTo(id: string): string[] {
  const parent = rows.find((row) => row.id === id)?.parentId;
  return parent === undefined ? [id] : [...pathTo(String(parent)), id];
}

/** Walks the browser's own menu, which a right-click has opened, to an item of ours. */
async function walkTo(id: string): Promise<void> {
  await menusOpen(1);
  // Of Chromium's own items one is below ours.
  await extension.display.press('Up', 'Up', 'Right');
  const [, ...path] = pathTo(id);
  for (const [depth, step] of path.entries()) {
    await menusOpen(depth + 2);
    const beside = rows.filter(({ parentId }) => parentId === rows.find((row) => row.id === step)!.parentId);
    const at = beside.findIndex((row) => row.id === step);
    await extension.display.press(...keysTo(at, beside.length), step === id ? 'Return' : 'Right');
  }
  await menusOpen(0);
}

const entry = 'cases:case:words/scunthorpe';

describe.runIf(hasX)('the browser’s own menu', () => {
  beforeAll(async () => {
    vi.stubGlobal('chrome', { ...fakeBrowser, i18n: fakeI18n() });
    const { menuItems } = await import('../../utils/conduct/menus/menus');
    rows = menuItems(catalogue, [], []).filter(({ visible }) => visible !== false);
    server = await serve((path) => (path === '/' ? markup : path === '/inner' ? inner : null));
    extension = await launchOnDisplay();
    page = await extension.browser.newPage();
    await page.goto(`${server.origin}/`);
    await untilInMenu(extension, entry);
  });
  afterAll(async () => {
    await extension?.close();
    await server?.close();
  });

  it.each(Object.keys(editables))('inserts into %s, at the caret, by right-click and keys', async (name) => {
    const editable = await editables[name]!();
    await editable.click({ button: 'right' });
    await walkTo(entry);

    await vi.waitFor(async () => expect(await heldBy(editable)).toContain('Scunthorpe, Essex'), { timeout: 30_000 });
    expect((await heldBy(editable))!.replace('Scunthorpe, Essex', '')).toBe('ab');
  });
});
