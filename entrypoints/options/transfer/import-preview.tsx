import { useEffect, useState } from 'react';
import { Alert } from '../../../components/alert';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import type { Rule } from '../../../utils/plan/rules/rule';
import { changeRules, loadRules } from '../../../utils/settings/rules-store';
import { saveSettings } from '../../../utils/settings/settings-store';
import { importRules, importWays, type ImportWay, type ReadTransfer } from '../../../utils/settings/transfer';
import { text } from '../../../utils/text';

interface ImportPreviewProps {
  readonly read: Extract<ReadTransfer, { is: 'file' }>;
  readonly onDone: () => void;
}

const mostProblems = 20;

/** What a file would change. Nothing is changed until the person says so. */
export function ImportPreview({ read: { carried, problems }, onDone }: ImportPreviewProps) {
  const [way, setWay] = useState<ImportWay>('merge');
  const [rules, setRules] = useState<readonly Rule[]>([]);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void loadRules().then(setRules);
  }, []);
  const change = importRules(rules, carried.rules ?? [], way);
  const take = async () => {
    const { rules: file, settings } = carried;
    if (file) await changeRules((now) => importRules(now, file, way).rules);
    if (settings) await saveSettings(settings);
  };
  return (
    <>
      {carried.rules && (
        <>
          <ChoiceSetting
            label={text('importWay')}
            options={importWays.map((one) => [one, text(`importWay_${one}`)] as const)}
            value={way}
            onChange={setWay}
          />
          <p>{text('importRules', change.added, change.changed, change.removed)}</p>
        </>
      )}
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
