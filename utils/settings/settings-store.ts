/** Where settings live: `storage.local`. The one file of the settings that touches the browser. */
import { storedItem } from './stored-item';
import { inTurn } from './in-turn';
import { plainText, type InputProblem } from './input-problem';
import { checkSettings, readSettings, settingsDocument, type SettingsProblem } from './read-settings';
import type { Settings } from './settings';

const settingsItem = storedItem<unknown>('local:settings', null);
const asideItem = storedItem<readonly KeptAside[]>('local:kept-aside', []);
const asideLimit = 10;

/** A stored value that could not be read: out of the way, not lost. */
export interface KeptAside {
  readonly value: unknown;
  readonly problems: readonly AsideProblem[];
}

/** A problem as it is stored; versions before today's stored it as a sentence. */
interface AsideProblem {
  readonly where: string;
  readonly what: InputProblem | string;
}

/** Settings that are no settings. Nothing was saved. */
export class SettingsError extends Error {
  readonly problems: readonly SettingsProblem[];
  constructor(problems: readonly SettingsProblem[]) {
    super(problems.map(({ where, what }) => [where, plainText(what)].filter(Boolean).join(': ')).join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
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
  return changeSettings(() => patch);
}

/**
 * Changes some settings by what they are: what another window changed meanwhile stays.
 * @returns the settings as they are now
 * @throws SettingsError for values that cannot be; nothing is saved then
 */
export function changeSettings(change: (settings: Settings) => Partial<Settings>): Promise<Settings> {
  return inTurn(async () => {
    const before = await readStored();
    const { settings, problems } = checkSettings({ ...before, ...change(before) });
    if (problems.length > 0) throw new SettingsError(problems);
    await settingsItem.setValue(settingsDocument(settings));
    return settings;
  });
}

/** Calls back with the settings after each change, whoever made it. @returns stops it */
export function watchSettings(changed: (settings: Settings) => void): () => void {
  return settingsItem.watch((stored) => changed(readSettings(stored).settings));
}

/** Stored values that could not be read, oldest first. */
export async function keptAside(): Promise<readonly KeptAside[]> {
  return asideItem.getValue();
}

/** Puts a stored value out of the way that could not be read. */
export async function keepAside(aside: KeptAside): Promise<void> {
  const before = await asideItem.getValue();
  await asideItem.setValue([...before, aside].slice(-asideLimit));
}

/** Deletes the values kept aside, once the person has seen them. */
export function discardKeptAside(): Promise<void> {
  return inTurn(() => asideItem.removeValue());
}

async function readStored(): Promise<Settings> {
  const stored = await settingsItem.getValue();
  const { settings, problems } = readSettings(stored);
  if (problems.length > 0) {
    await keepAside({ value: stored, problems });
    await settingsItem.setValue(settingsDocument(settings));
  }
  return settings;
}
