import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { text, writerInPage, type WriterInPage } from '../apply/writer-in-page';

let browser: Browser;
let writer: WriterInPage;
beforeAll(async () => {
  browser = await launchChromium();
  writer = await writerInPage(
    browser,
    `<input id=text list=list maxlength=10 minlength=2 pattern="[a-z]+" inputmode=numeric size=5 data-mask="00/00">
     <datalist id=list><option value=one><option value=two disabled></datalist><input id=email type=email multiple>
     <textarea id=area maxlength=-1></textarea><input id=plain type=number><input id=stepped type=number min=1 max=9.5 step=0.5>
     <input id=based type=number value=3 step=any><input id=range type=range><div class=slider><span><input id=low type=range value=20></span><span><input id=high type=range value=80></span></div><input id=time type=time min=08:00 max=17:00>
     <input id=week type=week step=2><input id=color type=color><input id=box type=checkbox checked>
     <label><input id=yes type=radio name=answer value=y> Yes&#8203; </label>
     <label for=no>No</label><input id=no type=radio name=answer value=n disabled>
     <form><input id=other type=radio name=answer></form><p><input id=nameless type=radio><!-- one of two --> One <input type=radio> Two</p>
     <select id=select multiple><option>A<optgroup label=G disabled><option value=b>B</optgroup></select>
     <div id=lettered role=radiogroup aria-label=Licence>${['Yes', 'No'].map((word, at) => `<div role=radio aria-checked=false tabindex=0><div aria-hidden=true>${'AB'[at]}</div><div>${word}</div></div>`).join('')}</div>
     <div id=named role=radiogroup aria-label=Colour>${['Red', 'Blue'].map((word) => `<p><label id=${word}>${word}</label> <span role=radio aria-checked=false tabindex=0 aria-labelledby=${word}></span></p>`).join('')}</div>
     <select id=long></select><input id=file type=file accept="image/*" multiple><div id=rich contenteditable>Hi</div>
     <script>for (let i = 0; i < 1000; i++) long.add(new Option('O' + i));</script>`,
  );
});
afterAll(() => browser.close());

const numbers = { control: 'number', type: 'number', min: null, max: null, step: 1, stepBase: 0 };
it.each([
  [
    '#text',
    {
      control: 'text',
      type: 'text',
      inputMode: 'numeric',
      pattern: '[a-z]+',
      minLength: 2,
      maxLength: 10,
      multiple: false,
      suggestions: ['one'],
      suggestionCount: 1,
      passwordRules: '',
      mask: '00/00',
    },
  ],
  ['#email', { type: 'email', multiple: true, maxLength: null }],
  ['#area', { type: 'textarea', maxLength: null }],
  ['#plain', numbers],
  ['#stepped', { ...numbers, min: 1, max: 9.5, step: 0.5, stepBase: 1 }],
  ['#based', { ...numbers, step: null, stepBase: 3 }],
  ['#range', { ...numbers, type: 'range', min: 0, max: 100 }],
  ['#low', { type: 'range', min: 0, max: 50 }],
  ['#high', { type: 'range', min: 80, max: 100 }],
  ['#time', { control: 'date', type: 'time', min: '08:00', max: '17:00', step: 60 }],
  ['#week', { control: 'date', type: 'week', min: '', max: '', step: 2 }],
  ['#color', { control: 'color' }],
  ['#box', { control: 'check', checked: true }],
  [
    '#yes',
    {
      control: 'choice',
      type: 'radio',
      optionCount: 2,
      options: [
        { index: 0, value: 'y', text: 'Yes', disabled: false, group: '' },
        { index: 1, value: 'n', text: 'No', disabled: true, group: '' },
      ],
    },
  ],
  ['#other', { type: 'radio', optionCount: 1 }],
  ['#nameless', { type: 'radio', optionCount: 2, options: [{ text: 'One' }, { text: 'Two' }] }],
  [
    '#select',
    {
      type: 'select',
      multiple: true,
      options: [
        { index: 0, value: 'A', text: 'A', disabled: false, group: '' },
        { index: 1, value: 'b', text: 'B', disabled: true, group: 'G' },
      ],
    },
  ],
  ['#lettered', { type: 'radio', options: [{ text: 'Yes' }, { text: 'No' }] }],
  ['#named', { type: 'radio', options: [{ text: 'Red' }, { text: 'Blue' }] }],
  ['#long', { optionCount: 1000, options: { length: 400 } }],
  ['#file', { control: 'file', accept: 'image/*', multiple: true }],
  ['#rich', { control: 'text', type: 'rich-text' }],
])('%s is described', async (selector, expected) => {
  expect((await writer.describe(selector)).control).toMatchObject(expected);
});

it('fills and empties 4,000 fields', async () => {
  const many = await writerInPage(
    browser,
    '<main></main><script>document.querySelector("main").innerHTML = "<p><input></p>".repeat(4000);</script>',
  );
  const value = JSON.stringify(text('x'));
  const outcomes = await many.inWorld(`(async () => {
    const fields = [...document.querySelectorAll('input')];
    const ids = fields.map((field, index) => (field.id = 'f' + index, '#f' + index));
    world.prime(ids);
    const count = (entries, of) => entries.filter(({ outcome }) => outcome === of).length;
    world.writer.begin(1);
    let filled = 0;
    for (let from = 0; from < ids.length; from += 200)
      filled += count(await world.writer.apply(ids.slice(from, from + 200).map((id) => ({ id, value: ${value} }))), 'filled');
    world.writer.end();
    const held = fields.every(({ value }) => value === 'x');
    return { filled, held, undone: count(await world.writer.undo(null), 'restored'), empty: fields.every(({ value }) => value === '') };
  })()`);
  expect(outcomes).toEqual({ filled: 4000, held: true, undone: 4000, empty: true });
});
