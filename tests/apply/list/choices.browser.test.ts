import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Value } from '../../../utils/pipeline';
import { launchChromium } from '../../browser/chromium';
import { check, roundTripOf, writerInPage } from '../writer-in-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const pick = (...wanted: string[]): Value => ({ as: 'options', wanted, count: 1, at: null });

/** Fills `#field`, then takes it back. @returns the outcome, and the page's `model` after both */
async function roundTrip(html: string, value: Value) {
  const { outcomes, filled, undone } = await roundTripOf(browser, html, { '#field': value }, 'JSON.stringify(model)');
  return { outcome: outcomes['#field'], filled, undone };
}

const combobox = (list: string, script: string) => `
  <label for=field>Kind</label><button id=field type=button role=combobox aria-expanded=false aria-controls=list>Select</button>
  <div id=list hidden>${list}</div>
  <script>
    const button = document.querySelector('#field'), list = document.querySelector('#list');
    let model = null;
    const show = (open) => { list.hidden = !open; button.setAttribute('aria-expanded', open); };
    const set = (value) => { model = value; button.textContent = value ?? 'Select'; show(false); };
    button.addEventListener('click', () => show(list.hidden));
    addEventListener('keydown', (event) => event.key === 'Escape' && show(false));
    ${script}
  </script>`;

