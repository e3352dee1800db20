import { browser } from 'wxt/browser';
import { storedItem } from '../../settings/stored-item';
import type { PopupEvent } from '../../messages/popup';
import { framePatterns } from '../../frame-access';
import { countedText, text } from '../../text';
import type { PageAddress } from '../../plan/rules/site-pattern';
import { makeSeed, parseSeed } from '../../plan/seed';
import { planSettings } from '../../settings/settings';
import { ruleField, ruleRow } from '../../settings/field-rules-store';
import { ownEntriesStore } from '../../settings/own-entries/own-entries-store';
import { personsStore } from '../../settings/persons-store';
import { scenariosStore } from '../../settings/scenarios-store';
import { countOn, loadCounters, rulesStore } from '../../settings/rules-store';
import { unknownPerson } from '../../settings/saved-person';
import { siteOf } from '../../settings/site';
import { sitesStore } from '../../settings/sites-store';
import { loadSettings } from '../../settings/settings-store';
import { extensionCatalogue } from '../own-files/extension-catalogue';
import { extensionData, extensionLocale } from '../own-files/extension-data';
import { noteInserted } from '../menus/inserted';
import { loadFaker } from '../own-files/load-faker';
import type { FillingPerson } from '../persons/person-memory';
import { pageAddress } from '../planning/rule-set';
import type { SessionServices, SessionSettings } from '../session/session-services';
import { badgeText, buttonTitle, showOnButton, showsMode } from '../toolbar/toolbar-button';
import { linkTab } from '../frames/tab-link';
import { addressOf, fillOf, memoryOf, planOf } from '../session/tab-memory';
import { accountOf, isPrivate } from '../persons/site-accounts';
import { TabSession } from './tab-session';

/** Versions before traits kept seed and home alone. */
const lock = storedItem<Pick<FillingPerson, 'seed' | 'home'> | null>('local:lockedPerson', null);

type Listener = (event: PopupEvent) => void;

/** The sessions of all tabs. */
export class TabSessions {
  readonly #modeChosen: () => void;
  readonly #sessions = new Map<number, TabSession>();
  readonly #listeners = new Map<number, Set<Listener>>();

  /** @param modeChosen called where a tab gets a mode other than realistic */
  constructor(modeChosen: () => void) {
    this.#modeChosen = modeChosen;
  }

  /** The session of a tab, made when first asked for: the worker may have slept. */
  of(tabId: number): TabSession {
    const listeners = () => this.#listeners.get(tabId) ?? new Set<Listener>();
    const lockSaved = () => this.#sessions.forEach((other, id) => void (id !== tabId && other.lookAgain()));
    const told = { listeners, lockSaved, modeChosen: this.#modeChosen };
    const known = this.#sessions.get(tabId) ?? new TabSession(servicesFor(tabId, told));
    this.#sessions.set(tabId, known);
    return known;
  }

  /** Whether anybody hears what a tab's session publishes. */
  isHeard(tabId: number): boolean {
    return (this.#listeners.get(tabId)?.size ?? 0) > 0;
  }

  /** Hears what a tab's session publishes. @returns a function that ends it, and says whether nobody hears any longer */
  listenTo(tabId: number, listener: Listener): () => boolean {
    const hearing = this.#listeners.get(tabId) ?? new Set();
    this.#listeners.set(tabId, hearing.add(listener));
    return () => hearing.delete(listener) && hearing.size === 0;
  }

  /** Drops the session of a closed tab. */
  forget(tabId: number): void {
    this.#sessions.delete(tabId);
    this.#listeners.delete(tabId);
  }
}

interface Told {
  /** Of what is published. */
  readonly listeners: () => ReadonlySet<Listener>;
  /** Of who is locked from now on, and so in every tab. */
  readonly lockSaved: () => void;
  /** Of a mode other than realistic. */
  readonly modeChosen: () => void;
}

function servicesFor(tabId: number, { listeners, lockSaved, modeChosen }: Told): SessionServices {
  let hidden: Promise<boolean> | undefined;
  const isHidden = () => (hidden ??= isPrivate(tabId));
  return {
    link: linkTab(tabId),
    address: () => addressOf(tabId),
    reachable: async (origins) => {
      const may = origins.map(async (origin) => {
        const asked = framePatterns([origin]);
        return asked.length > 0 && (await browser.permissions.contains({ origins: [...asked] })) ? [origin] : [];
      });
      return (await Promise.all(may)).flat();
    },
    loadMemory: () => memoryOf(tabId).getValue(),
    saveMemory: (memory) => memoryOf(tabId).setValue(memory),
    loadLock: async () => withWhole(await lock.getValue()),
    saveLock: (person) => lock.setValue(person).then(lockSaved),
    settings: () => settingsOn(addressOf(tabId).then(pageAddress)),
    persons: personsStore,
    scenarios: scenariosStore,
    rules: rulesStore.load,
    ruleField,
    ruleRow,
    counters: loadCounters,
    countOn,
    loadFaker: (tag) => loadFaker(tag, extensionData),
    account: async (host) => accountOf(host, await isHidden()).getValue(),
    saveAccount: async (host, account) => accountOf(host, await isHidden()).setValue(account),
    loadLocale: extensionLocale,
    loadCatalogue: extensionCatalogue,
    loadOwnEntries: ownEntriesStore.load,
    noteInserted: async (id) => void ((await isHidden()) || (await noteInserted(id))),
    loadLexicon: () => extensionData.lexicon(),
    uiLanguage: browser.i18n.getUILanguage(),
    newSeed,
    publish: (event) => listeners().forEach((listener) => listener(event)),
    isWatched: () => listeners().size > 0,
    loadFill: () => fillOf(tabId).getValue(),
    saveFill: (record) => fillOf(tabId).setValue(record),
    loadPlan: () => planOf(tabId).getValue(),
    savePlan: (plan) => (plan ? planOf(tabId).setValue(plan) : planOf(tabId).removeValue()),
    say: text,
    sayCounted: countedText,
    unexpected: (error) => reportError(error),
    badge: (filled, mode) => {
      if (mode !== 'realistic') modeChosen();
      void showOnButton(tabId, { text: badgeText(filled, mode), title: buttonTitle(mode), mode });
    },
    showsMode: (mode) => showsMode(tabId, mode),
    warn: (title) => void (listeners().size > 0 || showOnButton(tabId, { text: '!', title, mode: null })),
  };
}

/** The settings of everywhere, and what was said of the page's site in their place. */
async function settingsOn(address: Promise<PageAddress>): Promise<SessionSettings> {
  const [page, settings, sites] = await Promise.all([address, loadSettings(), sitesStore.load()]);
  const { language, fill, ...site } = siteOf(sites, page);
  return {
    language: language ?? settings.language,
    notice: settings.notice,
    plan: { ...planSettings(settings), ...(fill && { fill }) },
    site,
  };
}

function withWhole(locked: Pick<FillingPerson, 'seed' | 'home'> | null): FillingPerson | null {
  return locked && { ...unknownPerson(locked.seed), saved: '', ...locked };
}

/** A person nobody met before, dated today. */
export function newSeed(): string {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return parseSeed(makeSeed(random!, new Date().toISOString().slice(0, 10)));
}
