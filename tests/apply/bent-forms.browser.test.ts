import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agentInPage } from '../browser/agent-in-page';
import { launchChromium } from '../browser/chromium';
import { plannedWrites, planValues } from '../widgets/plan-values';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A form answers its controls for these names, instead of what it is and can. */
const names = `matches closest getAttribute hasAttribute querySelector querySelectorAll parentElement children localName
  id className classList contains getBoundingClientRect ownerDocument getRootNode isConnected textContent
  firstElementChild lastElementChild nextElementSibling previousElementSibling style parentNode childNodes firstChild
  lastChild nextSibling previousSibling dispatchEvent focus click assignedSlot labels innerText elements nodeType
  tagName nodeName hidden title lang dir tabIndex shadowRoot checkVisibility scrollIntoView addEventListener
  offsetParent attributes getClientRects compareDocumentPosition role part slot namespaceURI offsetWidth offsetHeight
  scrollTop isContentEditable inert submit reset requestSubmit checkValidity`.split(/\s+/);

const form = `<form>${names.map((name) => `<input type=hidden name=${name}>`).join('')}
  <div><label>First name <input></label></div>
  <p><label for=mail>E-mail</label><input id=mail type=email required></p>
  <label>Country <select><option>Choose…<option>Germany<option>France</select></label>
  <label><input type=checkbox required> I accept the terms</label>
  <fieldset><legend>Size</legend><label><input type=radio name=size>Small</label>
    <label><input type=radio name=size>Large</label></fieldset>
  <label>Birthday <input type=date></label>
  <label>Age <input type=number min=18 max=99></label>
  <label>Rating <input type=range max=10></label>
  <label>Message <textarea></textarea></label>
  <label>Password <input type=password></label>
  <label>Departure date <input class=hasDatepicker placeholder=MM/DD/YYYY></label>
  <span id=colour>Colour</span>
  <div id=box role=combobox tabindex=0 aria-labelledby=colour aria-expanded=false aria-controls=list>Select</div>
  <ul id=list role=listbox hidden><li role=option>Red<li role=option>Blue</ul>
  <div id=tick role=checkbox tabindex=0 aria-checked=false aria-required=true>I accept</div></form>
<script>
  const [box, list, tick] = ['box', 'list', 'tick'].map((id) => document.getElementById(id));
  const open = (is) => { list.hidden = !is; box.setAttribute('aria-expanded', String(is)); };
  box.onclick = () => open(list.hidden);
  for (const option of list.children) option.onclick = () => { box.textContent = option.textContent; open(false); };
  tick.onclick = () => tick.setAttribute('aria-checked', String(tick.getAttribute('aria-checked') !== 'true'));
</script>`;

it('fills and takes back a form whose controls are named like its own properties', async () => {
  const page = await browser.newPage();
  await page.setContent(form);
  const agent = await agentInPage(page);
  const fields = (await agent.scan()).filter(({ skipReason }) => skipReason === null);
  const writes = plannedWrites(fields, await planValues(fields));

  const entries = await agent.fill(writes);
  const { entries: undone } = await agent.call('agent/undo', { at: null });

  expect(entries.map(({ outcome }) => outcome)).toEqual(Array(13).fill('filled'));
  const kept = undone.filter(({ outcome }) => outcome !== 'restored');
  expect(
    kept.map(({ holds }) => holds),
    'the list offers nothing to go back to',
  ).toEqual(['Blue']);
  expect(undone).toHaveLength(13);
  await page.close();
});
