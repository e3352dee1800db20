import type { Rule } from '../../../utils/plan/rules/rule';
import { text } from '../../../utils/text';
import { RuleEditor } from './rule-editor';
import { ruleTitle } from './rule-summary';
import type { Trial } from './use-trial';

interface RulePaneProps {
  readonly rule: Rule;
  /** false for a new one that is not right yet. */
  readonly isStored: boolean;
  readonly trial: Trial | null;
  readonly onSave: (rule: Rule) => void;
  readonly onSwitch: (on: boolean) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The open rule: its editor, what it does in the tab, and what else can be done with it. */
export function RulePane({ rule, isStored, trial, onDuplicate, onDelete, ...editing }: RulePaneProps) {
  return (
    <aside className="pane editor" aria-label={ruleTitle(rule)}>
      <RuleEditor key={rule.id} rule={rule} isStored={isStored} trial={trial} {...editing} />
      <div className="field-row">
        {isStored && (
          <button type="button" className="small-button" onClick={onDuplicate}>
            {text('duplicate')}
          </button>
        )}
        <button type="button" className="small-button" onClick={onDelete}>
          {text('delete')}
        </button>
      </div>
    </aside>
  );
}
