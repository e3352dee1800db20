import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agentInPage } from '../browser/agent-in-page';
import { launchChromium } from '../browser/chromium';
import { fieldNamed, namesOf, scanMarkup, textsOf } from './page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const nestedShadow = `<my-form></my-form><script>
  const form = document.querySelector('my-form').attachShadow({ mode: 'open' });
  form.innerHTML = '<label for=i>City</label><my-field></my-field><input id=i name=outer><slot></slot>';
  const inner = form.querySelector('my-field').attachShadow({ mode: 'open' });
  inner.innerHTML = '<label for=i>Street</label><input id=i name=inner>';
</script>`;

describe('shadow trees', () => {
  test('nested ones are read, each with its own ids', async () => {
    const { page, fields } = await scanMarkup(browser, nestedShadow);

    expect(namesOf(fields)).toEqual(['inner', 'outer']);
    expect(fields.map((field) => textsOf(field)[0])).toEqual(['label: Street', 'label: City']);
    await page.close();
  });

  test('a component speaks for its one field', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      `<label for=h>Phone</label><my-input id=h name=tel></my-input><script>
        document.querySelector('my-input').attachShadow({ mode: 'open' }).innerHTML = '<input>';</script>`,
    );

    expect(fields).toMatchObject([{ name: 'tel', texts: [{ source: 'label', text: 'Phone' }] }]);
    await page.close();
  });

  test('roots within roots without end do not hang the scan', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      `<input name=x><div id=top></div><script>
        for (let host = top_ = document.getElementById('top'), i = 0; i < 2000; i++) {
          const root = host.attachShadow({ mode: 'open' });
          host = root.appendChild(document.createElement('div'));
        }</script>`,
    );

    expect(namesOf(fields)).toEqual(['x']);
    await page.close();
  });
});

describe('forms and groups', () => {
  test('a field belongs to the form its attribute names', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      '<form id=f><input name=a></form><input name=b form=f><input name=c>',
    );
    const [a, b, c] = fields.map(({ form }) => form);

    expect(b).toBe(a);
    expect(c).not.toBe(a);
    await page.close();
  });

  test('what a form is for is told by heading, button, name and where it goes', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      '<h2>Join us</h2><form id=signup action="https://shop.example/account/register?x=1"><input name=a><button>Create account</button><button type=button>Help</button></form>',
    );

    expect(fields[0]!.formTexts).toEqual(['Join us', 'Create account', 'signup', '/account/register']);
    await page.close();
  });

  test('fields of a row share a group, groups of one field count for nothing', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      '<div class=row><div class=form-group><input name=a></div><div class=form-group><input name=b></div></div><div class=row><input name=c><input name=d></div>',
    );
    const [a, b, c, d] = fields.map(({ group }) => group);

    expect([a === b, c === d, a === c, a !== '']).toEqual([true, true, false, true]);
    await page.close();
  });

  test('a radio group is one field, however far its members lie apart', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      '<form><input type=radio name=g value=1><p>Text</p><input name=n><input type=radio name=g value=2></form>',
    );

    expect(namesOf(fields)).toEqual(['g', 'n']);
    await page.close();
  });
});

describe('a page that works against the scan', () => {
  test('controls named like properties do not bend what the form says of itself', async () => {
    const clobbers = ['id', 'name', 'action', 'parentNode', 'childNodes', 'firstChild', 'lastChild', 'nextSibling'];
    const more = [
      'getAttribute',
      'parentElement',
      'getRootNode',
      'getBoundingClientRect',
      'localName',
      'tagName',
      'nodeType',
      'matches',
      'closest',
      'querySelectorAll',
      'attributes',
    ];
    const inputs = [...clobbers, ...more, 'elements', 'contains', 'shadowRoot', 'ownerDocument', 'previousSibling'];
    const { page, fields } = await scanMarkup(
      browser,
      `<form id=real aria-label="Sign up"><img name=body><img name=documentElement><img name=querySelector>
        <img name=defaultView><img name=activeElement>${inputs.map((name) => `<input name=${name}>`).join('')}</form>`,
    );

    expect(namesOf(fields)).toEqual(inputs);
    expect(fields[0]!.formTexts).toContain('Sign up');
    await page.close();
  });

  test('two thousand levels', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      `<div id=top></div><script>
        let at = document.getElementById('top');
        for (let i = 0; i < 2000; i++) at = at.appendChild(document.createElement('b'));
        at.innerHTML = '<input name=deep>';</script>`,
    );

    expect(namesOf(fields)).toEqual(['deep']);
    await page.close();
  });

  test('a hundred thousand options are counted, 400 of them read', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      `<select name=x></select><script>
        document.querySelector('select').innerHTML = Array.from({ length: 100000 }, (_, i) => '<option>' + i).join('');</script>`,
    );

    expect(fieldNamed(fields, 'x')).toMatchObject({ optionCount: 100_000, options: { length: 400 } });
    await page.close();
  });

  test('suggestions beyond the hundredth are counted', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      `<input name=x list=l><datalist id=l><option disabled>No</option></datalist><script>
        for (let i = 0; i < 240; i++) l.append(new Option('', 'O' + i));</script>`,
    );

    expect(fieldNamed(fields, 'x')).toMatchObject({ suggestionCount: 240, suggestions: { length: 100 } });
    await page.close();
  });

  test('a page with more fields or levels than are read says so', async () => {
    const page = await browser.newPage();
    await page.setContent('<input name=x><div hidden></div>');
    const agent = await agentInPage(page);
    const leavesOut = async () => (await agent.call('agent/scan', { from: 0 })).page.leftOut.fields;
    expect(await leavesOut()).toBe(false);

    await page.evaluate(() => {
      document.querySelector('div')!.innerHTML = '<input>'.repeat(50_000);
    });
    expect(await leavesOut()).toBe(true);

    // Chained by hundreds: the browser climbs all levels at each node that is put at their end.
    await page.evaluate(() => {
      const levels = document.createDocumentFragment();
      let end: Node = levels;
      for (let chain = 0; chain < 500; chain++) {
        const top = document.createElement('div');
        let at: Node = top;
        for (let level = 1; level < 100; level++) at = at.appendChild(document.createElement('div'));
        end.appendChild(top);
        end = at;
      }
      document.querySelector('div')!.replaceChildren(levels);
    });
    expect(await leavesOut()).toBe(true);
    await page.close();
  });

  test('of very many frames of other sites the first ones are looked at', async () => {
    const page = await browser.newPage();
    await page.setContent('<iframe src="about:blank"></iframe>' + '<iframe sandbox></iframe>'.repeat(203));
    const agent = await agentInPage(page);

    const { page: facts } = await agent.call('agent/scan', { from: 0 });

    expect(facts.leftOut).toEqual({ fields: false, frames: 3 });
    await page.close();
  });

  test('a label of a million letters is cut', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      `<label id=l>Name <input name=x></label><script>l.prepend('City '.repeat(200000));</script>`,
    );

    expect(fieldNamed(fields, 'x').texts[0]!.text).toHaveLength(500);
    await page.close();
  });

  test('a long statement is read whole where it is an option', async () => {
    const statement = `I have read the notes, ${'and all the appendices, '.repeat(12)}and agree`;
    const other = `We accept the terms, ${'and those that follow, '.repeat(12)}as they are`;
    const { page, fields } = await scanMarkup(
      browser,
      `<select name=listed><option value="">Choose…<option>${statement}</select>
       <fieldset><legend>Notes</legend><label><input type=radio name=r value=y>${other}</label>
       <label><input type=radio name=r value=n>No</label></fieldset>`,
    );

    const read = fields.map((field) => field.control === 'choice' && field.options.map(({ text }) => text));
    expect(read).toEqual([
      ['Choose…', statement],
      [other, 'No'],
    ]);
    await page.close();
  });

  test('fields removed between two chunks are left out', async () => {
    const { page, agent } = await scanMarkup(
      browser,
      Array.from({ length: 450 }, (_, i) => `<input name=n${i}>`).join(''),
    );
    const first = await agent.call('agent/scan', { from: 0 });
    await page.evaluate(() => document.querySelectorAll('input').forEach((input, i) => i >= 200 && input.remove()));
    const second = await agent.call('agent/scan', { from: first.next! });

    expect([first.fields.length, second.fields.length, second.next]).toEqual([200, 0, null]);
    await page.close();
  });
});

test('ids stay the same from one scan to the next', async () => {
  const { page, agent, fields } = await scanMarkup(browser, '<input name=a><input name=b>');
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<input name=new>'));
  const again = await agent.scan();

  expect(again.slice(1).map(({ id }) => id)).toEqual(fields.map(({ id }) => id));
  await page.close();
});

test('a widget nobody knows is described without the page’s words', async () => {
  const { page, fields } = await scanMarkup(
    browser,
    '<div role=spinbutton tabindex=0 aria-label="Secret"></div><fancy-thing role=radiogroup aria-label="Secret too"><i>Words</i></fancy-thing>',
  );
  const unknown = fields.filter(({ skipReason }) => skipReason === 'not-understood');

  expect(unknown.map(({ structure }) => structure)).toEqual(['fancy-thing[role=radiogroup,aria-label] i[]']);
  await page.close();
});
