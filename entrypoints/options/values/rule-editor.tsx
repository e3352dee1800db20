import { useId, useState } from 'react';
import type { FieldRow } from '../../../utils/messages/field-row';
import type { Condition, Rule } from '../../../utils/plan/rules/rule';
import { text } from '../../../utils/text';
import { ConditionEditor } from './condition-editor';
import { isRight, ruleProblems } from './rule-problems';
import { RuleSwitch } from './rule-switch';
import { RuleTrial } from './rule-trial';
import { useDraft, type Saving } from './use-draft';
import type { Trial } from './use-trial';
import { ValueForm } from './value-form';

interface RuleEditorProps {
  readonly rule: Rule;
  readonly isStored: boolean;
  /** The tab one came from; null where there is none. */
  readonly trial: Trial | null;
  /** What is right alone is saved. */
  readonly saving: Saving<Rule>;
  readonly onTurn: () => void;
}

const noRows: readonly FieldRow[] = [];
const isRightRule = (rule: Rule) => isRight(ruleProblems(rule));

/** Where, which fields, what: saved while it is typed. */
export function RuleEditor({ rule, isStored, trial, saving, onTurn }: RuleEditorProps) {
  const id = useId();
  const { draft, edit, settle } = useDraft(rule, isRightRule, saving);
  const [begun] = useState(rule);
  const [sites, setSites] = useState(rule.sites.join('\n'));
  const problems = ruleProblems(draft);
  /** A new rule's empty value is no mistake before anybody has touched it. */
  const valueProblem = draft.value === begun.value ? '' : problems.value;
  const editCondition = (at: number, condition: Condition) =>
    edit({ fields: draft.fields.map((one, index) => (index === at ? condition : one)) });
  return (
    <div className="rule-editor" onBlur={settle}>
      <RuleSwitch isOn={rule.on} isStored={isStored} isRight={isRight(problems)} onTurn={onTurn} />
      <div className="field">
        <label htmlFor={`${id}-name`}>{text('ruleName')}</label>
        <input
          id={`${id}-name`}
          value={draft.name}
          maxLength={200}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-sites`}>{text('ruleWhere')}</label>
        <textarea
          id={`${id}-sites`}
          rows={2}
          value={sites}
          placeholder={text('allSites')}
          spellCheck={false}
          aria-invalid={problems.sites !== ''}
          aria-describedby={`${id}-sites-hint`}
          onChange={({ target }) => {
            setSites(target.value);
            edit({
              sites: target.value
                .split(/[\n,]/)
                .map((site) => site.trim())
                .filter(Boolean),
            });
          }}
        />
        <p id={`${id}-sites-hint`} className={problems.sites ? 'error' : 'hint'}>
          {problems.sites || text('ruleWhereHint')}
        </p>
      </div>
      <fieldset className="field">
        <legend>{text('ruleFields')}</legend>
        {draft.fields.map((condition, at) => (
          <ConditionEditor
            key={at}
            condition={condition}
            problem={problems.fields[at] ?? ''}
            onChange={(next) => editCondition(at, next)}
            onRemove={() => edit({ fields: draft.fields.filter((_, index) => index !== at) })}
          />
        ))}
        {draft.fields.length === 0 && <p className="hint">{text('catchesAll')}</p>}
        <button
          type="button"
          className="small-button"
          onClick={() => edit({ fields: [...draft.fields, { by: 'required' }] })}
        >
          {text('addCondition')}
        </button>
      </fieldset>
      <ValueForm
        value={draft.value}
        problem={valueProblem}
        rows={trial?.rows ?? noRows}
        onChange={(value) => edit({ value })}
      />
      {trial && isRight(problems) && <RuleTrial rule={draft} trial={trial} />}
    </div>
  );
}
