import { useState } from 'react';
import { Alert } from '../../../components/alert';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { loadSettings } from '../../../utils/settings/settings-store';
import { readTransfer, writeTransfer, type Carried, type ReadTransfer } from '../../../utils/settings/transfer';
import { text } from '../../../utils/text';
import { ImportPreview } from './import-preview';
import { listNames, lists } from './lists';
import { saveFile } from './save-file';

const parts = ['all', ...listNames, 'settings'] as const;
type Part = (typeof parts)[number];

/** Everything the person has set, out to a file and in from one. */
export function Transfer() {
  const [part, setPart] = useState<Part>('all');
  const [read, setRead] = useState<ReadTransfer | null>(null);
  const [done, setDone] = useState('');
  const choose = async (file: File | undefined) => {
    setDone('');
    setRead(file ? readTransfer(await file.text()) : null);
  };
  return (
    <main className="pane">
      <h1>{text('section_transfer')}</h1>
      <section className="settings-group">
        <h2>{text('export')}</h2>
        <ChoiceSetting
          label={text('exportParts')}
          options={parts.map((one) => [one, text(`transfer_${one}`)] as const)}
          value={part}
          onChange={setPart}
        />
        <button type="button" className="button" onClick={() => void save(part)}>
          {text('exportSave')}
        </button>
      </section>
      <section className="settings-group">
        <h2>{text('import')}</h2>
        <label className="field">
          <span>{text('importFile')}</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        {read && read.is !== 'file' && <Alert>{refusal(read)}</Alert>}
        {read?.is === 'file' && (
          <ImportPreview
            key={JSON.stringify(read.carried).length}
            read={read}
            onDone={() => {
              setRead(null);
              setDone(text('importDone'));
            }}
          />
        )}
        <p role="status">{done}</p>
      </section>
    </main>
  );
}

function refusal(read: Exclude<ReadTransfer, { is: 'file' }>): string {
  switch (read.is) {
    case 'too-large':
      return text('importTooLarge');
    case 'too-deep':
      return text('importTooDeep');
    case 'not-ours':
      return text('importNotOurs');
    case 'not-json':
      return text('importNotJson', read.line);
  }
}

async function save(part: Part): Promise<void> {
  const isWanted = (name: Part) => part === 'all' || part === name;
  const carried: Partial<Carried> = {
    settings: isWanted('settings') ? await loadSettings() : null,
    rules: isWanted('rules') ? await lists.rules.load() : null,
    persons: isWanted('persons') ? await lists.persons.load() : null,
  };
  saveFile(`understudy-${part}.json`, writeTransfer(carried));
}
