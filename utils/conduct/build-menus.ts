import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import { uiLanguage } from '../text';
import { extensionCatalogue } from './extension-catalogue';
import { loadInserted, nothingInserted, watchInserted, type Inserted } from './inserted';
import { createItem, listItems, listMenus, menuItems } from './menus';

/** The language the menu was last built in: browsers keep a menu over restarts, and may come back in another. */
const builtIn = storage.defineItem<string>('local:menuLanguage', { fallback: '' });

/** Creates the whole menu: on install, on update, and where the browser's language has changed. */
export async function buildMenus(): Promise<void> {
  const catalogue = await extensionCatalogue();
  await browser.contextMenus.removeAll();
  for (const item of menuItems(catalogue)) createItem(item);
  await listInserted(await loadInserted(), nothingInserted);
  await builtIn.setValue(uiLanguage());
}

/** At the browser's start. */
export async function rebuildMenusIfTranslated(): Promise<void> {
  if ((await builtIn.getValue()) !== uiLanguage()) await buildMenus();
}

/** Keeps the favourites and the recent ones as they are stored. */
export function keepListsCurrent(): void {
  let before: Promise<void> = Promise.resolve();
  watchInserted((now, was) => {
    before = before.then(() => listInserted(now, was)).catch(reportError);
  });
}

async function listInserted(now: Inserted, was: Inserted): Promise<void> {
  const catalogue = await extensionCatalogue();
  for (const menu of listMenus) {
    for (const { id } of listItems(menu, was[menu], catalogue)) await browser.contextMenus.remove(String(id));
    const items = listItems(menu, now[menu], catalogue);
    for (const item of items) createItem(item);
    await browser.contextMenus.update(menu, { visible: items.length > 0 });
  }
}
