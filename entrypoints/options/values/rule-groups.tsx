import { useMemo } from 'react';
import { ChoiceSetting } from '../../../components/settings/choice-setting';
import { grouped } from '../../../utils/plan/grouped';
import type { Rule } from '../../../utils/plan/rules/rule';
import { shadowOf } from '../../../utils/plan/rules/shadow';
import { text, uiLanguage } from '../../../utils/text';
import { RuleList, type RuleListProps } from './rule-list';
import { ruleTitle, sitesTitle } from './rule-summary';

export const ruleViews = ['order', 'site'] as const;
export type RuleView = (typeof ruleViews)[number];

interface RuleGroupsProps extends Omit<RuleListProps, 'shadows'> {
  /** All there are: those shown and those the search leaves out. */
  readonly all: readonly Rule[];
  readonly view: RuleView;
  readonly onView: (view: RuleView) => void;
}

/** The rules as one list in their order, or a list for each site. */
export function RuleGroups({ all, rules, view, onView, ...rest }: RuleGroupsProps) {
  const shadows = useMemo(() => shadowsOf(rules, all), [rules, all]);
  const groups = bySite(rules);
  return (
    <>
      {groups.length > 1 && (
        <div className="rules-view">
          <ChoiceSetting
            label={text('rulesView')}
            options={ruleViews.map((one) => [one, text(`rulesView_${one}`)] as const)}
            value={view}
            onChange={onView}
          />
        </div>
      )}
      {view === 'order' || groups.length < 2 ? (
        <RuleList rules={rules} shadows={shadows} {...rest} />
      ) : (
        groups.map(([title, own]) => (
          <section key={title} className="rule-group" aria-label={title}>
            <h2>
              <bdi>{title}</bdi>
            </h2>
            <RuleList rules={own} shadows={shadows} {...rest} />
          </section>
        ))
      )}
    </>
  );
}

/** The rules of each site, those for all sites last. */
function bySite(rules: readonly Rule[]): (readonly [title: string, rules: readonly Rule[]])[] {
  const groups = grouped(rules, ({ sites }) => sites.join('\n'));
  const order = new Intl.Collator(uiLanguage()).compare;
  return [...groups]
    .sort(([one], [other]) => Number(one === '') - Number(other === '') || order(one, other))
    .map(([, own]) => [sitesTitle(own[0]!), own]);
}

/** By rule that never decides: what the one is called that always does. */
function shadowsOf(rules: readonly Rule[], all: readonly Rule[]): Map<string, string> {
  const shadows = new Map<string, string>();
  for (const rule of rules) {
    const other = rule.on ? shadowOf(rule, all.slice(0, all.indexOf(rule))) : null;
    if (other) shadows.set(rule.id, ruleTitle(other));
  }
  return shadows;
}
