import { useEffect, useState } from 'react';
import { Alert } from '../../../components/alert';
import { ToggleSetting } from '../../../components/settings/toggle-setting';
import { loadSync, turnSync, watchSync, type SyncState } from '../../../utils/settings/sync/sync-store';
import { text, uiLanguage } from '../../../utils/text';

/** Whether what is set here is shared with the person's other browsers, and what is not. */
export function SyncSetting() {
  const [state, setState] = useState<SyncState | null>(null);
  useEffect(() => {
    void loadSync().then(setState);
    return watchSync(setState);
  }, []);
  if (!state) return null;
  const left = state.left.map((part) => text(`transfer_${part}`));
  return (
    <section className="settings-group">
      <h2>{text('sync')}</h2>
      <ToggleSetting
        label={text('syncOn')}
        hint={text('syncHint')}
        checked={state.isOn}
        onChange={(isOn) => void turnSync(isOn)}
      />
      {state.isOn && state.isRefused && <Alert>{text('syncRefused')}</Alert>}
      {state.isOn && left.length > 0 && (
        <p className="warning" role="status">
          {text('syncLeft', new Intl.ListFormat(uiLanguage(), { type: 'conjunction' }).format(left))}
        </p>
      )}
    </section>
  );
}
