import type { Page } from 'puppeteer-core';
import { byRole } from '../browser/by-role';

/** Clicks a switch of the settings and waits until it shows what has been saved. @param name as it is read out */
export async function turnSetting(options: Page, name: string): Promise<void> {
  const found = await options.waitForSelector(byRole('checkbox', name));
  const box = (await found!.toElement('input'))!;
  const was = await box.evaluate(({ checked }) => checked);
  await box.asLocator().click();
  await options.waitForFunction((input, before) => input.checked !== before, {}, box, was);
}
