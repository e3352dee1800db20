import { browser } from 'wxt/browser';
import { storedItem } from '../../settings/stored-item';
import type { OwnEntry } from '../../settings/own-entries/own-entry';
import { ownEntriesStore } from '../../settings/own-entries/own-entries-store';
import type { Scenario } from '../../settings/scenario';
import { scenariosStore } from '../../settings/scenarios-store';
import { uiLanguage } from '../../text';
import { extensionCatalogue } from '../own-files/extension-catalogue';
import { loadInserted, nothingInserted, watchInserted, type Inserted } from './inserted';
import { createItem, listItems, listMenus, menuItems } from './menus';

/** The language the menu was last built in: browsers keep a menu over restarts, and may come back in another. */
const builtIn = storedItem<string>('local:menuLanguage', '');

let last: Promise<void> = Promise.resolve();

/** One change of the menu after the other: two at a time would make items twice. */
function inTurn(change: () => Promise<void>): Promise<void> {
  last = last.then(change).catch(reportError);
  return last;
}

/** Creates the whole menu: on install, on update, and where the language, the person's own entries or scenarios have changed. */
export function buildMenus(): Promise<void> {
  return inTurn(async () => {
    const loads = [extensionCatalogue(), ownEntriesStore.load(), scenariosStore.load()] as const;
    const [catalogue, own, scenarios] = await Promise.all(loads);
    await browser.contextMenus.removeAll();
    for (const item of menuItems(catalogue, own, scenarios)) createItem(item);
    await listInserted(await loadInserted(), nothingInserted);
    await builtIn.setValue(uiLanguage());
  });
}

/** At the browser's start. */
export async function rebuildMenusIfTranslated(): Promise<void> {
  if ((await builtIn.getValue()) !== uiLanguage()) await buildMenus();
}

/** Keeps the favourites, the recent ones, the person's own entries and scenarios as they are stored. */
export function keepMenusCurrent(): void {
  watchInserted((now, was) => void inTurn(() => listInserted(now, was)));
  ownEntriesStore.watch((now, was) => {
    if (shown(now) !== shown(was)) void buildMenus();
  });
  scenariosStore.watch((now, was) => {
    if (shownOfScenarios(now) !== shownOfScenarios(was)) void buildMenus();
  });
}

/** What the menu shows of entries: a value that is edited leaves it as it is. */
function shown(entries: readonly OwnEntry[]): string {
  return JSON.stringify(entries.map(({ id, title, group }) => [id, title, group]));
}

function shownOfScenarios(scenarios: readonly Scenario[]): string {
  return JSON.stringify(scenarios.map(({ id, name, host }) => [id, name, host]));
}

async function listInserted(now: Inserted, was: Inserted): Promise<void> {
  const [catalogue, own] = await Promise.all([extensionCatalogue(), ownEntriesStore.load()]);
  for (const menu of listMenus) {
    for (const { id } of listItems(menu, was[menu], catalogue, own)) await browser.contextMenus.remove(String(id));
    const items = listItems(menu, now[menu], catalogue, own);
    for (const item of items) createItem(item);
    await browser.contextMenus.update(menu, { visible: items.length > 0 });
  }
}
