import { useState } from 'react';
import { Alert } from '../../../components/alert';
import type { Rule } from '../../../utils/plan/rules/rule';
import { newRuleId } from '../../../utils/settings/rules-store';
import { text } from '../../../utils/text';
import { RuleEditor } from './rule-editor';
import { RuleList } from './rule-list';
import { ruleTitle, valueSummary } from './rule-summary';
import { RuleTrial } from './rule-trial';
import { useRules } from './use-rules';
import { useTrial } from './use-trial';

/** Rows drawn at once; the search finds the others. */
const mostShown = 200;

/** The person's rules: in their order, one of them open in the editor. */
export function Values({ tabId }: { readonly tabId: number | null }) {
  const { rules, trouble, change } = useRules();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string | null>(() => location.hash.split('/')[1] ?? null);
  const trial = useTrial(tabId, rules);
  if (!rules) return <main className="pane" />;
  const found = rules.filter((rule) => isFound(rule, search));
  const open = rules.find(({ id }) => id === chosen);
  const add = (rule: Rule) => {
    change((now) => [rule, ...now]);
    setChosen(rule.id);
    setSearch('');
  };
  return (
    <>
      <main className="pane">
        <h1>{text('section_values')}</h1>
        <p className="hint">{text('valuesHint')}</p>
        {trouble && <Alert>{trouble}</Alert>}
        <div className="field-row">
          <input
            type="search"
            aria-label={text('searchRules')}
            placeholder={text('searchRules')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <button type="button" className="button primary" onClick={() => add(newRule())}>
            {text('newRule')}
          </button>
        </div>
        {rules.length === 0 && <p className="empty">{text('rulesNone')}</p>}
        {rules.length > 0 && found.length === 0 && <p className="empty">{text('rulesNotFound')}</p>}
        <RuleList
          rules={found.slice(0, mostShown)}
          chosen={chosen}
          caught={trial?.caught ?? null}
          onChoose={setChosen}
          onSwitch={(id, on) => change((now) => now.map((rule) => (rule.id === id ? { ...rule, on } : rule)))}
          onMove={(id, to) => change((now) => moved(now, id, to))}
        />
        {found.length > mostShown && <p className="hint">{text('rulesMore', mostShown, found.length)}</p>}
      </main>
      {open && (
        <aside className="pane editor" aria-label={ruleTitle(open)}>
          <RuleEditor
            key={open.id}
            rule={open}
            onChange={(next) => change((now) => now.map((rule) => (rule.id === next.id ? next : rule)))}
          />
          {trial && <RuleTrial rows={trial.rows.filter(({ rule }) => rule?.id === open.id)} />}
          <div className="field-row">
            <button type="button" className="small-button" onClick={() => add({ ...open, id: newRuleId() })}>
              {text('duplicate')}
            </button>
            <button
              type="button"
              className="small-button"
              onClick={() => change((now) => now.filter(({ id }) => id !== open.id))}
            >
              {text('delete')}
            </button>
          </div>
        </aside>
      )}
    </>
  );
}

function newRule(): Rule {
  return {
    id: newRuleId(),
    name: '',
    on: true,
    sites: [],
    fields: [{ by: 'kind', kind: 'email' }],
    value: { is: 'skip' },
  };
}

function isFound(rule: Rule, search: string): boolean {
  const words = [ruleTitle(rule), valueSummary(rule.value), ...rule.sites].join('\n').toLowerCase();
  return words.includes(search.trim().toLowerCase());
}

/** The rules with one taken out and put where another stands. */
function moved(rules: readonly Rule[], id: string, to: string): readonly Rule[] {
  const from = rules.findIndex((rule) => rule.id === id);
  const place = rules.findIndex((rule) => rule.id === to);
  if (from < 0 || place < 0) return rules;
  const others = rules.filter((rule) => rule.id !== id);
  return [...others.slice(0, place), rules[from]!, ...others.slice(place)];
}
