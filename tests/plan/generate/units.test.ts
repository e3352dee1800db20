import { expect, it } from 'vitest';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { field } from '../../builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

/** What the number box of that label is filled with. */
async function amountFor(tag: string, label: string): Promise<number> {
  const box = field(
    { control: 'number', type: 'number', min: null, max: null, step: null, stepBase: 0 },
    { texts: [{ source: 'label', text: label }] },
  );
  const locale = await localeOfPage(tag, [box]);
  const seed = makeSeed(4711, '2026-11-21');
  const [entry] = planFields([box], { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
  return Number(entry!.shown);
}

it.each([
  ['en-US', 'Yearly telescope upkeep ($)', 150, 2800],
  ['en-US', 'Weekly kiln charge ($)', 40, 350],
  ['en-GB', 'Price of the observatory per night (£)', 20, 180],
  ['de-DE', 'Kosten der Sternwarte pro Jahr (€)', 150, 2800],
  ['en-GB', 'Fee per word (£)', 0.01, 1],
])('scales money by the span that a label names: in %s “%s”', async (tag, label, least, most) => {
  const amount = await amountFor(tag, label);
  expect(amount).toBeGreaterThanOrEqual(least);
  expect(amount).toBeLessThanOrEqual(most);
});
