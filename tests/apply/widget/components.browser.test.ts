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

/** Fills the fields of a page in their order; answers their names, the outcomes and what the page calls its model, then and after the undo. */
async function filled(html: string, ...values: readonly Value[]) {
  const page = await browser.newPage();
  await page.setContent(html);
  const agent = await agentInPage(page);
  const fields = await agent.scan();
  const names = fields.map(({ adapter, texts }) => `${adapter}: ${texts[0]?.text ?? ''}`);
  const entries = await agent.fill(values.map((value, index) => [fields[index]!, value] as const));
  const modelNow = () => page.evaluate(() => (window as unknown as { model: unknown }).model);
  const model = await modelNow();
  await agent.call('agent/undo', { at: null });
  const undone = await modelNow();
  await page.close();
  return { names, outcomes: entries.map(({ outcome }) => outcome), model, undone };
}

const first: Value = { as: 'options', wanted: [], count: 1, at: [0] };
const second: Value = { as: 'options', wanted: [], count: 1, at: [1] };

const dialogSelect = `<x-select label="Fruit"><x-option>Apple</x-option><x-option>Fig</x-option></x-select><script>
  customElements.define('x-select', class extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<span></span><button type=button aria-haspopup=dialog aria-expanded=false>v</button>';
      const [shown, button] = root.children;
      button.onclick = () => {
        const dialog = document.body.appendChild(document.createElement('div'));
        dialog.setAttribute('role', 'dialog');
        dialog.innerHTML = '<button type=button role=radio aria-checked=false>Apple</button><button type=button role=radio aria-checked=false>Fig</button><button type=button>Cancel</button><button type=button>OK</button>';
        button.setAttribute('aria-expanded', 'true');
        dialog.onclick = ({ target }) => {
          if (target.matches('[role=radio]')) return dialog.querySelectorAll('[role=radio]').forEach((one) => one.setAttribute('aria-checked', one === target));
          if (target.textContent === 'OK') window.model = shown.textContent = dialog.querySelector('[aria-checked=true]').textContent;
          button.setAttribute('aria-expanded', 'false');
          dialog.remove();
        };
      };
    }
  });
</script>`;

const radios = `<p id=plan>Plan</p><div role=radiogroup aria-labelledby=plan><x-radio name=plan value=basic></x-radio><x-radio name=plan value=pro></x-radio></div><script>
  customElements.define('x-radio', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<label><input type=radio> ' + this.getAttribute('value') + '</label>';
      this.box = this.shadowRoot.querySelector('input');
      this.box.onchange = () => {
        document.querySelectorAll('x-radio').forEach((one) => (one.box.checked = one === this));
        window.model = this.getAttribute('value');
      };
    }
  });
</script>`;

const checkboxRadios = radios.replace('type=radio', 'type=checkbox').replaceAll('x-radio', 'y-radio');

const menuSelect = `<z-select><z-item>Apple</z-item><z-item>Fig</z-item></z-select><script>
  customElements.define('z-select', class extends HTMLElement {
    connectedCallback() {
      this.innerHTML = '<z-menu-item>Apple</z-menu-item><z-menu-item>Fig</z-menu-item>';
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<label>Fruit <input readonly></label><z-menu hidden><slot></slot></z-menu>';
      const [{ control: input }, menu] = root.children;
      input.onclick = () => (menu.hidden = !menu.hidden);
      this.onclick = ({ target }) => {
        if (!target.matches('z-menu-item')) return;
        window.model = input.value = target.textContent;
        menu.hidden = true;
      };
    }
  });
</script>`;

const quietBox = `<x-checkbox tabindex=0 style="display: inline-block">I accept the terms</x-checkbox><script>
  customElements.define('x-checkbox', class extends HTMLElement {
    connectedCallback() {
      const internals = this.attachInternals();
      internals.role = 'checkbox';
      this.onclick = () => {
        window.model = !window.model;
        internals.states[window.model ? 'add' : 'delete']('checked');
      };
    }
  });
</script>`;

const nestedInput = `<form><kind-box></kind-box></form><script>
  const shadow = (host, html) => {
    host.attachShadow({ mode: 'open' }).innerHTML = html;
    return host.shadowRoot.children;
  };
  customElements.define('text-box', class extends HTMLElement {
    constructor() {
      super();
      shadow(this, '<input role=combobox aria-label=Fruit>');
    }
  });
  customElements.define('kind-box', class extends HTMLElement {
    constructor() {
      super();
      const [box, clear, list] = shadow(this, '<text-box></text-box><button type=button aria-label=clear hidden>x</button><div role=listbox hidden><div role=option>Apple</div><div role=option>Fig</div></div>');
      const input = box.shadowRoot.firstChild;
      const set = (value) => {
        window.model = value;
        input.value = value ?? '';
        clear.hidden = !value;
        list.hidden = true;
      };
      input.onclick = () => (list.hidden = false);
      clear.onclick = () => set(null);
      list.onclick = ({ target }) => set(target.textContent);
      addEventListener('keydown', ({ key }) => key === 'Escape' && (list.hidden = true));
    }
  });
</script>`;

