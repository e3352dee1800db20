import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const tags = (text: string): Value => ({ as: 'text', text, alternatives: [] });

/** A box that makes tags of what is typed. @param add puts one among those there are */
const box = (add: string, own: readonly string[]) => `
  <label>Tags</label><div class=tags-input><input id=field></div><script>
    let model = ${JSON.stringify(own)};
    const field = document.querySelector('#field');
    const draw = () => {
      document.querySelectorAll('.tag').forEach((one) => one.remove());
      for (const text of model) {
        const tag = Object.assign(document.createElement('span'), { className: 'tag', textContent: text });
        const button = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: 'Remove', textContent: 'x' });
        button.onclick = () => { model = model.filter((one) => one !== text); draw(); };
        tag.append(button);
        field.before(tag);
      }
    };
    const enter = (text) => { model.${add}(text); field.value = ''; draw(); };
    field.addEventListener('keydown', ({ key }) => key === 'Enter' && field.value && enter(field.value));
    draw();
  </script>`;

describe.each(['push', 'unshift'])('a box of tags that puts new ones by %s', (add) => {
  it.each([[[]], [['mine']], [['mine', 'my other']]])(
    'holds those of the latest fill beside the person’s own %j, and each undo brings back what there was',
    async (own) => {
      const { page, fill, undo } = await writerInPage(browser, box(add, own));
      const model = () => page.evaluate('model') as Promise<string[]>;
      const steps = [await model()];
      for (const text of ['sea, sky', 'sun, ice, fog']) {
        expect(await fill({ '#field': tags(text) })).toEqual({ '#field': 'filled' });
        expect((await model()).toSorted()).toEqual([...own, ...text.split(', ')].toSorted());
        steps.push(await model());
      }
      for (const before of steps.slice(0, -1).reverse()) {
        expect(await undo()).toMatchObject([{ outcome: 'restored' }]);
        expect(await model()).toEqual(before);
      }
    },
  );

  it('keeps what the person has added since', async () => {
    const { page, fill, undo } = await writerInPage(browser, box(add, []));
    await fill({ '#field': tags('sea, sky') });
    await page.type('#field', 'mine\n');
    await fill({ '#field': tags('sun') });
    expect(await page.evaluate('model')).toContain('mine');
    await undo();
    expect(await page.evaluate('model')).toEqual(add === 'push' ? ['sea', 'sky', 'mine'] : ['mine', 'sky', 'sea']);
  });

  it('is left as it is where a fill has the same for it once more', async () => {
    const { page, fill } = await writerInPage(browser, box(add, ['mine']));
    await fill({ '#field': tags('sea, sky') });
    const before = await page.evaluate('model');
    await fill({ '#field': tags('sea, sky') });
    expect(await page.evaluate('model')).toEqual(before);
  });
});
