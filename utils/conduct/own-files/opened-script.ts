/**
 * Keeps one small script in the pages of sites that are filled in by themselves, and in no others: those wake nothing.
 * Where the browser has taken the access back, it does not run.
 */
import { browser } from 'wxt/browser';
import { matchPatternOf } from '../../plan/rules/site-pattern';
import { sitesStore } from '../../settings/sites-store';

const script = { id: 'opened', js: ['/opened.js'], runAt: 'document_idle' } as const;

let last: Promise<void> = Promise.resolve();

/** Follows what the person says of sites, and what the browser lets us into. */
export function followSites(): void {
  sitesStore.watch(() => void placeOpenedScript());
  browser.permissions.onAdded.addListener(() => void placeOpenedScript());
  browser.permissions.onRemoved.addListener(() => void placeOpenedScript());
}

/** Has the browser put the script where it belongs: after a change, and after an update, which forgets it. */
export function placeOpenedScript(): Promise<void> {
  last = last.then(place).catch(reportError);
  return last;
}

async function place(): Promise<void> {
  const matches = await patternsToFill();
  const [known] = await browser.scripting.getRegisteredContentScripts({ ids: [script.id] });
  const now = { ...script, js: [...script.js], matches };
  if (matches.length === 0 && known) return browser.scripting.unregisterContentScripts({ ids: [script.id] });
  if (matches.length > 0) await browser.scripting[known ? 'updateContentScripts' : 'registerContentScripts']([now]);
}

/** Match patterns of the sites that are filled in by themselves and that we are let into. */
async function patternsToFill(): Promise<string[]> {
  const sites = (await sitesStore.load()).filter(({ auto, off }) => auto !== null && !off);
  const patterns = [...new Set(sites.map(({ id }) => matchPatternOf(id)))].filter((one) => one !== null);
  const isLetIn = await Promise.all(patterns.map((pattern) => browser.permissions.contains({ origins: [pattern] })));
  return patterns.filter((_, at) => isLetIn[at]);
}
