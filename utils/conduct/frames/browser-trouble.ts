/** What browsers answer in their own words, told apart here and nowhere else: they have no codes for it. */
import { Trouble, type TroubleCode } from './trouble';

/** First match counts. Words of Chromium (extensions/common/manifest_handlers, scripting API) and Firefox. */
const words: readonly (readonly [RegExp, TroubleCode])[] = [
  [/extensions gallery|chrome web store|addons\.mozilla|restricted domain/i, 'store'],
  [/chrome-extension:|moz-extension:|different extension/i, 'viewer'],
  [/chrome:\/\/|edge:\/\/|about:|view-source:|devtools:|browser UI|cannot be scripted/i, 'browser-page'],
  [/error page|is showing error/i, 'error-page'],
  [/file:/i, 'local-file'],
  [/policy|enterprise|blocked by/i, 'policy'],
  [/cannot access|missing host permission|permission/i, 'no-access'],
  [/no tab with id|invalid tab id|tab was closed|frame.*removed|no frame with id/i, 'gone'],
];

/** Addresses that nobody may script: Firefox refuses them without saying so, or says only that a permission is missing. */
const addresses: typeof words = [
  [/^(?!about:(?:blank|srcdoc))(?:about|chrome|edge|resource|view-source|devtools):/, 'browser-page'],
  [/^https:\/\/addons\.mozilla\.org\//, 'store'],
];

/**
 * @param error what an extension API rejected with; a trouble of our own stays what it is
 * @param url the page's address, '' where it is not known
 */
export function browserTrouble(error: unknown, url = ''): Trouble {
  if (error instanceof Trouble) return error;
  const said = error instanceof Error ? error.message : String(error);
  return new Trouble(codeFor(url, addresses) ?? codeFor(said, words) ?? 'unknown', { cause: error });
}

function codeFor(said: string, table: typeof words): TroubleCode | undefined {
  return table.find(([pattern]) => pattern.test(said))?.[1];
}

/** For what an extension API rejects with. @throws Trouble */
export function throwTrouble(error: unknown): never {
  throw browserTrouble(error);
}
