import { useState } from 'react';
import { browser } from 'wxt/browser';
import { Alert } from '../../../components/alert';
import { useList } from '../../../components/use-list';
import type { LastWord } from '../../../utils/messages/announcements';
import type { Rule } from '../../../utils/plan/rules/rule';
import { rulesStore, withSaved } from '../../../utils/settings/rules-store';
import { newId } from '../../../utils/settings/new-id';
import { text } from '../../../utils/text';
import { RuleGroups, type RuleView } from './rule-groups';
import { RulePane } from './rule-pane';
import { ruleTitle, valueSummary } from './rule-summary';
import { useTrial } from './use-trial';

/** Rows drawn at once; the search finds the others. */
const mostShown = 200;

/** The person's rules: in their order, one of them open in the editor. */
export function Values({ tabId }: { readonly tabId: number | null }) {
  const { entries: rules, hasFailed, change } = useList(rulesStore);
  const [search, setSearch] = useState('');
  const [view, setView] = useState<RuleView>('order');
  const [chosen, setChosen] = useState<string | null>(() => location.hash.split('/')[1] ?? null);
  /** A new rule, which is stored once it is right. */
  const [begun, setBegun] = useState<Rule | null>(null);
  const trial = useTrial(tabId, rules);
  if (!rules) return <main className="pane" />;
  const found = rules.filter((rule) => isFound(rule, search));
  const stored = rules.find(({ id }) => id === chosen);
  const open = stored ?? (begun?.id === chosen ? begun : null);
  const begin = () => {
    const rule = newRule();
    setBegun(rule);
    setChosen(rule.id);
    setSearch('');
  };
  const duplicate = (id: string) => {
    const copyId = newId();
    void change((now) => [...now.filter((rule) => rule.id === id).map((rule) => ({ ...rule, id: copyId })), ...now]);
    setChosen(copyId);
    setSearch('');
  };
  const remove = (id: string) => {
    void change((now) => now.filter((rule) => rule.id !== id));
    setChosen(null);
  };
  const turn = (id: string) =>
    void change((now) => now.map((rule) => (rule.id === id ? { ...rule, on: !rule.on } : rule)));
  return (
    <>
      <main className="pane">
        <h1>{text('section_values')}</h1>
        <p className="hint">{text('valuesHint')}</p>
        {hasFailed && <Alert>{text('rulesNotSaved')}</Alert>}
        <div className="field-row">
          <input
            type="search"
            aria-label={text('searchRules')}
            placeholder={text('searchRules')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <button type="button" className="button primary" onClick={begin}>
            {text('newRule')}
          </button>
        </div>
        {rules.length === 0 && <p className="empty">{text('rulesNone')}</p>}
        {rules.length > 0 && found.length === 0 && <p className="empty">{text('rulesNotFound')}</p>}
        <RuleGroups
          all={rules}
          rules={found.slice(0, mostShown)}
          view={view}
          onView={setView}
          chosen={chosen}
          caught={trial?.caught ?? null}
          onChoose={setChosen}
          onTurn={turn}
          onMove={(id, to) => void change((now) => moved(now, id, to))}
        />
        {found.length > mostShown && <p className="hint">{text('rulesMore', mostShown, found.length)}</p>}
      </main>
      {open && (
        <RulePane
          key={open.id}
          rule={open}
          isStored={stored !== undefined}
          trial={trial}
          onSave={(rule) => void change((now) => withSaved(now, rule, rule.id === begun?.id))}
          onClose={(rule) => handOver({ save: 'rule', rule, isNew: rule.id === begun?.id })}
          onTurn={() => turn(open.id)}
          onDuplicate={() => duplicate(open.id)}
          onDelete={() => remove(open.id)}
        />
      )}
    </>
  );
}

/** Off, and with no value yet: nothing is filled that nobody said. */
function newRule(): Rule {
  return {
    id: newId(),
    name: '',
    on: false,
    sites: [],
    fields: [{ by: 'kind', kind: 'email' }],
    value: { is: 'template', text: '' },
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

/** The page is gone before storage answers; the background stays. */
function handOver(word: LastWord): void {
  void browser.runtime.sendMessage(word).catch(() => undefined);
}
