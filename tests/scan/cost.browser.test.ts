import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';

/**
 * Counts of calls while the agent reads a page of so many fields, and how many it found. Browsers count children by
 * walking them: `children` is how many were walked.
 */
async function countCalls(fields: number): Promise<Record<string, number>> {
  const bundled = await build({
    entryPoints: [new URL('../browser/page-world.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(
    Array.from({ length: fields }, (_, i) => `<p><label for=f${i}>Field ${i}</label> <input id=f${i}></p>`).join(''),
  );
  await page.evaluate(() => {
    const calls: Record<string, number> = {};
    Object.assign(globalThis, { calls });
    const count = (owner: object, name: string) => {
      const original = Reflect.get(owner, name) as (...input: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...input: unknown[]) {
        calls[name] = (calls[name] ?? 0) + 1;
        return original.apply(this, input);
      });
    };
    for (const name of ['getBoundingClientRect', 'querySelectorAll', 'querySelector', 'closest', 'checkVisibility'])
      count(Element.prototype, name);
    count(Document.prototype, 'querySelectorAll');
    count(globalThis, 'getComputedStyle');
    const counted = Object.getOwnPropertyDescriptor(Element.prototype, 'childElementCount')!;
    Object.defineProperty(Element.prototype, 'childElementCount', {
      get(this: Element) {
        const children = counted.get!.call(this) as number;
        calls['children'] = (calls['children'] ?? 0) + children;
        return children;
      },
    });
  });
  await page.addScriptTag({ content: bundled.outputFiles[0]!.text });
  const calls = await page.evaluate(async () => {
    let found = 0;
    for (let from: number | null = 0; from !== null;) {
      const chunk: { fields: readonly unknown[]; next: number | null } = await understudy.call('agent/scan', { from });
      found += chunk.fields.length;
      from = chunk.next;
    }
    return { ...(globalThis as unknown as { calls: Record<string, number> }).calls, found };
  });
  await browser.close();
  return calls;
}

test('reading costs as much per field on a long page as on a short one', async () => {
  const short = await countCalls(500);
  const long = await countCalls(5_000);
  const perField = (calls: Record<string, number>) =>
    Object.fromEntries(Object.entries(calls).map(([name, count]) => [name, Math.round(count / calls['found']!)]));

  expect(long['found']).toBe(5_000);
  expect(perField(long)).toEqual(perField(short));
  expect(perField(long)['getComputedStyle']).toBeLessThanOrEqual(1);
  expect(perField(long)['querySelectorAll'] ?? 0).toBe(0);
});
