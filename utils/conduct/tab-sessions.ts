import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import type { PopupEvent } from '../messages';
import type { SiteAccount } from '../plan/context';
import { loadLocale } from '../plan/persona/load-locale';
import { makeSeed, parseSeed } from '../plan/seed';
import { planSettings } from '../settings/settings';
import { loadSettings, rememberedFor, remember } from '../settings/settings-store';
import { extensionData } from './extension-data';
import type { TabMemory } from './person-memory';
import type { SessionServices } from './session-services';
import { linkTab } from './tab-link';
import { TabSession } from './tab-session';

const lock = storage.defineItem<string>('local:lockedSeed', { fallback: '' });
const memoryOf = (tabId: number) => storage.defineItem<TabMemory | null>(`session:tab:${tabId}`, { fallback: null });

const accountOf = (host: string) =>
  storage.defineItem<SiteAccount | null>(`session:account:${host}`, { fallback: null });

const sessions = new Map<number, TabSession>();
const listeners = new Map<number, Set<(event: PopupEvent) => void>>();

/** The session of a tab, made when first asked for: the worker may have slept. */
export function sessionOf(tabId: number): TabSession {
  const known = sessions.get(tabId) ?? new TabSession(servicesFor(tabId));
  sessions.set(tabId, known);
  return known;
}

/** Hears what a tab's session publishes. @returns a function that ends it */
export function listenTo(tabId: number, listener: (event: PopupEvent) => void): () => void {
  const hearing = listeners.get(tabId) ?? new Set();
  listeners.set(tabId, hearing.add(listener));
  return () => hearing.delete(listener);
}

/** Drops what is kept of a closed tab. */
export async function forgetTab(tabId: number): Promise<void> {
  sessions.delete(tabId);
  listeners.delete(tabId);
  await memoryOf(tabId).removeValue();
}

function servicesFor(tabId: number): SessionServices {
  // Begun before anyone asks: it is there once the page is read.
  void extensionData.lexicon();
  return {
    link: linkTab(tabId),
    address: () => addressOf(tabId),
    loadMemory: () => memoryOf(tabId).getValue(),
    saveMemory: (memory) => memoryOf(tabId).setValue(memory),
    loadLock: () => lock.getValue(),
    saveLock: (seed) => lock.setValue(seed),
    settings: async () => {
      const settings = await loadSettings();
      return { language: settings.language, plan: planSettings(settings) };
    },
    remembered: rememberedFor,
    remember,
    account: (host) => accountOf(host).getValue(),
    saveAccount: (host, account) => accountOf(host).setValue(account),
    loadLocale: (tag) => loadLocale(tag, extensionData),
    loadLexicon: () => extensionData.lexicon(),
    uiLanguage: browser.i18n.getUILanguage(),
    newSeed,
    publish: (event) => listeners.get(tabId)?.forEach((listener) => listener(event)),
    badge: (text) => void showOnButton(tabId, text, browser.i18n.getMessage('brand')),
    warn: (text) => void (listeners.get(tabId)?.size || showOnButton(tabId, '!', text)),
  };
}

/** A tab that was closed meanwhile has no button. */
async function showOnButton(tabId: number, text: string, title: string): Promise<void> {
  try {
    await Promise.all([browser.action.setBadgeText({ tabId, text }), browser.action.setTitle({ tabId, title })]);
  } catch {
    return;
  }
}

async function addressOf(tabId: number): Promise<URL> {
  const { url } = await browser.tabs.get(tabId);
  return new URL(URL.canParse(url ?? '') ? url! : 'about:blank');
}

/** A person nobody met before, dated today. */
export function newSeed(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return parseSeed(makeSeed(random!, new Date().toISOString().slice(0, 10)));
}