describe('options are taken as a person takes them', () => {
  it('an input laid over the own one while the list stands open is left again: only then the choice shows', async () => {
    const html = `
      <label for=field>Kind</label><div><input id=field role=combobox aria-expanded=false aria-controls=list></div>
      <p hidden><input id=over role=combobox aria-controls=list aria-label=Search></p>
      <div id=list role=listbox style="position: absolute" hidden><div role=option>Fern</div><div role=option>Moss</div></div>
      <script>
        const field = document.querySelector('#field'), over = document.querySelector('#over'), list = document.querySelector('#list');
        let model = null;
        const show = (open) => { list.hidden = !open; for (const one of [field, over]) one.setAttribute('aria-expanded', open); };
        field.addEventListener('mousedown', (event) => { event.preventDefault(); over.parentElement.hidden = false; over.focus(); show(true); });
        over.addEventListener('blur', () => { over.parentElement.hidden = true; field.value = model ?? ''; show(false); });
        list.addEventListener('mousedown', (event) => event.preventDefault());
        list.addEventListener('click', ({ target }) => { model = target.textContent; show(false); });
      </script>`;
    const { outcome, filled } = await roundTrip(html, pick('Moss'));
    expect({ outcome, filled }).toEqual({ outcome: 'filled', filled: '"Moss"' });
  });

  it('a press lands on the words: what listens there hears it', async () => {
    const list =
      '<div role=listbox><div role=option><i>*</i><span>Fern</span></div><div role=option><i>*</i><span>Moss</span></div></div>';
    const script = `list.querySelectorAll('span').forEach((one) => one.addEventListener('click', (event) => {
      event.stopPropagation(); set(model === one.textContent ? null : one.textContent);
    }));`;
    expect(await roundTrip(combobox(list, script), pick('Moss'))).toEqual({
      outcome: 'filled',
      filled: '"Moss"',
      undone: 'null',
    });
  });

  it('headings of a tree are opened by their arrow', async () => {
    const list =
      '<ul role=tree><li role=treeitem aria-expanded=false><b class=toggle>+</b><span>Plants</span><ul role=group hidden><li role=treeitem><span>Fern</span></li></ul></li></ul>';
    const script = `
      list.querySelector('.toggle').addEventListener('click', () => {
        list.querySelector('[role=group]').hidden = false;
        list.querySelector('[aria-expanded]').setAttribute('aria-expanded', true);
      });
      list.querySelector('[role=group] span').addEventListener('click', () => set(model ? null : 'Fern'));`;
    expect(await roundTrip(combobox(list, script), pick('Fern'))).toEqual({
      outcome: 'filled',
      filled: '"Fern"',
      undone: 'null',
    });
  });

  it('a button that only the mouse brings on show clears the choice', async () => {
    const script = `
      list.querySelectorAll('[role=option]').forEach((one) => (one.onclick = () => set(one.textContent)));
      const clear = document.createElement('span');
      clear.className = 'clear-icon';
      clear.onclick = () => set(null);
      button.after(clear);`;
    const style = '<style>.clear-icon { display: none } :hover > .clear-icon { display: inline }</style>';
    const list = '<div role=listbox><div role=option>Fern</div><div role=option>Moss</div></div>';
    for (const box of ['control', 'control show-clear'])
      expect(await roundTrip(`${style}<div class="${box}">${combobox(list, script)}</div>`, pick('Moss'))).toEqual({
        outcome: 'filled',
        filled: '"Moss"',
        undone: 'null',
      });
  });

  it('a choice that outlasts its text is taken back in the list', async () => {
    const html = `<form><div class=control><input id=field role=combobox aria-label=Kind aria-controls=list aria-expanded=false></div>
      <input id=sent aria-hidden=true tabindex=-1 style="width: 1px"></form>
      <div id=list role=listbox hidden><div role=option>Fern</div><div role=option>Moss</div></div>
      <script>
        const [field, list, sent] = ['field', 'list', 'sent'].map((id) => document.getElementById(id));
        let model = null;
        const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
        field.onclick = () => show(true);
        addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
        list.onclick = ({ target }) => {
          const text = target.textContent;
          model = model === text ? null : text;
          field.value = sent.value = model ?? '';
          for (const one of list.children) one.setAttribute('aria-selected', one.textContent === model);
          show(false);
        };
      </script>`;
    expect(await roundTrip(html, pick('Moss'))).toEqual({ outcome: 'filled', filled: '"Moss"', undone: 'null' });
  });

  it('a choice that outlasts its text is taken back by the entry that stands for nothing', async () => {
    const html = `<input id=field role=combobox aria-label=Kind aria-controls=list aria-expanded=false>
      <div id=list role=listbox hidden><div role=option>Choose…</div><div role=option>Fern</div><div role=option>Moss</div></div>
      <script>
        const [field, list] = ['field', 'list'].map((id) => document.getElementById(id));
        let model = null;
        const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
        field.onclick = () => show(true);
        addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
        list.onclick = ({ target }) => {
          model = target.textContent === 'Choose…' ? null : target.textContent;
          field.value = model ?? '';
          show(false);
        };
      </script>`;
    expect(await roundTrip(html, pick('Moss'))).toEqual({ outcome: 'filled', filled: '"Moss"', undone: 'null' });
  });

  it('what a page says of an empty widget in its box is no value: it is emptied once', async () => {
    const html = `<div class=control><span></span><input id=field role=combobox readonly aria-label=Kind aria-controls=list aria-expanded=false>
      <button type=button aria-label=Clear>x</button></div>
      <div id=list role=listbox hidden><div role=option>Fern</div><div role=option>Moss</div></div>
      <script>
        const [field, list] = ['field', 'list'].map((id) => document.getElementById(id));
        const [shown, clear] = document.querySelectorAll('span, button');
        let model = null;
        const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
        field.onclick = () => show(true);
        addEventListener('keydown', ({ key }) => key === 'Escape' && show(false));
        list.onclick = ({ target }) => { model = shown.textContent = target.textContent; show(false); };
        clear.onclick = () => {
          model = null;
          shown.textContent = '';
          clear.after(Object.assign(document.createElement('p'), { className: 'form-item-error', textContent: 'Kind is required' }));
        };
      </script>`;
    const writer = await writerInPage(browser, html);
    await writer.fill({ '#field': pick('Moss') });
    await writer.undo();
    expect(await writer.page.evaluate('[model, document.querySelectorAll("p").length]')).toEqual([null, 1]);
    await writer.page.close();
  });

  it('options that the mouse opens by itself are not shut by a press', async () => {
    const branch = '<div role=option id=plants>Plants<i class="arrow">&gt;</i></div>';
    const list = `<div role=listbox>${branch}</div><div role=listbox id=more hidden><div role=option>Fern</div></div>`;
    const script = `
      const [plants, more] = ['plants', 'more'].map((id) => document.getElementById(id));
      plants.onmouseenter = () => (more.hidden = false);
      plants.onclick = () => (more.hidden = !more.hidden);
      more.onclick = () => set(model ? null : 'Fern');`;
    expect(await roundTrip(combobox(list, script), pick('Fern'))).toMatchObject({
      outcome: 'filled',
      filled: '"Fern"',
    });
  });

  it('a value that is said aloud is the value; boxes to tick are options by their labels', async () => {
    const options = ['Fern', 'Moss'].map(
      (name) =>
        `<div><input type=checkbox role=option aria-selected=false id=${name}><label for=${name}>${name}</label></div>`,
    );
    const html = `<form><label>Plants</label>
      <div id=field role=combobox tabindex=0 aria-expanded=false aria-controls=list><span aria-live=polite>Select</span></div>
      <div id=list role=listbox aria-multiselectable=true hidden>${options.join('')}</div></form>
      <script>
        let model = null;
        const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
        field.onclick = () => show(list.hidden);
        addEventListener('keydown', (event) => event.key === 'Escape' && show(false));
        list.onchange = ({ target }) => {
          target.setAttribute('aria-selected', target.checked);
          model = target.checked ? target.id : null;
          field.firstElementChild.textContent = model ?? 'Select';
        };
      </script>`;
    expect(await roundTrip(html, pick('Moss'))).toEqual({ outcome: 'filled', filled: '"Moss"', undone: 'null' });
  });

  it('an icon drawn from a word is no part of an option: it is found again by its text', async () => {
    const script = `list.querySelectorAll('[role=option]').forEach((one) => (one.onclick = () => {
      const text = one.lastChild.data;
      set(model === text ? null : text);
      one.innerHTML = (model ? '<i class=icons>check</i>' : '') + text;
    }));`;
    const list = '<div role=listbox><div role=option>Fern</div><div role=option>Moss</div></div>';
    expect(await roundTrip(combobox(list, script), pick('Moss'))).toEqual({
      outcome: 'filled',
      filled: '"Moss"',
      undone: 'null',
    });
  });

  it('what goes down on one option comes up once the page has drawn that: some take what is marked', async () => {
    const list = '<div role=listbox><div role=option>Fern</div><div role=option>Moss</div></div>';
    const script = `
      let marked = 'Fern';
      list.addEventListener('mousedown', ({ target }) => queueMicrotask(() => (marked = target.textContent)));
      list.addEventListener('click', () => set(model === marked ? null : marked));`;
    expect(await roundTrip(combobox(list, script), pick('Moss'))).toEqual({
      outcome: 'filled',
      filled: '"Moss"',
      undone: 'null',
    });
  });

  it('each new entry is made of another wish', async () => {
    const html = `<label for=field>Keywords</label><div><ul id=chosen class=tags></ul>
      <input id=field role=combobox aria-autocomplete=list aria-controls=list aria-expanded=false><div id=list role=listbox hidden></div></div>
      <script>
        let model = [];
        const draw = () => { chosen.innerHTML = model.map((one) => '<li>' + one + '</li>').join(''); };
        const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
        field.addEventListener('input', () => {
          list.innerHTML = field.value && '<div role=option>Add ' + field.value + '</div>';
          show(field.value !== '');
        });
        field.addEventListener('keydown', ({ key }) => {
          if (key === 'Backspace' && field.value === '') { model = model.slice(0, -1); draw(); }
        });
        list.addEventListener('click', () => {
          model = model.includes(field.value) ? model.filter((one) => one !== field.value) : [...model, field.value];
          field.value = ''; draw(); show(false);
        });
      </script>`;
    expect(await roundTrip(html, { as: 'options', wanted: ['fern', 'moss'], count: 2, at: null })).toEqual({
      outcome: 'filled',
      filled: '["fern","moss"]',
      undone: '[]',
    });
  });

  it('a choice that only the list shows is taken back too', async () => {
    const list = ['Fern', 'Moss'].map((text) => `<div role=menuitemcheckbox aria-checked=false>${text}</div>`).join('');
    const script = `
      model = [];
      list.setAttribute('role', 'menu');
      list.querySelectorAll('[aria-checked]').forEach((one) => one.addEventListener('click', () => {
        const text = one.textContent;
        model = model.includes(text) ? model.filter((other) => other !== text) : [...model, text];
        one.setAttribute('aria-checked', model.includes(text));
      }));`;
    expect(await roundTrip(combobox(list, script), pick('Moss'))).toEqual({
      outcome: 'filled',
      filled: '["Moss"]',
      undone: '[]',
    });
  });
});

