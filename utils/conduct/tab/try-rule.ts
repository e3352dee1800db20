import type { RuleTrial } from '../../messages/field-row';
import { labelOf } from '../../plan/label-of';
import type { Rule } from '../../plan/rules/rule';
import { isOnSite } from '../../plan/rules/site-pattern';
import { planTab } from '../planning/plan-tab';
import type { TabReading } from '../page/read-tab';
import type { TabField } from '../page/rows';
import { pageAddress } from '../planning/rule-set';
import type { SessionServices } from '../session/session-services';
import type { TabPerson } from './tab-person';

/**
 * What a rule would do on a page: planned with the rule in its place, and with the rule before all others. A field that
 * only the second gives to it is another rule's.
 * @param rule as it is typed, saved or not, switched on or not
 */
export async function tryRule(
  rule: Rule,
  reading: TabReading,
  services: SessionServices,
  person: TabPerson,
): Promise<RuleTrial> {
  const tried = { ...rule, on: true };
  const rules = await services.rules();
  const isHere = isOnSite(rule.sites, pageAddress(await services.address()));
  if (!isHere) return { rule: rule.id, isHere, fields: [] };
  const plan = async (list: readonly Rule[]) => {
    const planned = await planTab(reading, person.memory, { ...services, rules: async () => list });
    return planned.fields;
  };
  const others = rules.filter(({ id }) => id !== rule.id);
  const isKnown = others.length < rules.length;
  const inPlace = isKnown ? rules.map((one) => (one.id === rule.id ? tried : one)) : [tried, ...others];
  const alone = await plan([tried, ...others]);
  const placed = isKnown ? await plan(inPlace) : alone;
  return { rule: rule.id, isHere, fields: alone.flatMap((field, at) => triedField(rule.id, field, placed[at]!)) };
}

function triedField(id: string, { field, entry }: TabField, placed: TabField): RuleTrial['fields'] {
  const note = entry.rule;
  if (note?.id !== id) return [];
  const decides = placed.entry.rule;
  const overruledBy = decides && decides.id !== id ? decides.name : null;
  return [{ row: field.id, label: labelOf(field), shown: entry.shown, note, overruledBy }];
}
