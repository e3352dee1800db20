/** What `webextension-polyfill` costs, the one `browser` of background, popup and settings. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import type { ExtensionBrowser } from '../browser/extension';
import { builtScripts } from './bytes';
import { spreadOf, type Spread } from './statistics';

export interface PolyfillCost {
  /** Bytes in each of our scripts that holds it, minified. */
  readonly bytes: number;
  /** Names of those scripts, as built. */
  readonly scripts: readonly string[];
  /** Milliseconds that it runs as a script begins, where the browser has a `browser` of its own (Chromium from 148 on). */
  readonly besideNative: Spread;
  /** The same where it wraps `chrome`. */
  readonly wrapping: Spread;
}

const source = createRequire(import.meta.url).resolve('webextension-polyfill/dist/browser-polyfill.js');

/** A text of the polyfill that minifying leaves alone. */
const mark = 'This script should only be loaded in a browser extension.';

/** @throws Error where none of our scripts holds it */
export async function polyfillCost({ worker }: ExtensionBrowser, rounds: number): Promise<PolyfillCost> {
  const { code } = await transform(await readFile(source, 'utf8'), { minify: true });
  const scripts = [...builtScripts()].filter(([, text]) => text.includes(mark)).map(([name]) => name);
  if (scripts.length === 0) throw new Error('expected scripts with webextension-polyfill, received none');
  const timed = async (isNative: boolean) => {
    const runs: number[] = [];
    for (let round = 0; round < rounds; round++)
      // Asked for anew each time: a worker may have gone to sleep.
      runs.push((await (await worker()).evaluate(timedRun(code, isNative))) as number);
    return spreadOf(runs);
  };
  return { bytes: Buffer.byteLength(code), scripts, besideNative: await timed(true), wrapping: await timed(false) };
}

/** A script that runs the polyfill and answers how long that took; a text, since no page of ours may make code of one. */
function timedRun(code: string, isNative: boolean): string {
  return `(() => {
    const native = globalThis.browser;
    if (!${isNative}) globalThis.browser = undefined;
    const begun = performance.now();
    (function (module, exports) {${code}
    })({ exports: {} }, {});
    const took = performance.now() - begun;
    globalThis.browser = native;
    return took;
  })()`;
}
