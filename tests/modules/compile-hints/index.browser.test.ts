import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchChromium } from '../../browser/chromium';
import { builtExtension } from '../../browser/extension';

const built = (file: string) => readFileSync(join(builtExtension, file), 'utf8');

/** Functions that a page compiles when first they are called, after the script that holds them has run. */
async function compiledLate(script: string): Promise<number> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  await page.tracing.start({ categories: ['disabled-by-default-v8.compile'] });
  await page.evaluate('one(); two();');
  const trace = new TextDecoder().decode(await page.tracing.stop());
  await browser.close();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly { readonly name: string }[] };
  return traceEvents.filter(({ name }) => name === 'V8.ParseFunction').length;
}

test('what writes is compiled as it comes, as browsers understand it', async () => {
  const [hint = ''] = built('writer.js').split('\n');
  const functions = 'function one() { return 1; }\nfunction two() { return 2; }';

  expect(await compiledLate(functions)).toBe(2);
  expect(await compiledLate(`${hint}\n${functions}`)).toBe(0);
});

test('what nobody waits for is compiled as it is called', () => {
  expect(built('agent.js').split('\n')[0]).not.toMatch(/^\/\//);
});
