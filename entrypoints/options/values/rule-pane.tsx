import type { Rule } from '../../../utils/plan/rules/rule';
import { rulesShape } from '../../../utils/settings/rules-shape';
import { text } from '../../../utils/text';
import { ChangedElsewhere } from '../changed-elsewhere';
import { EditorPane } from '../editor-pane';
import { useOtherWindow } from '../use-other-window';
import { RuleEditor } from './rule-editor';
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
  readonly onTurn: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The open rule: its editor, what it does in the tab, and what else can be done with it. */
export function RulePane({ rule, isStored, trial, onSave, onClose, onTurn, onDuplicate, onDelete }: RulePaneProps) {
  const other = useOtherWindow(rule, rulesShape, onSave, exceptOn);
  return (
    <EditorPane
      label={ruleTitle(rule)}
      actions={[...(isStored ? [[text('duplicate'), onDuplicate] as const] : []), [text('delete'), onDelete]]}
    >
      {other.hasChanged && <ChangedElsewhere said={text('ruleChangedElsewhere')} {...other} />}
      <RuleEditor
        key={other.version}
        rule={rule}
        isStored={isStored}
        trial={trial}
        saving={{ onSave: other.save, onClose, isHeld: other.hasChanged }}
        onTurn={onTurn}
      />
    </EditorPane>
  );
}

/** Whether the rule is on is a matter of the list. */
function exceptOn(rule: Rule): Rule {
  return { ...rule, on: true };
}
