import { useState } from 'react';
import { Alert } from '../../../components/alert';
import { readTransfer, type ReadTransfer } from '../../../utils/settings/transfer/read-transfer';
import { text } from '../../../utils/text';
import { Export } from './export';
import { ImportPreview } from './import-preview';

/** Everything the person has set, out to a file and in from one, ours or another tool's. */
export function Transfer() {
  const [read, setRead] = useState<{ readonly nth: number; readonly file: ReadTransfer } | null>(null);
  const [done, setDone] = useState('');
  const choose = async (file: File | undefined) => {
    setDone('');
    const next = file ? await readTransfer(await file.text()) : null;
    setRead((before) => next && { nth: (before?.nth ?? 0) + 1, file: next });
  };
  return (
    <main className="pane">
      <h1>{text('section_transfer')}</h1>
      <Export />
      <section className="settings-group">
        <h2>{text('import')}</h2>
        <label className="field">
          <span>{text('importFile')}</span>
          <input
            type="file"
            accept=".json,.txt,.js,application/json,text/plain"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </label>
        <p className="hint">{text('importTools')}</p>
        {read && read.file.is !== 'file' && <Alert>{refusal(read.file)}</Alert>}
        {read?.file.is === 'file' && (
          <ImportPreview
            key={read.nth}
            file={read.file}
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
    case 'unknown':
      return text('importUnknown');
    case 'newer':
      return text('importNewer');
    case 'not-json':
      return text('importNotJson', read.line);
  }
}
