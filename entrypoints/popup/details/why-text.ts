import { kindTitle } from '../../../utils/kind-title';
import type { FieldRow } from '../../../utils/messages/field-row';
import type { Evidence } from '../../../utils/plan/plan-entry';
import { personTitle } from '../../../utils/person-title';
import { reasonText } from '../../../utils/reason-text';
import { ruleProblemText } from '../../../utils/rule-problem-text';
import { text, uiLanguage, type TextKey } from '../../../utils/text';

const clauseKeys = {
  label: 'because_label',
  'aria-label': 'because_name_for_readers',
  'aria-labelledby': 'because_name_for_readers',
  'aria-describedby': 'because_description',
  placeholder: 'because_placeholder',
  title: 'because_tooltip',
  legend: 'because_legend',
  heading: 'because_heading',
  'table-header': 'because_table_header',
  preceding: 'because_preceding',
  following: 'because_following',
  hint: 'because_hint',
  autocomplete: 'because_autocomplete',
  type: 'because_type',
  name: 'because_name',
  id: 'because_id',
  handle: 'because_handle',
  options: 'because_options',
  inputmode: 'because_inputmode',
  limits: 'because_limits',
  neighbours: 'because_neighbours',
  purpose: 'because_purpose',
  format: 'because_format',
} as const satisfies Record<Exclude<Evidence['signal'], 'user' | 'rule' | 'default'>, TextKey>;

/** Signals named in one sentence; the list is in the order of their weight. */
const mostClauses = 2;

/** Why a field gets what it gets and what the page holds, in sentences. */
export function whyText(row: FieldRow): string {
  const { reason, breaks, probe } = row;
  return [
    ruleSentence(row),
    kindSentence(row),
    personSentence(row),
    row.pinned ? text('whyPinned') : '',
    breaks ? reasonText(breaks) : '',
    probe && text('asSentence', probe),
    reason && reason !== breaks ? reasonText(reason) : '',
    row.scenario ? text('whyScenario', row.scenario) : '',
    row.detail ? text('whyFailed', row.detail) : '',
    holdsSentence(row),
  ]
    .filter(Boolean)
    .join(' ');
}

function personSentence({ person }: FieldRow): string {
  const title = personTitle(person);
  return title && text('whyPerson', title);
}

function ruleSentence({ rule }: FieldRow): string {
  if (!rule) return '';
  return ruleProblemText(rule) || text('whyRule', rule.name);
}

/** An edited row has no rule to itself any more; its kind may still be a rule's. */
function kindSentence({ kind, evidence, rule }: FieldRow): string {
  const byRule = evidence.find(({ signal }) => signal === 'rule');
  if (byRule) return rule ? '' : text('whyRule', byRule.text);
  const title = kindTitle(kind);
  if (evidence.some(({ signal }) => signal === 'user')) return text('whyUser', title);
  const clauses = [...new Set(evidence.flatMap(clause))].slice(0, mostClauses);
  if (clauses.length === 0) return text('whyDefault', title);
  return text('why', title, new Intl.ListFormat(uiLanguage(), { type: 'conjunction' }).format(clauses));
}

function clause({ signal, text: said }: Evidence): string[] {
  if (signal === 'user' || signal === 'rule' || signal === 'default') return [];
  return [text(clauseKeys[signal], said)];
}

function holdsSentence({ outcome, holds, planned }: FieldRow): string {
  return outcome !== null && holds !== '' && holds !== planned ? text('pageHolds', holds) : '';
}
