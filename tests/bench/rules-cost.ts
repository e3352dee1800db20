import type { FieldDescriptor } from '../../utils/pipeline';
import type { PlanContext } from '../../utils/plan/context';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { planFields } from '../../utils/plan/plan';
import { selectorsOf } from '../../utils/plan/rules/rule-set';
import type { Condition, Rule } from '../../utils/plan/rules/rule';
import { field, textField } from '../builders';
import { builtData } from '../plan/persona/locale-source';
import { planSettings } from '../plan/persona/plan-settings';
import { spreadOf, type Spread } from './statistics';

/**
 * What `plan` costs with a person's rules over what it costs with none, on the same fields, both in turn.
 * @throws Error where no rule decides on any field: nothing was measured then
 */
export async function rulesCost(fieldCount: number, ruleCount: number, rounds: number): Promise<Spread> {
  const context = await contextWithout();
  const list = someRules(ruleCount);
  const selected = Object.fromEntries(selectorsOf(list).map((selector) => [selector, { ids: [], trouble: null }]));
  const page = { scheme: 'https', host: 'shop.example', path: '/' };
  const ruled: PlanContext = { ...context, rules: { rules: list, page, selected, counters: {}, faker: null } };
  const fields = someFields(fieldCount);
  if (planFields(fields, ruled).every(({ rule }) => !rule)) throw new Error('expected rules that decide, none did');
  planFields(fields, context);
  const ratios = Array.from({ length: rounds }, () => timed(fields, ruled) / timed(fields, context));
  return spreadOf(ratios);
}

async function contextWithout(): Promise<PlanContext> {
  const locale = await loadLocale('en-US', builtData);
  return { seed: '7K2QM-2F4', locale, mode: 'realistic', settings: planSettings(), overrides: {} };
}

/** Time on the processor: what else the machine does is no matter. A list of its own, for of a known one the kinds are known. */
function timed(fields: readonly FieldDescriptor[], context: PlanContext): number {
  const unknown = [...fields];
  const begun = process.cpuUsage();
  planFields(unknown, context);
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

const labels = [
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Street address',
  'City',
  'Postal code',
  'Company',
  'Comment',
];

function someFields(count: number): FieldDescriptor[] {
  return Array.from({ length: count }, (_, index) => {
    const label = labels[index % labels.length]!;
    const facts = { name: `${label.toLowerCase().replaceAll(' ', '_')}_${index}`, elementId: `f${index}` };
    return index % 12 === 11
      ? field(
          { control: 'check', checked: false },
          { ...facts, texts: [{ source: 'label', text: 'I accept the terms' }] },
        )
      : textField(label, facts);
  });
}

/** Of every sort, most for fields that the page has not, as a list grows over the years. */
function someRules(count: number): Rule[] {
  const conditions: readonly ((id: number) => Condition)[] = [
    (id) => ({ by: 'contains', in: ['label'], text: `Promo ${id}` }),
    (id) => ({ by: 'matches', in: ['name', 'id'], pattern: `^voucher[-_]?${id}$` }),
    (id) => ({ by: 'field', keys: [`text:field_${id}`] }),
    (id) => ({ by: 'contains', in: [], text: `city_${id}` }),
    (id) => ({ by: 'selector', selector: `#own-${id}` }),
    () => ({ by: 'kind', kind: 'iban' }),
  ];
  return Array.from({ length: count }, (_, id) => ({
    id: `r${id}`,
    name: `Rule ${id}`,
    on: true,
    sites: id % 3 === 0 ? [] : ['*.example'],
    fields: [conditions[id % conditions.length]!(id)],
    value: { is: 'template', text: 'QA {{counter}}' },
  }));
}