const quietList = `<fruit-list label=Fruit><fruit-option>Apple</fruit-option><fruit-option>Fig</fruit-option></fruit-list><script>
  customElements.define('fruit-list', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<label>Fruit <input type=text></label><ul hidden><slot></slot></ul>';
      const [input, list] = ['input', 'ul'].map((one) => this.shadowRoot.querySelector(one));
      input.onkeydown = (event) => event.preventDefault();
      input.onclick = () => (list.hidden = false);
      input.onblur = () => (list.hidden = true);
      this.onclick = ({ target }) => {
        if (!target.matches('fruit-option')) return;
        window.model = input.value = target.textContent;
        list.hidden = true;
      };
    }
  });
</script>`;

/** Takes ISO days alone, and keeps in its input whatever is typed. */
const isoDay = `<day-box></day-box><script>
  customElements.define('day-box', class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<label>Check-in date <input></label><button type=button aria-label="Open calendar">+</button><div role=dialog hidden></div>';
      const [input, button, dialog] = ['input', 'button', 'div'].map((one) => this.shadowRoot.querySelector(one));
      const days = Array.from({ length: 31 }, (_, at) => '2026-12-' + String(at + 1).padStart(2, '0'));
      const draw = () => (dialog.innerHTML = '<b>December 2026</b><table role=grid>' + days.map((day) => '<td><button type=button data-date=' + day + ' aria-selected=' + (day === window.model) + '>' + Number(day.slice(8)) + '</button></td>').join('') + '</table>');
      const set = (value) => {
        window.model = value;
        draw();
      };
      draw();
      input.oninput = () => (/^\\d{4}-\\d\\d-\\d\\d$/.test(input.value) || input.value === '') && set(input.value);
      button.onclick = () => (dialog.hidden = false);
      dialog.onclick = ({ target }) => {
        if (!target.dataset.date) return;
        set((input.value = target.dataset.date));
        dialog.hidden = true;
      };
      addEventListener('keydown', ({ key }) => key === 'Escape' && (dialog.hidden = true));
    }
  });
</script>`;

describe('components', () => {
  it('one that keeps a day as text which it could not read has it chosen in its calendar', async () => {
    const day = { year: 2026, month: 12, day: 17 };
    const value: Value = {
      as: 'moment',
      moment: { day, time: null, last: null },
      text: '12/17/2026',
      alternatives: [],
    };
    expect(await filled(isoDay, value)).toEqual({
      names: ['text-input: Check-in date'],
      outcomes: ['filled'],
      model: '2026-12-17',
      undone: '',
    });
  });

  it('one that is given options is a list, though its input and what it opens call themselves nothing', async () => {
    expect(await filled(quietList, { as: 'options', wanted: ['Fig'], count: 1, at: null })).toMatchObject({
      names: ['aria-combobox: Fruit'],
      outcomes: ['filled'],
      model: 'Fig',
    });
  });

  it('one whose input another draws has its clear button beside that', async () => {
    expect(await filled(nestedInput, { as: 'options', wanted: ['Fig'], count: 1, at: null })).toEqual({
      names: ['aria-combobox: Fruit'],
      outcomes: ['filled'],
      model: 'Fig',
      undone: null,
    });
  });

  it('a select that opens a dialog is confirmed there', async () => {
    expect(await filled(dialogSelect, second)).toMatchObject({
      names: ['component-select: Fruit'],
      outcomes: ['filled'],
      model: 'Fig',
    });
  });

  it('radio buttons in a shadow tree each are one group', async () => {
    expect(await filled(radios, second)).toMatchObject({
      names: ['radio-group: Plan'],
      outcomes: ['filled'],
      model: 'pro',
    });
    expect((await filled(radios, first)).model).toBe('basic');
  });

  it('radio buttons that draw themselves with a checkbox are one group too', async () => {
    expect(await filled(checkboxRadios, second)).toMatchObject({
      names: ['button-choice: Plan'],
      outcomes: ['filled'],
      model: 'pro',
    });
  });

  it('a select whose menu and options are components known by their tags', async () => {
    expect(await filled(menuSelect, { as: 'options', wanted: ['Fig'], count: 1, at: null })).toMatchObject({
      names: ['aria-combobox: Fruit'],
      outcomes: ['filled'],
      model: 'Fig',
    });
  });

  it('a box that keeps role and state to itself is known by its tag and style state', async () => {
    expect(await filled(quietBox, { as: 'check', checked: true })).toMatchObject({
      names: ['aria-check: I accept the terms'],
      outcomes: ['filled'],
      model: true,
    });
  });
});
