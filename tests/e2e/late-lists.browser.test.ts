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

/** Beside them a field of the page's own, and a list whose first entry stands chosen as it comes. */
const chosenForm = form
  .replace(
    'Select</select></label></form>',
    'Select</select></label><label>Last name <input name="last"></label><label>Reference <input name="ref" value="A-1"></label></form>',
  )
  .replace('replaceChildren(province[0], ', 'replaceChildren(');

const lateTown = 'Charlottetown';

const site = extensionOnSite((path) => ({ '/': form, '/chosen': chosenForm })[path] ?? null);

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

it.each([
  ['/', 'First name'],
  ['/chosen', 'Last name'],
])(
  'what it moved stays as it was written where another row is skipped or the page changes a field of its own: %s',
  async (path, skipped) => {
    const page = await site.openPage(path);
    const popup = await site.extension.openPopup(page);
    await popup.waitForSelector('.row-head');
    await fillThroughPopup(popup);
    const pending = () =>
      popup.$$eval('.row[data-look=planned] .row-label', (all) => all.map((one) => one.textContent));
    expect(await pending()).toEqual([]);

    await popup.locator(`::-p-xpath(//button[contains(@class,"row-head")][contains(., "${skipped}")])`).click();
    await popup.locator('::-p-xpath(//button[normalize-space(.)="Skip"])').click();
    await popup.waitForSelector('::-p-text(1 change is not on the page yet.)');
    expect(await pending()).toEqual([skipped]);

    if (path === '/') return;
    await page.$eval('[name=ref]', (ref) => void ((ref as HTMLInputElement).value = 'A-2'));
    await page.$eval('[name=ref]', (ref) => ref.parentElement!.append(' (new)'));
    await popup.waitForSelector('.row-label::-p-text(new)');
    expect(await pending()).toEqual([skipped]);
  },
);
