import { useEffect, useState } from 'react';
import { Alert } from '../../../components/alert';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { saveSettings } from '../../../utils/settings/settings-store';
import { importList, importWays, type ImportWay, type ReadTransfer } from '../../../utils/settings/transfer';
import { text } from '../../../utils/text';
import { listNames, lists, type ListName } from './lists';

interface ImportPreviewProps {
  readonly read: Extract<ReadTransfer, { is: 'file' }>;
  readonly onDone: () => void;
}

const mostProblems = 20;

type Entries = readonly { readonly id: string }[];

/** What a file would change. Nothing is changed until the person says so. */
export function ImportPreview({ read: { carried, problems }, onDone }: ImportPreviewProps) {
  const [way, setWay] = useState<ImportWay>('merge');
  const [now, setNow] = useState<Readonly<Partial<Record<ListName, Entries>>>>({});
  const [trouble, setTrouble] = useState('');
  const coming = listNames.filter((name) => carried[name] !== null);
  useEffect(() => {
    for (const name of listNames)
      void lists[name].load().then((entries) => setNow((all) => ({ ...all, [name]: entries })));
  }, []);
  const take = async () => {
    for (const name of coming) await takeList(name, carried, way);
    if (carried.settings) await saveSettings(carried.settings);
  };
  return (
    <>
      {coming.length > 0 && (
        <ChoiceSetting
          label={text('importWay')}
          options={importWays.map((one) => [one, text(`importWay_${one}`)] as const)}
          value={way}
          onChange={setWay}
        />
      )}
      {coming.map((name) => {
        const { added, changed, removed } = importList(now[name] ?? [], carried[name] as Entries, way);
        return <p key={name}>{text(`import_${name}`, added, changed, removed)}</p>;
      })}
      {carried.settings && <p>{text('importSettings')}</p>}
      {problems.length > 0 && (
        <section aria-label={text('importProblems', problems.length)}>
          <p className="error">{text('importProblems', problems.length)}</p>
          <ul>
            {problems.slice(0, mostProblems).map(({ where, what }) => (
              <li key={`${where} ${what}`} lang="en">
                <code>{where}</code>: {what}
              </li>
            ))}
          </ul>
        </section>
      )}
      {trouble && <Alert>{trouble}</Alert>}
      <button
        type="button"
        className="button primary"
        onClick={() => void take().then(onDone, () => setTrouble(text('rulesNotSaved')))}
      >
        {text('importTake')}
      </button>
    </>
  );
}

/** Written out list by list: each has entries of its own type. */
async function takeList(name: ListName, carried: ImportPreviewProps['read']['carried'], way: ImportWay): Promise<void> {
  switch (name) {
    case 'rules':
      return void (await lists.rules.change((now) => importList(now, carried.rules ?? [], way).entries));
    case 'persons':
      return void (await lists.persons.change((now) => importList(now, carried.persons ?? [], way).entries));
  }
}
