import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { agentInPage } from '../../browser/agent-in-page';
import { launchChromium } from '../../browser/chromium';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A script that defines a component whose shadow tree is `html`; `act` runs in it with `root` and `internals`. */
const component = (name: string, html: string, act = '') => `<script>
  customElements.define('${name}', class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: 'open' });
      const internals = this.attachInternals();
      root.innerHTML = \`${html}\`;
      ${act}
    }
  });
</script>`;

/** Fills each field of a form with the value and answers what claimed it, how it went, and the page's model. */
async function filled(html: string, value: Value) {
  const page = await browser.newPage();
  await page.setContent(`<script>window.model = null</script><form>${html}</form>`);
  const agent = await agentInPage(page);
  const fields = (await agent.scan()).filter(({ skipReason }) => skipReason === null);
  const entries = await agent.fill(fields.map((field) => [field, value] as const));
  const model = await page.evaluate(() => (window as unknown as { model: unknown }).model);
  await page.close();
  return { adapters: fields.map(({ adapter }) => adapter), outcomes: entries.map(({ outcome }) => outcome), model };
}

const on: Value = { as: 'check', checked: true };
const choose = (...indices: number[]): Value => ({ as: 'options', wanted: [], count: indices.length, at: indices });
const pick = (...wanted: string[]): Value => ({ as: 'options', wanted, count: wanted.length, at: null });
const text = (words: string): Value => ({ as: 'text', text: words, alternatives: [] });
const boxes = 'display: inline-block; width: 80px; height: 20px';

const ticks = `this.onclick = () => root.firstChild.toggleAttribute('checked', (model = !root.firstChild.hasAttribute('checked')));`;
const panel = `<x-checkbox-panel tabindex=0 style="${boxes}">News</x-checkbox-panel>${component('x-checkbox-panel', '<x-tick></x-tick><slot></slot>', ticks)}`;

const roving = `const all = () => [...this.parentElement.children];
  this.onclick = () => {
    for (const one of all()) { one.removeAttribute('tabindex'); one.kept.states.delete('checked'); }
    this.tabIndex = 0; internals.states.add('checked'); model = this.textContent;
  };
  this.kept = internals;`;
const radios = `<x-radio-button-group aria-label=Size><x-radio-button-panel tabindex=0 style="${boxes}">Small</x-radio-button-panel><x-radio-button-panel style="${boxes}">Large</x-radio-button-panel></x-radio-button-group>${component('x-radio-button-panel', '<slot></slot>', roving)}`;

const wide = `<x-knob role=switch aria-checked=false aria-label=News style="display: block; width: 400px; height: 20px"></x-knob>${component(
  'x-knob',
  '<input id=box type=checkbox style="opacity: 0; position: absolute"><label for=box style="display: inline-block; width: 30px; height: 15px"></label>',
  `root.firstChild.onchange = () => this.setAttribute('aria-checked', (model = root.firstChild.checked));`,
)}`;

const drawnOptions = `<x-select role=combobox aria-haspopup=listbox aria-expanded=false aria-controls=list tabindex=0 aria-label=Fruit style="display: block; width: 200px"><x-option role=option text=Apple></x-option><x-option role=option text=Fig></x-option></x-select>${component('x-option', '<p></p>', `root.firstChild.textContent = this.getAttribute('text'); this.onclick = (event) => { event.stopPropagation(); this.parentElement.take(this.getAttribute('text')); };`)}${component(
  'x-select',
  '<span>-</span><div role=listbox id=list hidden><slot></slot></div>',
  `const [shown, list] = root.children;
  this.onclick = () => { list.hidden = !list.hidden; this.setAttribute('aria-expanded', !list.hidden); };
  this.take = (name) => { model = shown.textContent = name; this.onclick(); };`,
)}`;

const searched = `<x-dropdown><x-option>Apple</x-option><x-option>Fig</x-option></x-dropdown>${component('x-option', '<div role=option tabindex=-1><slot></slot></div>')}${component(
  'x-dropdown',
  '<label for=in>Fruit</label><input id=in><div role=listbox hidden><slot></slot></div>',
  `const [, input, list] = root.children;
  input.onfocus = () => (list.hidden = false);
  this.onclick = ({ target }) => { if (target.matches('x-option')) { model = input.value = target.textContent; list.hidden = true; } };
  input.onkeydown = ({ key }) => key === 'Escape' && (list.hidden = true);`,
)}`;

const activeOnes = `<label>Fruits</label><div role=listbox aria-multiselectable=true aria-label=Fruits>${['Apple', 'Fig', 'Pear'].map((name) => `<x-option role=option aria-selected=false>${name}</x-option>`).join('')}</div><script>
  model = [];
  const all = [...document.querySelectorAll('x-option')];
  all.forEach((one) => (one.onclick = () => {
    for (const other of all) other.setAttribute('aria-checked', other === one);
    one.setAttribute('aria-selected', one.getAttribute('aria-selected') !== 'true');
    model = all.filter((other) => other.getAttribute('aria-selected') === 'true').map(({ textContent }) => textContent);
  }));
</script>`;

