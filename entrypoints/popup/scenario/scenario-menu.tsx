import { useState } from 'react';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { ToggleSetting } from '../../../components/settings/toggle-setting';
import { openOptions } from '../../../components/open-options';
import { onEscape } from '../../../components/on-escape';
import type { TabState } from '../../../utils/messages/tab-state';
import { captureSources, type CaptureSource } from '../../../utils/settings/scenario';
import { scenarioLimits } from '../../../utils/settings/scenario-limits';
import { text } from '../../../utils/text';
import { SaveAs } from '../save-as';
import type { Send } from '../use-port';

interface ScenarioMenuProps {
  readonly tab: TabState;
  readonly send: Send;
  readonly onClose: () => void;
}

/** The scenarios of this site, and the way to save the form as one. */
export function ScenarioMenu({ tab: { scenarios, scenario }, send, onClose }: ScenarioMenuProps) {
  return (
    <div
      className="scenario-menu"
      role="group"
      aria-label={text('scenarios')}
      onKeyDown={(event) => onEscape(event, onClose)}
    >
      {scenarios.length > 0 && (
        <ul>
          {scenarios.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="scenario-name"
                aria-pressed={id === scenario?.id}
                onClick={() => send({ do: 'turn-scenario', id })}
              >
                <bdi>{name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <SaveForm
        suggested={scenario?.name ?? ''}
        onSave={(saving) => {
          send({ do: 'save-scenario', ...saving });
          onClose();
        }}
      />
      {scenarios.length > 0 && (
        <button type="button" className="small-button" onClick={() => openOptions(null, 'scenarios')}>
          {text('scenarioManage')}
        </button>
      )}
    </div>
  );
}

interface SaveFormProps {
  readonly suggested: string;
  readonly onSave: (saving: {
    readonly name: string;
    readonly from: CaptureSource;
    readonly passwords: boolean;
  }) => void;
}

function SaveForm({ suggested, onSave }: SaveFormProps) {
  const [from, setFrom] = useState<CaptureSource>('rows');
  const [passwords, setPasswords] = useState(false);
  return (
    <SaveAs
      label={text('scenarioSaveAs')}
      hint={text('scenarioSaveHint')}
      suggested={suggested}
      most={scenarioLimits.name}
      autoFocus
      onSave={(name) => onSave({ name, from, passwords })}
    >
      <ChoiceSetting
        label={text('scenarioFrom')}
        options={captureSources.map((source) => [source, text(`scenarioFrom_${source}`)] as const)}
        value={from}
        onChange={setFrom}
      />
      <ToggleSetting label={text('scenarioPasswords')} checked={passwords} onTurn={() => setPasswords(!passwords)} />
    </SaveAs>
  );
}
