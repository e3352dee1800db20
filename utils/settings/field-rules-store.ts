import type { Rule } from '../plan/rules/rule';
import type { ValueSpec } from '../plan/value-language/value-spec';
import type { Override } from '../plan/context';
import { isLasting, overrideOfRule, withFieldRule, type FieldOfSite } from './field-rules';
import { newId } from './new-id';
import { rowRule, withRule, type RuledRow, type RuleReach } from './row-rule';
import { rulesStore } from './rules-store';

const isFieldRule = (rule: Rule) => overrideOfRule(rule) !== null;

/** Makes the rule for one field of a site; null takes it away. A typed text or a reroll makes none. */
export async function ruleField(field: FieldOfSite, override: Override | null): Promise<void> {
  if (override && !isLasting(override)) return;
  await rulesStore.change((rules) => withFieldRule(rules, field, override, newId));
}

/** Makes a rule that a row says, where it belongs among the others. @throws SettingsError for a value that cannot be */
export async function ruleRow(row: RuledRow, reach: RuleReach, value: ValueSpec): Promise<void> {
  await rulesStore.change((rules) => withRule(rules, rowRule(row, reach, value, newId())));
}

/** How many fields have a rule made by a click on their row. */
export async function countFieldRules(): Promise<number> {
  return (await rulesStore.load()).filter(isFieldRule).length;
}

/** Takes away the rules made by a click on a row; all others stay. */
export async function forgetFieldRules(): Promise<void> {
  await rulesStore.change((rules) => rules.filter((rule) => !isFieldRule(rule)));
}
