import { expect, it } from 'vitest';
import { fillThroughPopup, newPersonThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { valuesIn } from './isolated';

/** The towns and codes that a person of the page may have are in other provinces than the two that come late. */
const form = `<!doctype html><html lang="en-CA"><body><form>
  <label>Town <input name="town"></label><label>Postal code <input name="code"></label>
  <label>Country <select name="country"><option value="">Select<option>Canada<option>Mexico</select></label>
  <label>Province <select name="province"><option value="">Select</select></label></form><script>
  const provinces = { Canada: ['Prince Edward Island', 'Nunavut'], Mexico: ['Jalisco', 'Sonora'] };
  const [country, province] = document.querySelectorAll('select');
  country.onchange = () => setTimeout(() => {
    province.replaceChildren(province[0], ...(provinces[country.value] ?? []).map((one) => new Option(one)));
  }, 200);
</script></body></html>`;

const site = extensionOnSite((path) => (path === '/' ? form : null));

it('what was written is what was shown though a list that comes later moves the person, and so is a fill after it', async () => {
  const page = await site.openPage();
  const popup = await site.extension.openPopup(page);
  await popup.waitForSelector('.row-head');
  const rows = () => popup.$$eval('.row bdi:not(.row-label *)', (shown) => shown.map((one) => one.textContent));
  const planned = await rows();
  expect(await fillThroughPopup(popup)).toBe('Filled 4 of 4');

  const [town, code, country, province] = Object.values(await valuesIn(page));
  expect([town, code, country]).toEqual(planned.slice(0, 3));
  expect(['Prince Edward Island', 'Nunavut']).toContain(province);
  expect(await rows()).toEqual([town, code, country, province]);
  expect(await popup.$$eval('.row', (all) => all.map((row) => (row as HTMLElement).dataset['look']))).toEqual(
    Array.from({ length: 4 }, () => 'filled'),
  );
  await fillThroughPopup(popup);
  expect(Object.values(await valuesIn(page))).toEqual([town, code, country, province]);

  await newPersonThroughPopup(popup);
  await fillThroughPopup(popup);
  expect(Object.values(await valuesIn(page))).toEqual(await rows());
  expect(Object.values(await valuesIn(page)).slice(0, 2)).not.toEqual([town, code]);
});