it('a list that opens with Alt held is opened, and pressed once it stands still', async () => {
  const html = `<label for=field>Kind</label><input id=field role=combobox aria-expanded=false aria-controls=list>
    <div id=list role=listbox tabindex=0 hidden><div role=option>Fern</div><div role=option>Moss</div></div>
    <script>
      let model = null;
      const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
      field.addEventListener('keydown', ({ key, altKey }) => {
        if (key === 'Escape') show(false);
        if (key !== 'ArrowDown' || !altKey || !list.hidden) return;
        show(true);
        list.isStill = false;
        list.animate([{ opacity: 0 }, { opacity: 1 }], 150).onfinish = () => (list.isStill = true);
      });
      field.addEventListener('input', () => { if (field.value === '') model = null; });
      field.addEventListener('blur', () => show(false));
      list.addEventListener('mousedown', (event) => list.isStill && event.preventDefault());
      list.addEventListener('click', ({ target }) => { if (!list.hidden) { model = field.value = target.textContent; show(false); } });
    </script>`;
  expect(await roundTrip(html, pick('Moss'))).toEqual({ outcome: 'filled', filled: '"Moss"', undone: 'null' });
});

it('undo chooses nothing else from a list that no way leads back from', async () => {
  const html = `<label for=field>Kind</label><div id=field role=combobox tabindex=0 aria-expanded=false aria-controls=list></div>
    <div id=list role=listbox hidden><div role=option>Fern</div><div role=option>Moss</div></div>
    <script>
      let model = null, at = 1;
      const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
      const choose = (option) => { model = field.textContent = option.textContent; show(false); };
      field.addEventListener('click', () => show(list.hidden));
      field.addEventListener('blur', () => show(false));
      field.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter' && !list.hidden) choose(list.children[at = 1 - at]);
        else if (/Arrow|Back|Del/.test(key)) show(true);
      });
      list.addEventListener('mousedown', (event) => event.preventDefault());
      list.addEventListener('click', ({ target }) => choose(target));
    </script>`;
  expect(await roundTrip(html, pick('Moss'))).toEqual({ outcome: 'filled', filled: '"Moss"', undone: '"Moss"' });
});

