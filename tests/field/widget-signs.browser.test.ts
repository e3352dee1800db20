import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import { agentInPage } from '../browser/agent-in-page';
import { launchChromium } from '../browser/chromium';

interface Selecting {
  readonly name?: string;
  readonly selector: string;
}
declare global {
  var signed: { readonly widgets: readonly Selecting[]; readonly widgetSigns: readonly Selecting[] };
}

const world = `
  import { widgets } from './utils/field/adapters';
  import { widgetSigns } from './utils/field/widget-signs';
  globalThis.signed = { widgets, widgetSigns };`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());
afterAll(() => browser.close());

it('every selector of a widget is a sign too', async () => {
  const resolveDir = fileURLToPath(new URL('../..', import.meta.url));
  const bundled = await build({ stdin: { contents: world, resolveDir }, bundle: true, format: 'iife', write: false });
  await page.evaluate(bundled.outputFiles[0]!.text);
  const { widgets, widgetSigns } = await page.evaluate(() => {
    const tell = ({ name, selector }: Selecting) => ({ name: name ?? '', selector });
    return { widgets: globalThis.signed.widgets.map(tell), widgetSigns: globalThis.signed.widgetSigns.map(tell) };
  });
  const signs = widgetSigns.flatMap(({ selector }) => alternatives(selector));
  // All inputs are asked; what stands in a sign, or is one of which more is said, is there only where the sign is.
  const isSign = (one: string) =>
    /^input(?![\w-])/.test(one) ||
    signs.some((sign) => one === sign || one.startsWith(`${sign}:`) || one.endsWith(`> ${sign}`));
  const unsigned = widgets.flatMap(({ name, selector }) =>
    alternatives(selector)
      .filter((one) => !isSign(one))
      .map((one) => `${name}: ${one}`),
  );
  expect(widgets.length).toBeGreaterThan(20);
  expect(unsigned).toEqual([]);
});

/** Selectors between commas that stand in no brackets. */
function alternatives(list: string): string[] {
  let depth = 0;
  const parted = [...list].map((sign) => {
    depth += '[('.includes(sign) ? 1 : '])'.includes(sign) ? -1 : 0;
    return sign === ',' && depth === 0 ? '\n' : sign;
  });
  return parted
    .join('')
    .split('\n')
    .map((one) => one.trim());
}

/** How often a page has been given what reads widgets, and the names of its fields. */
async function read(scan: () => Promise<readonly FieldDescriptor[]>) {
  const fields = await scan();
  return {
    brought: await page.evaluate(() => Number(document.documentElement.dataset['brought'] ?? 0)),
    fields: fields.map(({ name, control }) => `${name} ${control}`),
  };
}

const plain = `<!doctype html><script>
  addEventListener('widgets-brought', () => {
    const { dataset } = document.documentElement;
    dataset.brought = Number(dataset.brought ?? 0) + 1;
  });
</script><form><table><tr><th>Name<td><input name=who></table>
  <p><label>Town <select class="form-select" name=town><option>Rome<option>Bern</select></label></p>
  <label>Day <input type=date name=day></label><textarea name=note></textarea><button>Send</button></form>`;
const plainFields = ['who text', 'town choice', 'day date', 'note text'];

it('a page of plain controls is read without what reads widgets', async () => {
  await page.setContent(plain);
  const agent = await agentInPage(page);
  expect(await read(() => agent.scan())).toEqual({ brought: 0, fields: plainFields });
});

it('a widget brings it, once, and stands in its place among the others', async () => {
  await page.setContent(`${plain}<div role=slider aria-valuenow=3 tabindex=0>3</div><input name=last>`);
  const agent = await agentInPage(page);
  const all = { brought: 1, fields: [...plainFields, ' number', 'last text'] };
  expect(await read(() => agent.scan())).toEqual(all);
  expect(await read(() => agent.scan())).toEqual(all);
});

it('a widget that comes later brings it then', async () => {
  await page.setContent(plain);
  const agent = await agentInPage(page);
  expect(await read(() => agent.scan())).toMatchObject({ brought: 0 });
  await page.evaluate(() =>
    document.forms[0]!.insertAdjacentHTML(
      'beforeend',
      '<span><button type=button>-</button><input readonly name=n value=1><button type=button>+</button></span>',
    ),
  );
  expect(await read(() => agent.scan())).toEqual({ brought: 1, fields: [...plainFields, 'n number'] });
});
