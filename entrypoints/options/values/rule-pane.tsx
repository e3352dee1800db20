import { Alert } from '../../../components/alert';
import type { Rule } from '../../../utils/plan/rules/rule';
import { text } from '../../../utils/text';
import { EditorPane } from '../editor-pane';
import { RuleEditor } from './rule-editor';
import { useOtherWindow, type OtherWindow } from './use-other-window';
import { ruleTitle } from './rule-summary';
import type { Trial } from './use-trial';

interface RulePaneProps {
  readonly rule: Rule;
  /** false for a new one that is not right yet. */
  readonly isStored: boolean;
  readonly trial: Trial | null;
  readonly onSave: (rule: Rule) => void;
  /** Told what is not saved yet when the page is closed. */
  readonly onClose: (rule: Rule) => void;
  readonly onSwitch: (on: boolean) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The open rule: its editor, what it does in the tab, and what else can be done with it. */
export function RulePane({ rule, isStored, trial, onSave, onClose, onSwitch, onDuplicate, onDelete }: RulePaneProps) {
  const other = useOtherWindow(rule);
  const save = (saved: Rule) => {
    other.noteSaved(saved);
    onSave(saved);
  };
  return (
    <EditorPane
      label={ruleTitle(rule)}
      actions={[...(isStored ? [[text('duplicate'), onDuplicate] as const] : []), [text('delete'), onDelete]]}
    >
      {other.hasChanged && <ChangedElsewhere {...other} />}
      <RuleEditor
        key={other.version}
        rule={rule}
        isStored={isStored}
        trial={trial}
        saving={{ onSave: save, onClose, isHeld: other.hasChanged }}
        onSwitch={onSwitch}
      />
    </EditorPane>
  );
}

function ChangedElsewhere({ takeTheirs, keepMine }: Pick<OtherWindow, 'takeTheirs' | 'keepMine'>) {
  return (
    <Alert>
      <p>{text('ruleChangedElsewhere')}</p>
      <p className="details-actions">
        <button type="button" className="quiet-button" onClick={takeTheirs}>
          {text('takeTheirs')}
        </button>
        <button type="button" className="quiet-button" onClick={keepMine}>
          {text('keepMine')}
        </button>
      </p>
    </Alert>
  );
}