it('the label drawn in a combobox is no value of it, nor the input it names instead of its list', async () => {
  const html = `<div id=field role=combobox tabindex=0 aria-expanded=false aria-labelledby="name value"><span id=name>Kind</span><span id=value>Fern</span></div>
    <span id=other role=combobox tabindex=0 aria-expanded=false aria-controls=own><input id=own readonly tabindex=-1 value=Moss></span>`;
  const writer = await writerInPage(browser, html);
  const shown = [await writer.describe('#field'), await writer.describe('#other')].map(({ holds }) => holds);
  expect(shown).toEqual(['Fern', 'Moss']);
  await writer.page.close();
});

it('a switch is pressed at its knob, however deep that lies, and says by what fills it that it is on', async () => {
  const html = `<form><p>Parking</p><div id=field class=x-switch><span id=track class=x-switch__wrapper><span><div style="width: 40px; height: 20px"></div></span><small></small></span></div></form>
    <script>let model = false; track.onclick = () => track.classList.toggle('x-switch--checked', (model = !model));</script>`;
  expect(await roundTrip(html, check(true))).toEqual({ outcome: 'filled', filled: 'true', undone: 'false' });
});

it('a box that only its label shows is ticked by that, though it is bound to nothing', async () => {
  const html = `<div id=box><input id=field type=checkbox style="opacity: 0"><label>I agree</label></div>
    <script>
      let model = false;
      box.addEventListener('click', ({ target }) => { if (target !== field) model = field.checked = !field.checked; });
    </script>`;
  expect(await roundTrip(html, { as: 'check', checked: true })).toEqual({
    outcome: 'filled',
    filled: 'true',
    undone: 'false',
  });
});

it('entries of a transfer move across and back', async () => {
  const panel = (id: string) =>
    `<div><p class=header><label><input type=checkbox>All</label></p><ul id=${id}></ul></div>`;
  const html = `<div id=field class=my-transfer>${panel('left')}<div><button type=button id=back>‹</button><button type=button id=forth>›</button></div>${panel('right')}</div>
    <script>
      let model = [];
      const ticked = new Set();
      const draw = () => {
        for (const [id, texts] of [['left', ['Fern', 'Moss', 'Rose'].filter((one) => !model.includes(one))], ['right', model]])
          document.getElementById(id).innerHTML = texts.map((one) => '<li><label><input type=checkbox ' + (ticked.has(one) ? 'checked' : '') + '>' + one + '</label></li>').join('');
        forth.disabled = ![...ticked].some((one) => !model.includes(one));
        back.disabled = ![...ticked].some((one) => model.includes(one));
      };
      addEventListener('change', ({ target }) => {
        const text = target.closest('li').textContent;
        if (target.checked) ticked.add(text); else ticked.delete(text);
        draw();
      });
      const move = (next) => { model = next; ticked.clear(); draw(); };
      forth.onclick = () => move([...model, ...ticked]);
      back.onclick = () => move(model.filter((one) => !ticked.has(one)));
      draw();
    </script>`;
  expect(await roundTrip(html, { as: 'options', wanted: [], count: 2, at: [0, 2] })).toEqual({
    outcome: 'filled',
    filled: '["Fern","Rose"]',
    undone: '[]',
  });
});

