import { kindTitle } from '../../../utils/kind-title';
import type { Condition, Rule } from '../../../utils/plan/rules/rule';
import type { ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { text, uiLanguage } from '../../../utils/text';

/** What a rule is called: its name, else what it catches. */
export function ruleTitle({ name, fields }: Rule): string {
  return name || conditionsSummary(fields);
}

/** Where a rule holds. */
export function sitesTitle({ sites }: Rule): string {
  return sites.length > 0 ? sites.join(', ') : text('allSites');
}

export function conditionsSummary(fields: readonly Condition[]): string {
  if (fields.length === 0) return text('catchesAll');
  return new Intl.ListFormat(uiLanguage(), { type: 'conjunction' }).format(fields.map(conditionSummary));
}

function conditionSummary(condition: Condition): string {
  switch (condition.by) {
    case 'kind':
      return text('catchesKind', kindTitle(condition.kind));
    case 'contains':
      return text('catchesContains', condition.text);
    case 'matches':
      return text('catchesMatches', condition.pattern);
    case 'selector':
      return text('catchesSelector', condition.selector);
    case 'control':
      return text('catchesControl', text(`control_${condition.control}`));
    case 'required':
      return text('catchesRequired');
    case 'field':
      return text('catchesField', condition.keys.map((key) => key.replace(/^[^:]*:/, '')).join(', '));
  }
}

/** What a rule says, in a line. */
export function valueSummary(value: ValueSpec): string {
  switch (value.is) {
    case 'fixed':
    case 'template':
      return value.text;
    case 'list':
      return text('valueOneOf', value.entries.filter(Boolean).slice(0, 5).join(', '));
    case 'pattern':
      return text('valueMatches', value.pattern);
    case 'number':
    case 'date':
      return text('valueBetween', value.from, value.to);
    case 'kind':
      return kindTitle(value.kind);
    case 'skip':
      return text('valueForm_skip');
    case 'keep':
      return text('valueForm_keep');
  }
}
