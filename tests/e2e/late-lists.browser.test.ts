import { expect, it } from 'vitest';
import { fillThroughPopup, newPersonThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { valuesIn } from './isolated';

/** Of the two provinces that come late, people live in one alone, and all of them in one town. */
const form = `<!doctype html><html lang="en-CA"><body><form>
  <label>First name <input name="first"></label><label>Town <input name="town"></label><label>Postal code <input name="code"></label>
  <label>Country <select name="country"><option value="">Select<option>Canada<option>Mexico</select></label>
  <label>Province <select name="province"><option value="">Select</select></label></form><script>
  const provinces = { Canada: ['Prince Edward Island', 'Nunavut'], Mexico: ['Jalisco', 'Sonora'] };
  const [country, province] = document.querySelectorAll('select');
  country.onchange = () => setTimeout(() => {
    province.replaceChildren(province[0], ...(provinces[country.value] ?? []).map((one) => new Option(one)));
  }, 200);
</script></body></html>`;

const lateTown = 'Charlottetown';

const site = extensionOnSite((path) => (path === '/' ? form : null));

it('what was written is what was shown though a list that comes later moves the person, and so is a fill after it', async () => {
  const page = await site.openPage();
  const popup = await site.extension.openPopup(page);
  await popup.waitForSelector('.row-head');
  const rows = () => popup.$$eval('.row bdi:not(.row-label *)', (shown) => shown.map((one) => one.textContent));
  const planned = await rows();
  expect(await fillThroughPopup(popup)).toBe('Filled 5 of 5');

  const [first, town, code, country, province] = Object.values(await valuesIn(page));
  expect([first, town, code, country]).toEqual(planned.slice(0, 4));
  expect(['Prince Edward Island', 'Nunavut']).toContain(province);
  expect(await rows()).toEqual([first, town, code, country, province]);
  expect(await popup.$$eval('.row', (all) => all.map((row) => (row as HTMLElement).dataset['look']))).toEqual(
    Array.from({ length: 5 }, () => 'filled'),
  );
  await fillThroughPopup(popup);
  expect(Object.values(await valuesIn(page))).toEqual([first, town, code, country, province]);

  await popup.close();
  const again = await site.extension.openPopup(page);
  await again.waitForSelector('.row-head');
  await newPersonThroughPopup(again);
  await fillThroughPopup(again);
  expect((await valuesIn(page))['town']).toBe(lateTown);
});
