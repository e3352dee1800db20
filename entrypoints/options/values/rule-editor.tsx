import { useId, useRef, useState } from 'react';
import type { Condition, Rule } from '../../../utils/plan/rules/rule';
import { text } from '../../../utils/text';
import { ConditionEditor } from './condition-editor';
import { isRight, ruleProblems } from './rule-problems';
import { ValueForm } from './value-form';

interface RuleEditorProps {
  readonly rule: Rule;
  /** Called while it is typed, with the last state that was right where the draft is not. */
  readonly onChange: (rule: Rule) => void;
}

/** Where, which fields, what: saved while it is typed. */
export function RuleEditor({ rule, onChange }: RuleEditorProps) {
  const id = useId();
  const [draft, setDraft] = useState(rule);
  const [sites, setSites] = useState(rule.sites.join('\n'));
  /** As it was when a field was last left right: what stands while another is being typed wrongly. */
  const settled = useRef(rule);
  const problems = ruleProblems(draft);
  const edit = (change: Partial<Rule>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    onChange({ ...(isRight(ruleProblems(next)) ? next : settled.current), on: rule.on });
  };
  const settle = () => {
    if (isRight(problems)) settled.current = draft;
  };
  const editCondition = (at: number, condition: Condition) =>
    edit({ fields: draft.fields.map((one, index) => (index === at ? condition : one)) });
  return (
    <div className="rule-editor" onBlur={settle}>
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
      <ValueForm value={draft.value} problem={problems.value} onChange={(value) => edit({ value })} />
    </div>
  );
}
