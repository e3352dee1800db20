import { useEffect, useState } from 'react';
import { Alert } from '../../../components/alert';
import { ToggleSetting } from '../../../components/settings/toggle-setting';
import { loadSync, turnSync, watchSync, type SyncState } from '../../../utils/settings/sync/sync-store';
import type { SyncPart } from '../../../utils/settings/sync/sync-parts';
import { text, uiLanguage } from '../../../utils/text';

/** Whether what is set here is shared with the person's other browsers, and what is not. */
export function SyncSetting() {
  const [state, setState] = useState<SyncState | null>(null);
  useEffect(() => {
    void loadSync().then(setState);
    return watchSync(setState);
  }, []);
  if (!state) return null;
  return (
    <section className="settings-group">
      <h2>{text('sync')}</h2>
      <ToggleSetting
        label={text('syncOn')}
        hint={text('syncHint')}
        checked={state.isOn}
        onTurn={() => void turnSync(!state.isOn)}
      />
      {state.isOn && state.isRefused && <Alert>{text('syncRefused')}</Alert>}
      {state.isOn && state.left.length > 0 && (
        <p className="warning" role="status">
          {text('syncLeft', named(state.left))}
        </p>
      )}
      {state.isOn && state.untaken.length > 0 && (
        <p className="warning" role="status">
          {text('syncUntaken', named(state.untaken))}
        </p>
      )}
    </section>
  );
}

function named(parts: readonly SyncPart[]): string {
  const titles = parts.map((part) => text(`transfer_${part}`));
  return new Intl.ListFormat(uiLanguage(), { type: 'conjunction' }).format(titles);
}
