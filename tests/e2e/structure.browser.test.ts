import type { Page } from 'puppeteer-core';
import { afterEach, describe, expect, it } from 'vitest';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

const html = (body: string) =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>page</title><body>${body}`;
const options = (...texts: readonly string[]) => texts.map((text) => `<option>${text}</option>`).join('');

/** The model is what the page's own listeners heard. */
const heard = `<script>
  window.model = {};
  for (const type of ['input', 'change']) addEventListener(type, ({ target }) => {
    if (target.name) model[target.name] = target.type === 'checkbox' ? target.checked : target.value;
  }, true);
  const after = (milliseconds, then) => setTimeout(then, milliseconds);
  const show = (html) => document.querySelector('#more').innerHTML = html;
</script>`;

const pages: Record<string, string> = {
  '/cascade': html(`${heard}<form>
    <label>Country <select name="country"><option value="">Choose…</option>${options('United States', 'Canada')}</select></label>
    <label>State <select name="state" disabled><option value="">Choose…</option></select></label>
    <label>City <select name="city" disabled><option value="">Choose…</option></select></label></form><script>
    const [country, state, city] = document.querySelectorAll('select');
    const fetched = (select, texts) => after(400, () => {
      select.innerHTML = '<option value="">Choose…</option>' + texts.map((text) => '<option>' + text + '</option>').join('');
      select.disabled = false;
    });
    country.onchange = () => fetched(state, ['California', 'Ohio', 'Ontario', 'Quebec', 'Texas']);
    state.onchange = () => fetched(city, ['Columbus', 'Dallas', 'Fresno', 'Montreal', 'Toronto']);
  </script>`),
  '/revealed': html(`${heard}<form>
    <fieldset><legend>How should we reach you?</legend>
      <label><input type="radio" name="way" value="mail"> By e-mail</label>
      <label><input type="radio" name="way" value="phone"> By phone</label></fieldset>
    <div id="more"></div></form><script>
    document.forms[0].onchange = ({ target }) => target.name === 'way' && after(250, () => show(target.value === 'mail'
      ? '<label>E-mail <input name="contact" type="email"></label>'
      : '<label>Phone <input name="contact" type="tel"></label>'));
  </script>`),
  '/wizard': html(`${heard}<form><div id="more"></div><button type="button" id="next">Next</button></form><script>
    const steps = ['<label>First name <input name="first"></label><label>Last name <input name="last"></label>',
      '<label>E-mail <input name="email" type="email"></label>'];
    let step = 0;
    const go = () => show(steps[step++] ?? '');
    document.querySelector('#next').onclick = go;
    go();
  </script>`),
  '/modal': html(`${heard}<label>Coupon <input name="behind"></label>
    <dialog><form method="dialog"><label>First name <input name="first"></label>
      <label>Colour <input name="colour"></label><button>Save</button></form></dialog>
    <script>document.querySelector('dialog').showModal()</script>`),
  '/popover': html(`${heard}<div popover id="tip"><label>City <input name="city"></label></div>
    <label>First name <input name="first"></label><script>document.querySelector('#tip').showPopover()</script>`),
  '/moving': html(`${heard}<div id="a"><label>First name <input name="first"></label></div><div id="b"></div><script>
    const label = document.querySelector('label');
    document.querySelector('input').addEventListener('focus', () => document.querySelector('#b').append(label), { once: true });
  </script>`),
  '/virtual':
    html(`${heard}<div id="list" style="height:200px;overflow:auto"><div style="height:40000px;position:relative"></div></div><script>
    const list = document.querySelector('#list');
    const names = {};
    const draw = () => {
      const first = Math.floor(list.scrollTop / 40);
      list.firstChild.innerHTML = Array.from({ length: 6 }, (_, i) => first + i).map((row) =>
        '<label style="position:absolute;top:' + row * 40 + 'px">First name <input name="row' + row + '" value="' + (names[row] ?? '') + '"></label>').join('');
    };
    list.onscroll = draw;
    list.oninput = ({ target }) => names[target.name.slice(3)] = target.value;
    draw();
  </script>`),
  '/cloned': html(`${heard}<template><form><label>First name <input name="first"></label>
      <label>E-mail <input name="email" type="email"></label></form></template><x-card></x-card><script>
    window.parts = [];
    customElements.define('x-card', class extends HTMLElement {
      constructor() {
        super();
        const root = this.attachShadow({ mode: 'closed' });
        root.append(document.querySelector('template').content.cloneNode(true));
        root.querySelector('form').addEventListener('input', ({ target }) => model[target.name] = target.value);
      }
    });
  </script>`),
  '/sealed': html(`${heard}<x-choice aria-label="Favourite fruit"></x-choice><script>
    const sealed = (host, inside) => {
      const root = host.attachShadow({ mode: 'closed' });
      root.innerHTML = inside;
      return root;
    };
    customElements.define('x-list', class extends HTMLElement {
      connectedCallback() {
        sealed(this, ['Apple', 'Banana', 'Cherry'].map((text) => '<div role="option">' + text + '</div>').join(''))
          .addEventListener('click', ({ target }) => this.dispatchEvent(new CustomEvent('pick', { detail: target.textContent })));
      }
    });
    customElements.define('x-choice', class extends HTMLElement {
      connectedCallback() {
        const root = sealed(this, '<button role="combobox" aria-haspopup="listbox" aria-expanded="false"></button>' +
          '<div role="listbox" hidden><x-list></x-list></div>');
        const [button, list] = root.children;
        const open = (on) => button.setAttribute('aria-expanded', on) ?? (list.hidden = !on);
        button.onclick = () => open(list.hidden);
        root.querySelector('x-list').addEventListener('pick', ({ detail }) => {
          button.textContent = model.fruit = detail;
          open(false);
        });
        window.isOpen = () => !list.hidden;
      }
    });
  </script>`),
};

const statements = ['The staff were friendly', 'The food was good', 'I would come back'];
const scale = ['Disagree', 'Neutral', 'Agree', 'Not applicable'];
const allergies = ['Nuts', 'Milk', 'Eggs', 'None of these'];
const ranked = ['Price', 'Quality', 'Service'];
pages['/questions'] =
  html(`<form><table><thead><tr><td></td>${scale.map((text) => `<th>${text}</th>`).join('')}</tr></thead>
  <tbody>${statements
    .map(
      (text, row) =>
        `<tr><th>${text}</th>${scale.map((_, at) => `<td><input type="radio" name="s${row}" value="${at}"></td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>
  <fieldset><legend>Which allergies do you have?</legend>${allergies
    .map((text, at) => `<label><input type="checkbox" name="allergy${at}"> ${text}</label>`)
    .join('')}</fieldset>
  <p>Rank what matters to you</p>${ranked
    .map(
      (text) =>
        `<label>${text} <select name="${text}"><option value="">–</option>${options('1', '2', '3')}</select></label>`,
    )
    .join('')}</form>`);

const site = extensionOnSite((path) => pages[path] ?? null);
let page: Page;

afterEach(async () => {
  await page?.close();
});

async function fillAt(path: string): Promise<Record<string, string>> {
  page = await site.extension.browser.newPage();
  await page.goto(site.origin + path);
  return fillAgain();
}

async function fillAgain(): Promise<Record<string, string>> {
  const popup = await site.extension.openPopup(page);
  await fillThroughPopup(popup);
  await popup.close();
  return (await page.evaluate('model')) as Record<string, string>;
}

describe('forms that grow', () => {
  it('fills lists that are fetched when the one before is chosen', async () => {
    const { country, state, city } = await fillAt('/cascade');
    expect([country, state, city].map((value) => value?.length ?? 0).every((length) => length > 3)).toBe(true);
  });

  it('fills what a choice brings', async () => {
    expect((await fillAt('/revealed'))['contact']).toMatch(/@|\d{3}/);
  });

  it('keeps the person through the steps of a wizard', async () => {
    const { last } = await fillAt('/wizard');
    await page.click('#next');
    const { email } = await fillAgain();
    expect(email).toContain(last!.toLowerCase().replace(/[^a-z]/g, ''));
  });

  it('fills the rows that a virtual list has drawn, and leaves it where it is', async () => {
    const rows = await fillAt('/virtual');
    expect(Object.keys(rows).length).toBeGreaterThan(4);
    expect(await page.evaluate('list.scrollTop')).toBe(0);
  });
});

describe('questions', () => {
  it('are named by their statements; “none of these” goes with nothing else, and a rank is given once', async () => {
    page = await site.openPage('/questions');
    const popup = await site.extension.openPopup(page);
    await popup.waitForSelector('.row');
    const labels = await popup.$$eval('.row-label', (found) => found.map(({ textContent }) => textContent));
    expect(labels).toEqual([...statements, ...allergies, ...ranked]);
    for (let person = 0; person < 3; person++) {
      await fillThroughPopup(popup);
      const ticked = await page.$$eval('[type=checkbox]', (boxes) =>
        boxes.filter((box) => (box as HTMLInputElement).checked).map((box) => box.parentElement!.textContent!.trim()),
      );
      expect(ticked.length === 1 || (ticked.length > 1 && !ticked.includes('None of these')), ticked.join()).toBe(true);
      const ranks = await page.$$eval('select', (lists) => lists.map(({ value }) => value));
      expect(ranks.sort()).toEqual(['1', '2', '3']);
      const seed = await popup.$eval('.seed', ({ textContent }) => textContent);
      await popup.locator('::-p-aria([name="New person"][role="button"])').click();
      await popup.waitForFunction((was) => document.querySelector('.seed')?.textContent !== was, {}, seed);
    }
    await popup.close();
  });
});

describe('fields in odd places', () => {
  it('fills a modal dialog and nothing behind it, and closes nothing', async () => {
    expect(Object.keys(await fillAt('/modal')).sort()).toEqual(['colour', 'first']);
    expect(await page.$eval('dialog', (dialog) => dialog.open)).toBe(true);
  });

  it('fills a popover and the page around it', async () => {
    expect(Object.keys(await fillAt('/popover')).sort()).toEqual(['city', 'first']);
  });

  it('fills a field that moves when it is entered', async () => {
    expect((await fillAt('/moving'))['first']).toMatch(/^\p{L}/u);
  });

  it('fills a form cloned from a template into a closed shadow root', async () => {
    expect(Object.keys(await fillAt('/cloned')).sort()).toEqual(['email', 'first']);
  });

  it('chooses in a list of components within a closed shadow root', async () => {
    expect((await fillAt('/sealed'))['fruit']).toMatch(/^(Apple|Banana|Cherry)$/);
    expect(await page.evaluate('isOpen()')).toBe(false);
  });
});
