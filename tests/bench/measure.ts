/** What the bench measures, large or small, apart from what it prints. */
import { launchChromium } from '../browser/chromium';
import type { ExtensionBrowser } from '../browser/extension';
import { endurance, type Endurance } from './endurance';
import { fillCost, type FillCost, type FillSetup } from './fill-cost';
import { idleCost } from './idle';
import { longestTask } from './longest-task';
import type { BenchSize } from './plan';
import { polyfillCost, type PolyfillCost } from './polyfill-cost';
import { popupStart, type PopupStart } from './popup-start';
import { rulesCost } from './rules-cost';
import type { Spread } from './statistics';

export interface MeasuredFill {
  readonly cost: FillCost;
  /** Milliseconds of our longest task; null where a trace of the page does not fit into memory. */
  readonly longest: number | null;
}

/** What a page and the worker cost beside single fills. */
export interface MeasuredRest {
  readonly start: PopupStart;
  readonly lasting: Endurance;
  readonly rules: Spread;
  readonly idle: Spread;
  readonly polyfill: PolyfillCost;
}

/** Fields of which a trace still fits into memory. */
const mostTraced = 5_000;

/** @throws Error where a fill wrote fewer fields than there are */
export async function measureFill(
  extension: ExtensionBrowser,
  origin: string,
  setup: FillSetup,
): Promise<MeasuredFill> {
  const cost = await fillCost(extension, origin, setup);
  const longest = setup.fields <= mostTraced ? await longestTask(extension, origin, setup) : null;
  return { cost, longest };
}

export async function measureRest(
  extension: ExtensionBrowser,
  origin: string,
  { popup, lasting, rules, idle }: BenchSize,
): Promise<MeasuredRest> {
  const start = await popupStart(extension, { ...popup, url: `${origin}${popup.path}` });
  const page = await extension.browser.newPage();
  await page.goto(`${origin}${lasting.path}`);
  const lasted = await endurance(extension, page, lasting.fills);
  await page.close();
  const polyfill = await polyfillCost(extension, popup.rounds);
  const ruled = await rulesCost(rules.fields, rules.rules, rules.rounds);
  const plain = await launchChromium({ headless: true });
  try {
    const idled = await idleCost(extension.browser, plain, `${origin}${idle.path}`, idle.rounds);
    return { start, lasting: lasted, rules: ruled, idle: idled, polyfill };
  } finally {
    await plain.close();
  }
}