it('a button with its hidden select and its clear button is one field', async () => {
  const html = `<div class=my-select><select aria-hidden=true tabindex=-1><option>Fern</select>
    <button id=field type=button role=combobox aria-expanded=false>Fern</button><button type=button aria-label=Clear>x</button></div>
    <button id=other type=button role=combobox aria-expanded=false>Rose</button>`;
  const writer = await writerInPage(browser, html);
  const { adapter, holds } = await writer.describe('#field');
  expect({ adapter, holds }).toEqual({ adapter: 'aria-combobox', holds: 'Fern' });
  await writer.page.close();
});

it('a button that answers the question it is named by is a box to tick; one that does something is left alone', async () => {
  const html = `<form><button id=field type=button aria-pressed=false aria-label="I agree">No</button>
    <button id=other type=button aria-pressed=false aria-label="Show password">Show</button></form>
    <script>
      let model = false;
      field.onclick = () => { model = !model; field.setAttribute('aria-pressed', model); field.textContent = model ? 'Yes' : 'No'; };
    </script>`;
  expect(await roundTrip(html, { as: 'check', checked: true })).toEqual({
    outcome: 'filled',
    filled: 'true',
    undone: 'false',
  });
  const writer = await writerInPage(browser, html);
  await expect(writer.describe('#other')).rejects.toThrow();
  await writer.page.close();
});

it('steps of a path are told from several choices', async () => {
  const html = `<div class=box><div id=field role=combobox tabindex=0 aria-expanded=false><span>Plants</span><span> / </span><span>Fern</span></div></div>`;
  const writer = await writerInPage(browser, html);
  expect((await writer.describe('#field')).holds).toBe('Plants / Fern');
  await writer.page.close();
});

it.each([
  [
    'in a placeholder that says it is chosen',
    '<button id=field type=button role=combobox aria-expanded=false><span class="placeholder is-selected">Fern</span></button>',
  ],
  [
    'in the name of a box that draws a sign',
    '<div><input id=field role=combobox aria-expanded=false aria-label="Selected Fern. Choose a plant"></div>',
  ],
  [
    'beside the button that opens the list',
    '<span id=name>Plant</span><div role=group><span id=value>Fern</span><button id=field type=button aria-haspopup=listbox aria-labelledby="value name"><svg/></button></div>',
  ],
  [
    'in a part of a box named for dropping down',
    '<label>Plant</label><div id=field class="my-dropdown-select" tabindex=0><div class="my-dropdown-select-content"><span>Fern</span></div></div>',
  ],
])('what is chosen is read %s', async (_, html) => {
  const writer = await writerInPage(browser, `<form>${html}</form>`);
  expect((await writer.describe('#field')).holds).toBe('Fern');
  await writer.page.close();
});

it('two native lists, each with its name, are a transfer, beside the input that keeps the choice', async () => {
  const side = (name: string, fruits: string) =>
    `<div class=${name}><label for=${name}>${name}</label><select id=${name} multiple>${fruits}</select></div>`;
  const html = `<div id=field class=dual-list><div>${side('available', '<option>Fern<option>Moss')}<p><button type=button>Add</button><button type=button>Take out</button></p>${side('selected', '')}</div><input type=hidden></div>
    <script>
      let model = [];
      const [available, selected] = document.querySelectorAll('select');
      const [add, take] = document.querySelectorAll('button');
      const carry = (from, to) => () => { to.append(...from.selectedOptions); model = [...selected.options].map(({ text }) => text); };
      add.onclick = carry(available, selected);
      take.onclick = carry(selected, available);
    </script>`;
  expect(await roundTrip(html, { as: 'options', wanted: [], count: 1, at: [1] })).toEqual({
    outcome: 'filled',
    filled: '["Moss"]',
    undone: '[]',
  });
});

