import { useState } from 'react';
import { loadSettings } from '../../../utils/settings/settings-store';
import { listNames, type ListName } from '../../../utils/settings/transfer/transfer-lists';
import { writeTransfer } from '../../../utils/settings/transfer/write-transfer';
import { text } from '../../../utils/text';
import { listStores } from '../../../utils/settings/transfer/list-stores';
import { saveFile } from './save-file';

const parts = ['settings', ...listNames] as const;
type Part = (typeof parts)[number];

/** The parts that the person picks, all at first, as one file. */
export function Export() {
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set());
  const toggle = (part: Part) =>
    setLeft(left.has(part) ? new Set([...left].filter((one) => one !== part)) : new Set([...left, part]));
  return (
    <section className="settings-group">
      <h2>{text('export')}</h2>
      <fieldset className="choice">
        <legend>{text('exportParts')}</legend>
        {parts.map((part) => (
          <label key={part}>
            <input type="checkbox" checked={!left.has(part)} onChange={() => toggle(part)} />
            {text(`transfer_${part}`)}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="button"
        disabled={left.size === parts.length}
        onClick={() => void save(parts.filter((part) => !left.has(part)))}
      >
        {text('exportSave')}
      </button>
    </section>
  );
}

async function save(wanted: readonly Part[]): Promise<void> {
  const settings = wanted.includes('settings') ? await loadSettings() : null;
  const names = wanted.filter((part): part is ListName => part !== 'settings');
  const lists = await Promise.all(names.map(async (name) => [name, await listStores[name].load()] as const));
  const written = writeTransfer({ settings, lists: Object.fromEntries(lists) });
  saveFile(wanted.length === 1 ? `understudy-${wanted[0]}.json` : 'understudy.json', written);
}
