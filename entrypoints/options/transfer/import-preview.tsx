import { useEffect, useState } from 'react';
import { Alert } from '../../../components/alert';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { saveSettings } from '../../../utils/settings/settings-store';
import { importList, importWays, type ImportWay } from '../../../utils/settings/transfer/import-list';
import type { TransferFile } from '../../../utils/settings/transfer/read-transfer';
import { listNames, type Entry, type ListName } from '../../../utils/settings/transfer/transfer-lists';
import { text } from '../../../utils/text';
import { FileProblems } from '../file-problems';
import { LeftOutList } from './left-out-list';
import { ListChanges } from './list-changes';
import { listStores } from '../../../utils/settings/transfer/list-stores';

interface ImportPreviewProps {
  readonly file: TransferFile;
  readonly onDone: () => void;
}

type Lists = Readonly<Partial<Record<ListName, readonly Entry[]>>>;

/** What a file would change. Nothing is changed until the person says so. */
export function ImportPreview({ file, onDone }: ImportPreviewProps) {
  const { tool, carried, problems, left } = file;
  const [way, setWay] = useState<ImportWay>('merge');
  const [now, setNow] = useState<Lists | null>(null);
  const [trouble, setTrouble] = useState('');
  const names = listNames.filter((name) => carried.lists[name]);
  useEffect(() => {
    void loadLists().then(setNow);
  }, []);
  if (!now) return null;
  return (
    <>
      {tool && <p>{text('importFrom', toolNames[tool])}</p>}
      {names.length > 0 && (
        <ChoiceSetting
          label={text('importWay')}
          options={importWays.map((one) => [one, text(`importWay_${one}`)] as const)}
          value={way}
          onChange={setWay}
        />
      )}
      {names.map((name) => (
        <ListChanges key={name} name={name} change={importList(now[name] ?? [], carried.lists[name]!, way)} />
      ))}
      {carried.settings && <p>{text('importSettings')}</p>}
      <FileProblems title={text('importProblems', problems.length)} problems={problems} />
      <LeftOutList left={left} />
      {trouble && <Alert>{trouble}</Alert>}
      <button
        type="button"
        className="button primary"
        onClick={() => void take(file, way).then(onDone, () => setTrouble(text('rulesNotSaved')))}
      >
        {text('importTake')}
      </button>
    </>
  );
}

const toolNames = { 'fake-filler': 'Fake Filler', 'form-o-fill': 'Form-O-Fill', testofill: 'Testofill' } as const;

async function loadLists(): Promise<Lists> {
  return Object.fromEntries(
    await Promise.all(listNames.map(async (name) => [name, await listStores[name].load()] as const)),
  );
}

async function take({ carried: { settings, lists } }: TransferFile, way: ImportWay): Promise<void> {
  for (const name of listNames) {
    const file = lists[name];
    if (file) await listStores[name].change((now) => importList(now, file, way).entries);
  }
  if (settings) await saveSettings(settings);
}
