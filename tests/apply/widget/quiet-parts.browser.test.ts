import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { moment, text, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Fills `#field` of a page. @returns the outcome, what the page's script calls its model, and what it says is open */
async function filled(html: string, script: string, value: Value) {
  const writer = await writerInPage(browser, `<form>${html}</form><script>let model = null; ${script}</script>`);
  const outcomes = await writer.fill({ '#field': value });
  const model = await writer.page.evaluate('model');
  await writer.page.close();
  return { outcome: outcomes['#field'], model };
}

const second: Value = { as: 'options', wanted: [], count: 1, at: [1] };

describe('parts that say little', () => {
  it('a label inside the role takes the focus and hears the press', async () => {
    const html = `<div id=field role=checkbox><input type=checkbox tabindex=-1 aria-hidden=true><label tabindex=0 aria-checked=false>Yes</label></div>`;
    const script = `const label = field.querySelector('label');
      label.addEventListener('click', () => label.setAttribute('aria-checked', (model = !model)));`;
    expect(await filled(html, script, { as: 'check', checked: true })).toEqual({ outcome: 'filled', model: true });
  });

  it('stars that are painted by names of their own, their number beside them', async () => {
    const star = (at: number) => `<span class=star><svg width=20 height=20><path fill="url(#p${at})"/></svg></span>`;
    const html = `<div id=field class=star-rating>${[1, 2, 3, 4].map(star).join('')}<span class=rating-text>0</span></div>`;
    const script = `const stars = [...field.querySelectorAll('.star')];
      stars.forEach((star, at) => star.addEventListener('click', () => {
        field.lastChild.textContent = model = at + 1;
        stars.forEach((one, place) => one.firstChild.setAttribute('opacity', place <= at ? 1 : 0.5));
      }));`;
    expect(await filled(html, script, second)).toEqual({ outcome: 'filled', model: 2 });
  });

  it('stars whose names begin with the icon they show now', async () => {
    const html = `<div id=field role=radiogroup aria-label="How was it?"></div>`;
    const script = `const draw = () => {
        const icon = (one) => (one <= model ? 'favorite' : 'favorite_border');
        field.innerHTML = [1, 2, 3].map((one) => '<div role=radio tabindex=0 aria-checked=' + (one === model) + ' aria-label="' + icon(one) + ' ' + one + '"><i aria-hidden=true>' + icon(one) + '</i></div>').join('');
      };
      field.addEventListener('click', ({ target }) => {
        model = [...field.children].indexOf(target.closest('[role=radio]')) + 1;
        draw();
      });
      draw();`;
    expect(await filled(html, script, second)).toEqual({ outcome: 'filled', model: 2 });
  });

  it('a box drawn in a tree, around a native one that the page does not hear', async () => {
    const html = `<div role=tree><div role=treeitem><div id=field role=checkbox aria-checked=false tabindex=-1><input type=checkbox style="opacity: 0"></div>Fern</div></div>`;
    const script = `field.addEventListener('click', () => field.setAttribute('aria-checked', (model = !model)));`;
    expect(await filled(html, script, { as: 'check', checked: true })).toEqual({ outcome: 'filled', model: true });
  });

  it('a list in the top layer, whatever it stands in', async () => {
    const html = `<label for=field>Fruit</label><button id=field type=button aria-haspopup=listbox>Choose</button>
      <section><div><div><div id=layer popover=manual><p>Fig</p><p>Plum</p></div></div></div></section>`;
    const script = `field.addEventListener('click', () => layer.showPopover());
      layer.addEventListener('click', ({ target }) => { model = field.textContent = target.textContent; layer.hidePopover(); });`;
    const plum: Value = { as: 'options', wanted: ['Plum'], count: 1, at: null };
    expect(await filled(html, script, plum)).toEqual({ outcome: 'filled', model: 'Plum' });
  });

  it('a list that stays empty until it is scrolled', async () => {
    const html = `<label for=field>Lot</label><button id=field type=button aria-haspopup=listbox aria-expanded=false aria-controls=list>Choose</button>
      <div id=box style="position: absolute" hidden><div id=list role=listbox style="height: 90px; width: 90px"></div></div>`;
    const script = `const open = (isOpen) => { box.hidden = !isOpen; field.setAttribute('aria-expanded', isOpen); };
      field.addEventListener('click', () => open(true));
      box.addEventListener('scroll', () => (list.innerHTML = '<p role=option>Fig</p><p role=option>Plum</p>'));
      list.addEventListener('click', ({ target }) => { model = field.textContent = target.textContent; open(false); });`;
    const plum: Value = { as: 'options', wanted: ['Plum'], count: 1, at: null };
    expect(await filled(html, script, plum)).toEqual({ outcome: 'filled', model: 'Plum' });
  });

  it('a style for what is highlighted says nothing of what is', async () => {
    const option = (name: string) =>
      `<div role=option aria-selected=false class="data-highlighted:bg-sky">${name}</div>`;
    const html = `<div id=field role=listbox aria-label=Fruit>${['Fig', 'Plum'].map(option).join('')}</div>`;
    const script = `field.addEventListener('click', ({ target }) => {
        const isOn = target.getAttribute('aria-selected') === 'false';
        target.setAttribute('aria-selected', isOn);
        model = isOn ? target.textContent : null;
      });`;
    expect(await filled(html, script, second)).toEqual({ outcome: 'filled', model: 'Plum' });
  });
});

describe('chips', () => {
  const chips = `<div class=tag-input><span id=chips></span><tag-form></tag-form></div>`;
  /** The input as a form of its own, as components nest them. */
  const nested = `const own = document.createElement('form');
    own.append(Object.assign(document.createElement('input'), { id: 'field' }));
    document.querySelector('tag-form').append(own);
    const field = own.firstChild;
    const add = (name) => { model = name; field.value = ''; chips.innerHTML = '<b>' + name + '<button type=button>×</button></b>'; };`;

  it('are made in an input that is a form of its own', async () => {
    const script = `${nested} field.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') { event.preventDefault(); add(field.value); }
      });`;
    expect(await filled(chips, script, text('sewing'))).toEqual({ outcome: 'filled', model: 'sewing' });
  });

  it('come from the list where the page makes none of what is typed', async () => {
    const list = `<ul id=list style="position: absolute" hidden><li>Fig</li><li>Plum</li></ul>`;
    const script = `${nested} field.addEventListener('keydown', (event) => {
        if (event.key === 'Enter') { event.preventDefault(); field.value = ''; }
      });
      field.addEventListener('click', () => (list.hidden = false));
      field.addEventListener('blur', () => (list.hidden = true));
      list.addEventListener('mousedown', (event) => event.preventDefault());
      list.addEventListener('click', ({ target }) => { add(target.textContent); list.hidden = true; });`;
    expect(await filled(chips + list, script, text('Plum'))).toEqual({ outcome: 'filled', model: 'Plum' });
  });

  it('are told as a grid before their input', async () => {
    const html = `<div class=field><label for=field>Fruits</label><div role=grid class=chip-grid></div>
      <input id=field role=combobox aria-haspopup=listbox aria-expanded=false aria-controls=list></div>
      <ul id=list role=listbox style="position: absolute" hidden><li role=option>Fig</li><li role=option>Plum</li></ul>`;
    const script = `const open = (isOpen) => { list.hidden = !isOpen; field.setAttribute('aria-expanded', isOpen); };
      field.addEventListener('click', () => open(true));
      field.addEventListener('blur', () => open(false));
      list.addEventListener('mousedown', (event) => event.preventDefault());
      list.addEventListener('click', ({ target }) => {
        model = target.textContent;
        document.querySelector('.chip-grid').innerHTML = '<div role=row><span role=gridcell>' + model + '</span></div>';
        open(false);
      });`;
    const plum: Value = { as: 'options', wanted: ['Plum'], count: 1, at: null };
    expect(await filled(html, script, plum)).toEqual({ outcome: 'filled', model: 'Plum' });
  });
});

describe('a date that the page calls invalid', () => {
  const reading = `const read = () => {
      const parts = /^(\\d\\d)\\.(\\d\\d)\\.(\\d{4})$/.exec(field.value);
      model = parts ? parts[3] + '-' + parts[2] + '-' + parts[1] : null;
      field.className = field.value && !parts ? 'x-invalid' : 'x-valid';
    };
    field.addEventListener('input', read);`;

  it('is typed in the next form', async () => {
    const value: Value = moment('01/04/2027', '04.01.2027');
    const html = '<label>Departure <input id=field></label>';
    expect(await filled(html, reading, value)).toEqual({ outcome: 'filled', model: '2027-01-04' });
  });
});
