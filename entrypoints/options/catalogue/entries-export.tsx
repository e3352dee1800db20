import { useState } from 'react';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { fileFormats, writeEntriesFile, type FileFormat } from '../../../utils/settings/own-entries/write-entries-file';
import { countedText, text } from '../../../utils/text';
import { saveFile } from '../transfer/save-file';

/** All entries as a file, to keep or to share. */
export function EntriesExport({ entries }: { readonly entries: readonly OwnEntry[] }) {
  const [format, setFormat] = useState<FileFormat>('json');
  const [left, setLeft] = useState(0);
  return (
    <section className="settings-group">
      <h2>{text('export')}</h2>
      <ChoiceSetting
        label={text('entriesFormat')}
        options={fileFormats.map((one) => [one, text(`entriesFormat_${one}`)] as const)}
        value={format}
        onChange={setFormat}
      />
      <button type="button" className="button" onClick={() => setLeft(save(entries, format))}>
        {text('exportSave')}
      </button>
      <p role="status">{left > 0 && countedText('entriesLeft', left)}</p>
    </section>
  );
}

/** @returns how many entries the format cannot express */
function save(entries: readonly OwnEntry[], format: FileFormat): number {
  const { text: content, name, type, left } = writeEntriesFile(entries, format);
  saveFile(name, content, type);
  return left;
}
