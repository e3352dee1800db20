/** Takes the README's pictures of the built extension on the sample form: `npm run pictures`. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import type { browser as extensionApi } from 'wxt/browser';
import type { Rule } from '../../utils/plan/rules/rule';
import { listDocument } from '../../utils/settings/read-list';
import { rulesShape } from '../../utils/settings/rules-shape';
import { byRole } from '../browser/by-role';
import { fillThroughPopup, launchExtension } from '../browser/extension';
import { serve } from '../browser/serve';

/** In the extension's own pages. */
declare const chrome: typeof extensionApi;

/** Pixels. */
const size = { width: 1180, height: 760 };
const popupSize = { width: 400, height: 600 };
const panelWidth = 380;
const seed = '7K2QM-2F4';

const rules: readonly Rule[] = [
  {
    id: 'email',
    name: 'QA e-mail',
    on: true,
    sites: [],
    fields: [{ by: 'kind', kind: 'email' }],
    value: { is: 'template', text: 'qa+{{counter}}@ourco.example' },
  },
  {
    id: 'promo',
    name: 'Promo code on staging',
    on: true,
    sites: ['*.staging.example'],
    fields: [{ by: 'contains', in: ['label', 'name'], text: 'promo' }],
    value: { is: 'fixed', text: 'SPRING' },
  },
  {
    id: 'born',
    name: 'Of age',
    on: true,
    sites: [],
    fields: [{ by: 'kind', kind: 'bday' }],
    value: { is: 'date', from: 'today-65y', to: 'today-18y', format: '' },
  },
];

const server = await serve(fileURLToPath(new URL('../pages', import.meta.url)));
const { browser, openPopup } = await launchExtension({ defaultViewport: size, args: ['--window-size=1280,1000'] });
const page = await browser.newPage();
await page.goto(`${server.origin}/sample.html`);

const popup = await openPopup(page);
await popup.locator('.seed').click();
await popup.locator(byRole('textbox', 'Seed')).fill(seed);
await popup.locator(byRole('button', 'Use')).click();
await popup.waitForFunction((wanted) => document.querySelector('.seed')?.textContent === wanted, {}, seed);
await fillThroughPopup(popup);
const popupShot = await shoot(popup, popupSize);
await compose('popup', [
  { shot: await shoot(page), left: 0 },
  { shot: popupShot, left: size.width - popupSize.width - 28, top: 20, frame: true },
]);

const again = await openPopup(page);
const opened = browser.waitForTarget((target) => target.url().endsWith('/sidepanel.html'));
await again.locator(byRole('button', 'Keep open beside the page')).click();
const panel = (await (await opened).asPage()) as Page;
await panel.setViewport({ width: panelWidth, height: size.height });
await page.setViewport({ width: size.width - panelWidth, height: size.height });
await page.$eval('[name=lastName]', (name) => (name as HTMLInputElement).select());
await panel.locator(byRole('button', 'Insert')).click();
await panel.waitForSelector('[role=option]');
await panel.keyboard.type('typographic apo');
await panel.keyboard.press('Tab');
await panel.waitForSelector('.palette-footer p');
await panel.keyboard.press('Enter');
await panel.waitForFunction(() => document.querySelector('[role=status]')?.textContent !== '');
await compose('palette', [
  { shot: await shoot(page), left: 0 },
  { shot: await shoot(panel), left: size.width - panelWidth, frame: true },
]);

await panel.locator(byRole('button', 'Back')).click();
await panel.locator(byRole('button', 'Settings')).click();
const settingsTab = browser.waitForTarget((target) => target.url().includes('/options.html'));
await panel.locator(byRole('button', 'All settings')).click();
const options = (await (await settingsTab).asPage()) as Page;
await options.setViewport(size);
await options.evaluate((stored) => chrome.storage.local.set(stored), { rules: listDocument(rulesShape, rules) });
await options.locator('.rule-open').click();
await options.waitForFunction(() => /you came from[^]*@/.test(document.querySelector('aside')?.innerText ?? ''));
await compose('settings', [{ shot: await shoot(options), left: 0 }]);

await server.close();
await browser.close();

/** A still of a page as it stands, of its upper left corner where a size is given. */
async function shoot(shown: Page, corner?: typeof popupSize): Promise<string> {
  const clip = corner && { x: 0, y: 0, ...corner };
  return `data:image/png;base64,${await shown.screenshot({ encoding: 'base64', ...(clip && { clip }) })}`;
}

interface Part {
  readonly shot: string;
  readonly left: number;
  readonly top?: number;
  /** Whether it lies over what is beside it, with a shadow. */
  readonly frame?: boolean;
}

/** Puts stills side by side into one picture beside this file. */
async function compose(name: string, parts: readonly Part[]): Promise<void> {
  const images = parts.map(
    ({ shot, left, top = 0, frame = false }) =>
      `<img src="${shot}" style="left: ${left}px; top: ${top}px" ${frame ? 'class="frame"' : ''}>`,
  );
  const canvas = await browser.newPage();
  await canvas.setViewport(size);
  await canvas.setContent(`<style>
    body { margin: 0; background: white }
    img { position: absolute }
    .frame { border-radius: 8px; box-shadow: 0 0 0 1px #0002, 0 6px 24px #0004 }
  </style>${images.join('')}`);
  const path = fileURLToPath(new URL(`${name}.webp`, import.meta.url));
  await canvas.screenshot({ path: path as `${string}.webp`, type: 'webp', quality: 82 });
  await canvas.close();
}
