/** The way from every older stored shape to today's: one step a version, with an example that the tests run. */
import { inputProblem, UnreadableError } from './input-problem';
import type { SettingsDocument } from './settings';

export interface Migration {
  /** The version this step leads to, from the one before. */
  readonly to: number;
  /** What changed, for a person. */
  readonly change: string;
  readonly migrate: (settings: unknown) => unknown;
  readonly example: { readonly before: unknown; readonly after: unknown };
}

/** In order, without a gap; the last leads to `settingsVersion`. */
export const migrations: readonly Migration[] = [
  {
    to: 1,
    change: 'The first version: settings without a version are taken as they are, nothing at all as no settings.',
    migrate: (settings) => settings ?? {},
    example: { before: { emailDomain: 'example.org' }, after: { emailDomain: 'example.org' } },
  },
  {
    to: 2,
    change: 'What is filled has three choices: `overwrite` became `fill`, on as "all", off as "not-typed".',
    migrate: fillForOverwrite,
    example: { before: { cards: 'random', overwrite: true }, after: { cards: 'random', fill: 'all' } },
  },
];

/**
 * Leads a stored document to the newest version.
 * @param steps other than the product's own only in tests
 * @throws UnreadableError for a version newer than the steps know
 */
export function migrate(document: SettingsDocument, steps: readonly Migration[] = migrations): SettingsDocument {
  const newest = steps.at(-1)?.to ?? 0;
  if (document.version > newest) {
    throw new UnreadableError(inputProblem('newer-version', document.version, newest));
  }
  return steps
    .filter((step) => step.to > document.version)
    .reduce<SettingsDocument>((now, step) => ({ version: step.to, settings: step.migrate(now.settings) }), document);
}

function fillForOverwrite(settings: unknown): unknown {
  if (typeof settings !== 'object' || settings === null || !('overwrite' in settings)) return settings;
  const { overwrite, ...others } = settings;
  return { ...others, fill: overwrite === true ? 'all' : 'not-typed' };
}
