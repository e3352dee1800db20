import { launchChromium } from '../browser/chromium';
import { fillForm, type Judged } from './fill-form';

/** Pages open at a time, each filled and emptied again and again: one for each form would be a process for each. */
const abreast = 4;

/** Fills forms in one browser, several pages at a time; the answer is in the order of the names. */
export async function fillAll(folder: string, names: readonly string[]): Promise<Judged[]> {
  const browser = await launchChromium();
  try {
    const byForm = new Map<string, Judged[]>();
    const waiting = [...names];
    const work = async () => {
      const page = await browser.newPage();
      for (let name = waiting.shift(); name; name = waiting.shift())
        byForm.set(name, await fillForm(page, folder, name));
    };
    await Promise.all(Array.from({ length: abreast }, work));
    return names.flatMap((name) => byForm.get(name) ?? []);
  } finally {
    await browser.close();
  }
}
