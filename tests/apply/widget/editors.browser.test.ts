import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { bundle, text, writerInPage } from '../writer-in-page';

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

  it('a long text of which only the lines in view are drawn comes back whole, by the editor’s own undo', async () => {
    const html = `<div id=body contenteditable></div><script>
      const long = Array.from({ length: 900 }, (_, at) => 'line ' + at);
      const steps = [long];
      const draw = () => (body.innerHTML = steps.at(-1).slice(0, 80).map((line) => '<div class=cm-line>' + line + '</div>').join(''));
      const model = () => steps.at(-1).length;
      body.addEventListener('beforeinput', (event) => { event.preventDefault(); if (event.data) { steps.push([event.data]); draw(); } });
      body.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => { if (key === 'z' && (ctrlKey || metaKey) && steps.length > 1) { steps.pop(); draw(); } });
      draw();
    </script>`;
    const writer = await writerInPage(browser, html);
    expect(await writer.fill({ '#body': text('A line') })).toEqual({ '#body': 'filled' });
    expect(await writer.page.evaluate('model()')).toBe(1);
    await writer.undo();
    expect(await writer.page.evaluate('model()')).toBe(900);
    await writer.page.close();
  });

  it('one in a frame of its own is gone into and left, though its body is active all along', async () => {
    const page = await browser.newPage();
    await page.setContent('<iframe srcdoc="<body contenteditable></body>"></iframe>');
    const frame = await page.waitForFrame((one) => one.url() === 'about:srcdoc');
    await frame.evaluate(() => {
      const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
      document.body.addEventListener('focusin', () => heard.push('in'));
      document.body.addEventListener('focusout', () =>
        setTimeout(() => heard.push(window.parent.document.activeElement?.localName ?? '')),
      );
    });
    await frame.evaluate(await bundle('./writer-world.ts'));
    const items = JSON.stringify([{ id: 'body', value: text('A line') }]);
    await frame.evaluate(
      `(async () => { await world.writer.begin(); await world.writer.apply(${items}); await world.writer.end(); })()`,
    );
    await frame.waitForFunction('heard.length > 1');
    expect(await frame.evaluate('heard')).toEqual(['in', 'body']);
    await page.close();
  });
});