it('entries of a transfer that lose their mark to the next move together, marked with Ctrl held', async () => {
  const side = (id: string, texts: readonly string[]) =>
    `<div><ul id=${id} role=listbox aria-multiselectable=true>${texts.map((one) => `<li role=option aria-selected=false>${one}</li>`).join('')}</ul></div>`;
  const html = `<div id=field class=dueling-list>${side('source', ['Fern', 'Moss', 'Rose'])}<div><button type=button>Add</button><button type=button>Take out</button></div>${side('target', [])}</div>
    <script>
      let model = [];
      const lists = document.querySelectorAll('ul');
      const marked = '[aria-selected=true]';
      const move = (from, to) => () => {
        to.append(...from.querySelectorAll(marked));
        model = [...target.children].map((one) => one.textContent);
      };
      for (const list of lists)
        list.onclick = ({ target: entry, ctrlKey }) => {
          if (!ctrlKey) list.querySelectorAll(marked).forEach((one) => one.setAttribute('aria-selected', false));
          entry.setAttribute('aria-selected', true);
        };
      const [add, take] = document.querySelectorAll('button');
      add.onclick = move(source, target);
      take.onclick = move(target, source);
    </script>`;
  expect(await roundTrip(html, { as: 'options', wanted: [], count: 2, at: [0, 2] })).toEqual({
    outcome: 'filled',
    filled: '["Fern","Rose"]',
    undone: '[]',
  });
});

it('classes that say what a state would look like disable nothing', async () => {
  const option = (text: string) =>
    `<div role=option class="flex aria-disabled:text-disabled [&>svg]:disabled">${text}</div>`;
  const script = `list.querySelectorAll('[role=option]').forEach((one) => (one.onclick = () => set(one.textContent)));`;
  const html = combobox(`<div role=listbox>${option('Fern')}${option('Moss')}</div>`, script);
  expect(await roundTrip(html, pick('Moss'))).toMatchObject({ outcome: 'filled', filled: '"Moss"' });
});

it.each([
  ['before the box', '<p>Fruit</p>', ''],
  ['in the button', '', '<span>Fruit:</span> '],
])(
  'a caption %s is no value; the box may be a group with the button that empties it',
  async (_where, before, inside) => {
    const html = `<div>${before}<div role=group><button id=field type=button role=combobox aria-haspopup=listbox aria-expanded=false>${inside}<span id=shown></span></button>
    <button id=clear type=button aria-label=Clear hidden>x</button></div></div><div id=list role=listbox hidden><div role=option>Fern</div></div>
    <script>
      let model = null;
      const show = (open) => { list.hidden = !open; field.setAttribute('aria-expanded', open); };
      const set = (value) => { model = value; shown.textContent = value ?? ''; clear.hidden = value === null; show(false); };
      field.onclick = () => show(list.hidden);
      list.firstElementChild.onclick = () => set('Fern');
      clear.onclick = () => set(null);
    </script>`;
    const writer = await writerInPage(browser, html);
    await writer.fill({ '#field': pick('Fern') });
    expect((await writer.describe('#field')).holds).toBe('Fern');
    await writer.undo();
    expect(await writer.page.evaluate('model')).toBeNull();
    await writer.page.close();
  },
);

describe('a select out of sight beside a row of as many entries', () => {
  const row = (entry: string) => `
    <form><label for=field>Rating</label><select id=field style="display: none"><option value=""><option>1<option>2<option>3</select>
    <div class=bar>${entry.repeat(3)}</div></form>
    <script>
      let model = '';
      document.querySelectorAll('.bar > *').forEach((one, at) => (one.onclick = (event) => {
        event.preventDefault();
        model = field.value = field.value === String(at + 1) ? '' : String(at + 1);
      }));
    </script>`;

  it('is chosen from by the row', async () => {
    expect(await roundTrip(row('<a href="#"></a>'), { as: 'options', wanted: [], count: 1, at: [2] })).toEqual({
      outcome: 'filled',
      filled: '"2"',
      undone: '""',
    });
  });

  it('has nothing to do with links that lead elsewhere', async () => {
    const writer = await writerInPage(browser, row('<a href="/elsewhere">Page</a>'));
    expect((await writer.describe('#field')).adapter).toBe('select');
    await writer.page.close();
  });
});