const chips = `<label for=in>Tags</label><div><input id=in></div>${component('x-chip', '<span></span><button type=button aria-label=remove>×</button>', `root.firstChild.textContent = this.title;`)}<script>
  model = [];
  const input = document.querySelector('#in');
  input.onkeydown = (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    model.push(input.value);
    const chip = document.createElement('x-chip');
    chip.title = input.value;
    input.before(chip);
    input.value = '';
  };
</script>`;

const toggle = `<x-toggle-button role=button aria-pressed=false tabindex=0 style="${boxes}">News</x-toggle-button><script>
  document.querySelector('x-toggle-button').onclick = ({ target }) => target.setAttribute('aria-pressed', (model = target.getAttribute('aria-pressed') !== 'true'));
</script>`;

const ownNumber = `<x-slider role=slider tabindex=0 aria-label=Volume aria-valuemin=0 aria-valuemax=100 aria-valuenow=20 style="display: block; width: 200px; height: 20px"></x-slider>${component(
  'x-slider',
  '<input type=number value=20>',
  `this.onkeydown = ({ key }) => { const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key] ?? 0; this.setAttribute('aria-valuenow', (model = Number(this.getAttribute('aria-valuenow')) + step)); };`,
)}`;

describe('components that keep to themselves what they are', () => {
  it.each([
    ['a box that draws its tick with an attribute inside', panel, on, 'aria-check', true],
    ['radio buttons of which only the chosen one takes the focus', radios, choose(1), 'button-choice', 'Large'],
    ['a switch that is wider than the label inside', wide, on, 'aria-check', true],
    ['a button that is a toggle by its tag', toggle, on, 'aria-check', true],
    ['options that draw the words of an attribute', drawnOptions, choose(1), 'component-select', 'Fig'],
    ['an input over the list of its component', searched, pick('Fig'), 'aria-combobox', 'Fig'],
    ['options that call the one the keys are at checked', activeOnes, choose(0, 2), 'aria-listbox', ['Apple', 'Pear']],
    ['chips that are components each', chips, text('sea, snow'), 'tags-input', ['sea', 'snow']],
    ['a slider with a box for its number inside', ownNumber, text('25'), 'aria-slider', 25],
  ] as const)('%s', async (_name, html, value, adapter, model) => {
    expect(await filled(html, value)).toEqual({ adapters: [adapter], outcomes: ['filled'], model });
  });
});

describe('values that come late or say little', () => {
  const late = (type: string) => `<label>Arrival <input type=${type} id=in></label><script>
    const input = document.querySelector('#in');
    input.onblur = () => { const told = input.value; input.value = ''; requestAnimationFrame(() => { model = input.value = told; }); };
  </script>`;

  it.each([
    ['text', 'noon'],
    ['time', '16:30'],
  ])('a %s input that shows its old value as it is left', async (type, value) => {
    expect(await filled(late(type), text(value))).toMatchObject({ outcomes: ['filled'], model: value });
  });

  it('a text typed into a list that has no such entry is told of by change', async () => {
    const html = `<label>Name <input id=in aria-autocomplete=list></label><script>document.querySelector('#in').onchange = ({ target }) => (model = target.value);</script>`;
    expect(await filled(html, text('Ada'))).toMatchObject({ outcomes: ['filled'], model: 'Ada' });
  });

  it('what stands in a box called placeholder is the value once it says something else', async () => {
    const html = `<label>Fruit</label><div class=x-select><input type=hidden><button type=button id=open><span class=placeholder>Select</span></button><ul hidden><li>Apple<li>Fig</ul></div><script>
      const [open, list] = [document.querySelector('#open'), document.querySelector('ul')];
      open.onclick = () => (list.hidden = !list.hidden);
      list.onclick = ({ target }) => { model = open.firstChild.textContent = target.textContent; list.hidden = true; };
    </script>`;
    expect(await filled(html, pick('Fig'))).toMatchObject({ outcomes: ['filled'], model: 'Fig' });
  });

  it('a line edited in place is a text', async () => {
    const page = await browser.newPage();
    await page.setContent('<x-input contenteditable=plaintext-only aria-label="Check-in date">&nbsp;</x-input>');
    const fields = await (await agentInPage(page)).scan();
    await page.close();
    expect(fields).toMatchObject([{ adapter: 'editing-host', control: 'text', type: 'text' }]);
  });

  it('an empty mask that stands as the value is the mask', async () => {
    const page = await browser.newPage();
    await page.setContent('<label>Code <input value="(___) ___-____"></label>');
    const fields = await (await agentInPage(page)).scan();
    await page.close();
    expect(fields).toMatchObject([{ mask: '(___) ___-____' }]);
  });
});
