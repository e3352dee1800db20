import { defaultSettings, type Settings } from '../../../utils/settings/settings';
import type { KeptAside } from '../../../utils/settings/settings-store';
import type { SyncState } from '../../../utils/settings/sync/sync-store';
import type { ListName } from '../../../utils/settings/transfer/transfer-lists';

/** What is kept, as far as a report tells of it. */
export interface Stored {
  readonly counts: Readonly<Record<ListName, number>>;
  readonly settings: Settings;
  readonly aside: readonly KeptAside[];
  readonly sync: SyncState;
  /** How many sites Understudy was let into. */
  readonly access: number;
}

/** Settings whose value is the person's own text. */
const secrets: readonly (keyof Settings)[] = ['emailDomain', 'password'];

/** What helps to find a fault, as lines of text: no address, name or value of the person's. */
export function reportOf({ counts, settings, aside, sync, access }: Stored, version: string): string {
  const changed = (Object.keys(settings) as (keyof Settings)[])
    .filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(defaultSettings[name]))
    .map((name) => (secrets.includes(name) ? `${name} (changed)` : `${name} ${String(settings[name])}`));
  return [
    `Understudy ${version}`,
    navigator.userAgent,
    `Interface language: ${navigator.language}`,
    `Settings changed: ${changed.join(', ') || 'none'}`,
    `Stored: ${Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
    `Sync: ${sync.isOn ? 'on' : 'off'}${sync.isRefused ? ', refused' : ''}`,
    `Sites with access: ${access}`,
    `Kept aside: ${aside.flatMap(({ problems }) => problems.map(({ where }) => where)).join(', ') || 'none'}`,
  ].join('\n');
}
