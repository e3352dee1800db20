/** Reads settings from anything: what storage, an import or another version holds. */
import * as v from 'valibot';
import { inputProblem, problemOf, UnreadableError, type InputProblem } from './input-problem';
import { isRecord } from './is-record';
import { migrate } from './migrations';
import { settingsSchema, settingsVersion, type SettingName, type Settings, type SettingsDocument } from './settings';

/** What is wrong with a value, and where. */
export interface SettingsProblem {
  /** Path within the settings, `password.text`; '' for the whole. */
  readonly where: string;
  readonly what: InputProblem;
}

export interface ReadSettings {
  /** Usable in any case: each setting that is wrong has its default. */
  readonly settings: Settings;
  /** Empty where all was well. */
  readonly problems: readonly SettingsProblem[];
}

/** Reads a stored or exported document of any version. Never throws. */
export function readSettings(stored: unknown): ReadSettings {
  let document: SettingsDocument;
  try {
    document = migrate(asDocument(stored));
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return { settings: v.parse(settingsSchema, {}), problems: [{ where: '', what: error.problem }] };
  }
  return checkSettings(document.settings);
}

/** Checks settings of today's version, key by key. */
export function checkSettings(candidate: unknown): ReadSettings {
  if (!isRecord(candidate)) {
    const problem = { where: '', what: inputProblem('not-object', candidate) };
    return { settings: v.parse(settingsSchema, {}), problems: [problem] };
  }
  const result = v.safeParse(settingsSchema, candidate);
  if (result.success) return { settings: result.output, problems: [] };
  const wrong = new Set(result.issues.map((issue) => issue.path?.[0]?.key));
  const right = Object.fromEntries(Object.entries(candidate).filter(([name]) => !wrong.has(name)));
  const problems = result.issues.map((issue) => ({ where: v.getDotPath(issue) ?? '', what: problemOf(issue) }));
  return { settings: v.parse(settingsSchema, right), problems };
}

/** Why a value cannot be a setting's; null where it can. For checking a form while it is typed in. */
export function settingProblem<Name extends SettingName>(name: Name, value: unknown): SettingsProblem | null {
  return checkSettings({ [name]: value }).problems[0] ?? null;
}

/** What is stored and exported for settings. */
export function settingsDocument(settings: Settings): SettingsDocument {
  return { version: settingsVersion, settings };
}

function asDocument(stored: unknown): SettingsDocument {
  if (stored === null || stored === undefined) return { version: 0, settings: {} };
  if (!isRecord(stored)) throw new UnreadableError(inputProblem('not-object', stored));
  if (!('version' in stored)) return { version: 0, settings: stored };
  const { version, settings } = stored;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    throw new UnreadableError(inputProblem('not-version', version));
  }
  return { version, settings };
}
