/** Where settings live: `storage.local`. The one file of the settings that touches the browser. */
import { storage } from 'wxt/utils/storage';
import type { Override } from '../plan/context';
import { checkSettings, readSettings, settingsDocument, type SettingsProblem } from './read-settings';
import { isLasting, readRemembered, withOverride, type Remembered, type SiteOverrides } from './remembered';
import type { Settings } from './settings';

const settingsItem = storage.defineItem<unknown>('local:settings');
const rememberedItem = storage.defineItem<unknown>('local:remembered');
const asideItem = storage.defineItem<readonly KeptAside[]>('local:kept-aside', { fallback: [] });
const asideLimit = 10;

/** A stored value that could not be read: out of the way, not lost. */
export interface KeptAside {
  readonly value: unknown;
  readonly problems: readonly SettingsProblem[];
}

/** Settings that are no settings. Nothing was saved. */
export class SettingsError extends Error {
  readonly problems: readonly SettingsProblem[];
  constructor(problems: readonly SettingsProblem[]) {
    super(problems.map(({ where, what }) => (where ? `${where}: ${what}` : what)).join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

let writing: Promise<unknown> = Promise.resolve();
/** One read-change-write after another, so that none overwrites the other's change. */
function inTurn<T>(change: () => Promise<T>): Promise<T> {
  const turn = writing.then(change, change);
  writing = turn.catch(() => undefined);
  return turn;
}

/** The settings. What is stored but wrong is kept aside (`keptAside`), and its default used. */
export function loadSettings(): Promise<Settings> {
  return inTurn(readStored);
}

/**
 * Changes some settings, leaves the others.
 * @returns the settings as they are now
 * @throws SettingsError for values that cannot be; nothing is saved then
 */
export function saveSettings(patch: Partial<Settings>): Promise<Settings> {
  return inTurn(async () => {
    const { settings, problems } = checkSettings({ ...(await readStored()), ...patch });
    if (problems.length > 0) throw new SettingsError(problems);
    await settingsItem.setValue(settingsDocument(settings));
    return settings;
  });
}

/** Calls back with the settings after each change, whoever made it. @returns stops it */
export function watchSettings(changed: (settings: Settings) => void): () => void {
  return settingsItem.watch((stored) => changed(readSettings(stored).settings));
}

/** What the person said of fields on a site. @param host host of the page */
export async function rememberedFor(host: string): Promise<SiteOverrides> {
  const all = await loadRemembered();
  return Object.hasOwn(all, host) ? (all[host] ?? {}) : {};
}

/** Everything remembered, by site. */
export async function loadRemembered(): Promise<Remembered> {
  return readRemembered(await rememberedItem.getValue());
}

/**
 * Remembers a skip or a kind for a field of a site; null forgets it. A typed text or a reroll is not remembered.
 * @param key as `fieldKey` makes it
 */
export function remember(host: string, key: string, override: Override | null): Promise<void> {
  return inTurn(async () => {
    if (override && !isLasting(override)) return;
    await rememberedItem.setValue(withOverride(await loadRemembered(), host, key, override));
  });
}

/** Forgets every site. */
export function forgetRemembered(): Promise<void> {
  return inTurn(() => rememberedItem.removeValue());
}

/** Stored values that could not be read, oldest first. */
export async function keptAside(): Promise<readonly KeptAside[]> {
  return asideItem.getValue();
}

/** Deletes the values kept aside, once the person has seen them. */
export function discardKeptAside(): Promise<void> {
  return inTurn(() => asideItem.removeValue());
}

async function readStored(): Promise<Settings> {
  const stored = await settingsItem.getValue();
  const { settings, problems } = readSettings(stored);
  if (problems.length > 0) {
    const before = await asideItem.getValue();
    await asideItem.setValue([...before, { value: stored, problems }].slice(-asideLimit));
    await settingsItem.setValue(settingsDocument(settings));
  }
  return settings;
}
