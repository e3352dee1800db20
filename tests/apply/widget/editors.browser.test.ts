import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { text, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** An editor that keeps its lines to itself: it draws them, and takes Ctrl+A, Ctrl+Z, Backspace and the clipboard. */
const drawnEditor = `<div class=editor><textarea id=keys autocorrect=off style="opacity: 0; width: 1px"></textarea><div id=lines></div></div>
  <script>
    const steps = ['one\\ntwo'];
    let isAll = false;
    const draw = () => { window.model = steps.at(-1); lines.innerHTML = model.split('\\n').map((line) => '<div class=code-line>' + line + '</div>').join(''); };
    const put = (text) => { steps.push(isAll ? text : steps.at(-1) + text); isAll = false; draw(); };
    keys.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
      const isCommand = ctrlKey || metaKey;
      if (isCommand && key === 'a') isAll = true;
      if (isCommand && key === 'z' && steps.length > 1) { steps.pop(); draw(); }
      if (key === 'Backspace' && isAll) put('');
    });
    keys.addEventListener('paste', (event) => put(event.clipboardData.getData('text/plain')));
    draw();
  </script>`;

describe('editors', () => {
  it('one that draws its lines itself is pasted into, and undone by its own undo', async () => {
    const writer = await writerInPage(browser, drawnEditor);
    const model = () => writer.page.evaluate(() => (window as unknown as { model: string }).model);
    expect(await writer.fill({ '#keys': text('const a = 1;\nconst b = 2;') })).toEqual({ '#keys': 'filled' });
    expect(await model()).toBe('const a = 1;\nconst b = 2;');
    await writer.undo();
    expect(await model()).toBe('one\ntwo');
    await writer.page.close();
  });

  it('a document in design mode is edited as a whole', async () => {
    const writer = await writerInPage(browser, '<script>document.designMode = "on"</script>');
    expect(await writer.fill({ body: text('Two\nlines') })).toEqual({ body: 'filled' });
    expect(await writer.page.evaluate(() => document.body.innerText.trim().split(/\n+/))).toEqual(['Two', 'lines']);
    await writer.page.close();
  });

  it('a hint that an editor draws into its own text is no text, before and after', async () => {
    const hinting = `<div id=body contenteditable><div class=editor-placeholder>Write…</div></div>
      <script>
        window.model = '';
        body.onfocus = () => body.querySelector('.editor-placeholder')?.remove();
        body.oninput = () => (window.model = body.textContent);
      </script>`;
    const writer = await writerInPage(browser, hinting);
    const model = () => writer.page.evaluate(() => (window as unknown as { model: string }).model);
    await writer.fill({ '#body': text('A line') });
    expect(await model()).toBe('A line');
    await writer.undo();
    expect(await model()).toBe('');
    await writer.page.close();
  });

  it('an empty one that is read when it is left is empty again, without the line that the browser leaves', async () => {
    const html =
      '<p id=body contenteditable></p><script>model = ""; body.onblur = () => (model = body.innerText)</script>';
    const writer = await writerInPage(browser, html);
    await writer.fill({ '#body': text('A line') });
    await writer.undo();
    expect(await writer.page.evaluate('model')).toBe('');
    await writer.page.close();
  });
});
