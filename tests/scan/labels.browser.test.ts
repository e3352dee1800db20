import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { fieldNamed, scanMarkup, textsOf } from './page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const bindings: readonly (readonly [binding: string, markup: string, expected: readonly string[]])[] = [
  ['label for', '<label for=i>City</label><input id=i name=x>', ['label: City']],
  ['label for, far away', '<input id=i name=x><div><p>Some text</p></div><label for=i>City</label>', ['label: City']],
  [
    'label with signs that have no width',
    '<label>C\u200bi\u2060ty\u200b name <input name=x></label>',
    ['label: City name'],
  ],
  ['wrapping label', '<label>City <input name=x></label>', ['label: City']],
  [
    'wrapping label, its options left out',
    '<label>Land <select name=x><option>DE<option>FR</select> bitte</label>',
    ['label: Land bitte'],
  ],
  ['aria-label', '<input aria-label="City" name=x>', ['aria-label: City']],
  [
    'aria-labelledby, several',
    '<span id=a>Home</span><span id=b>city</span><hr><input aria-labelledby="a b" name=x>',
    ['aria-labelledby: Home city'],
  ],
  [
    'aria-describedby',
    '<input aria-label=City aria-describedby=d name=x><hr><hr><div><div><div id=d>Where you live</div></div></div>',
    ['aria-label: City', 'aria-describedby: Where you live'],
  ],
  [
    'box drawn for a native list, named by what was chosen in it',
    '<label for=s>City</label><select id=s hidden></select><span><span name=x role=combobox tabindex=0 aria-labelledby=v><span id=v>Lyon</span></span></span>',
    ['label: City'],
  ],
  ['title', '<input title="City" name=x>', ['title: City']],
  ['placeholder', '<input placeholder="City" name=x>', ['placeholder: City']],
  ['preceding text node', 'City: <input name=x>', ['preceding: City:']],
  ['preceding sibling', '<div><span>City</span><div><input name=x></div></div>', ['preceding: City']],
  [
    'label before a box with a role that nobody knows',
    '<div><label>City</label><div role=textbox><input name=x></div></div>',
    ['preceding: City'],
  ],
  ['label bound to nothing', '<div><label>City</label></div><div><input name=x></div>', ['preceding: City']],
  [
    'label bound to nothing, the input in many boxes',
    `<section><div><div><label>City</label></div>${'<div>'.repeat(6)}<input name=x>${'</div>'.repeat(6)}</div></section>`,
    ['preceding: City'],
  ],
  ['label that floats into the field before it', '<div><input name=x><label>City</label></div>', ['label: City']],
  [
    'label before the next field',
    '<div>Town <input name=x><label>City</label><input></div>',
    ['preceding: Town', 'hint: City'],
  ],
  [
    'text called a label, the input in many boxes',
    `<section><div><div class=item-label>City</div></div>${'<div>'.repeat(6)}<input name=x>${'</div>'.repeat(6)}</section>`,
    ['preceding: City'],
  ],
  [
    'label for a component, which calls its part by its kind',
    '<label for=c>City</label><x-text-box id=c><div><input name=x aria-label="Text Box"></div></x-text-box>',
    ['label: City', 'aria-label: Text Box'],
  ],
  [
    'sign of a currency between the label and the input',
    '<div><label>Budget</label><div><span>$</span><input name=x></div></div>',
    ['preceding: Budget', 'hint: $'],
  ],
  [
    'sign of the post before a postal code, in the row of the address',
    '<table><tr><th>住所</th><td>〒 <input name=x></td></tr></table>',
    ['preceding: 〒', 'preceding: 住所', 'table-header: 住所'],
  ],
  [
    'unit behind this box and behind the one before',
    '<div><span>Length</span> <input> <span>m</span></div><div><span>Width</span> <input name=x> <span>m</span></div>',
    ['preceding: Width', 'hint: m'],
  ],
  ['label for a name that is no id', '<label for=x>City</label><input name=x>', ['preceding: City']],
  ['preceding cell', '<table><tr><td>City<td><input name=x></table>', ['preceding: City']],
  [
    'column header',
    '<table><tr><th>Name<th>City</tr><tr><td><input name=n></td><td><input name=x></td></tr></table>',
    ['table-header: City'],
  ],
  [
    'column header beside a box that chooses all rows',
    '<table><tr><th><input type=checkbox><th>City</tr><tr><td><input type=checkbox><td><input name=x></tr></table>',
    ['table-header: City'],
  ],
  [
    'plain cell above a column',
    '<table><tr><td>Name<td>City</tr><tr><td><input name=n><td><input name=x></tr></table>',
    ['table-header: City'],
  ],
  [
    'title over all columns of a table',
    '<table><tr><th colspan=2>Buyer</tr><tr><td>City<td><input name=x></tr></table>',
    ['preceding: City', 'preceding: Buyer'],
  ],
  [
    'cell before it, not the plain one above',
    '<table><tr><td>Please<td>fill in</tr><tr><td>City<td><input name=x></tr></table>',
    ['preceding: City', 'preceding: fill in'],
  ],
  [
    'row header',
    '<table><tr><th>City</th><td><input name=x></td></tr></table>',
    ['preceding: City', 'table-header: City'],
  ],
  ['following text of a box', '<input type=checkbox name=x> I agree to <a>terms</a>', ['following: I agree to terms']],
  ['legend', '<fieldset><legend>Billing</legend><input name=x></fieldset>', ['legend: Billing']],
  ['group name', '<div role=group aria-label=Billing><input name=x></div>', ['legend: Billing']],
  ['section heading', '<section><h2>Billing</h2><div><input name=x></div></section>', ['heading: Billing']],
  [
    'hint beside',
    '<label for=i>Born</label><div><input id=i name=x><small>DD/MM/YYYY</small></div>',
    ['label: Born', 'hint: DD/MM/YYYY'],
  ],
  ['definition list', '<dl><dt>City</dt><dd><input name=x></dd></dl>', ['preceding: City']],
];

describe('texts about a field', () => {
  test.each(bindings)('%s', async (_binding, markup, expected) => {
    const { page, fields } = await scanMarkup(browser, markup);

    expect(textsOf(fieldNamed(fields, 'x'))).toEqual(expected);
    await page.close();
  });

  test('a label of another field is none of its own', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      '<label for=a>First</label><label for=b>Last</label><input id=a name=a><input id=b name=b><label>Mail <input name=c></label><input name=d>',
    );

    expect(fields.map(textsOf)).toEqual([['label: First'], ['label: Last'], ['label: Mail'], []]);
    await page.close();
  });

  test('text between boxes belongs to the box before', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      '<p>Extras</p><input type=checkbox name=a> Red <input type=checkbox name=b> Blue <p>Name <input name=c></p>',
    );

    expect(fields.map(textsOf)).toEqual([['following: Red'], ['following: Blue'], ['preceding: Name']]);
    await page.close();
  });

  test('a radio group is one field, named by what stands before it', async () => {
    const { page, fields } = await scanMarkup(
      browser,
      '<p>Gender</p><label><input type=radio name=g value=f> Female</label><label><input type=radio name=g value=m> Male</label><p>Name <input name=n></p>',
    );

    expect(fields.map(textsOf)).toEqual([['preceding: Gender'], ['preceding: Name']]);
    await page.close();
  });
});
