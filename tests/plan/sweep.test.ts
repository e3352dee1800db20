import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { PlanContext } from '../../utils/plan/context';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { breakableRules, planFields } from '../../utils/plan/plan';
import { field, selectField, textField } from '../builders';
import { catalogue } from '../catalogue/loaded';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const context = (overrides: Partial<PlanContext> = {}): PlanContext => ({
  seed: '7K2QM-2F4',
  locale,
  mode: 'invalid',
  settings: planSettings(),
  overrides: {},
  catalogue,
  ...overrides,
});

const name = textField('First name', { name: 'first', required: true, maxLength: 20 });
const email = textField('E-mail', { name: 'email', type: 'email', required: true });
const again = textField('Repeat e-mail', { name: 'email2', type: 'email' });
const password = textField('New password', { name: 'pw', type: 'password', minLength: 8 });
const passwordAgain = textField('Repeat password', { name: 'pw2', type: 'password', minLength: 8 });
const country = selectField('Country', [['', 'Choose…'], 'Germany', 'France'], { required: true });
const terms = field({ control: 'check', checked: false }, { required: true, name: 'terms' });
const form: readonly FieldDescriptor[] = [name, email, again, password, passwordAgain, country, terms];

const byName = (fields: readonly FieldDescriptor[], more: Partial<PlanContext>) =>
  new Map(planFields(fields, context(more)).map((entry) => [entry.id, entry]));

describe('a sweep', () => {
  const rules = breakableRules(form, context());

  it('names every rule of every field once, in the order of the fields', () => {
    const order = rules.map(({ field: id }) => form.findIndex((one) => one.id === id));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(rules.map(({ field: id, rule }) => `${id} ${rule}`)).size).toBe(rules.length);
    const reasonsOf = (one: FieldDescriptor) =>
      new Set(rules.filter((rule) => rule.field === one.id).map(({ reason }) => reason));
    expect(reasonsOf(name)).toEqual(new Set(['breaks-required', 'breaks-max-length']));
    expect(reasonsOf(email)).toEqual(new Set(['breaks-required', 'breaks-type', 'breaks-format']));
    expect(reasonsOf(passwordAgain)).toContain('breaks-repeat');
    expect(reasonsOf(terms)).toEqual(new Set(['breaks-required']));
  });

  it('breaks that rule alone at each step: all other fields are as in realistic mode', () => {
    const realistic = byName(form, { mode: 'realistic' });
    for (const sweep of rules) {
      const plan = byName(form, { sweep });
      const repeating = [again, passwordAgain].filter(({ id }) => plan.get(id)!.shown === plan.get(sweep.field)!.shown);
      for (const [id, entry] of plan) {
        if (id === sweep.field) expect(entry.reason).toBe(sweep.reason);
        else if (!repeating.some((one) => one.id === id)) expect(entry.shown).toBe(realistic.get(id)!.shown);
      }
    }
  });

  it('keeps what is asked for twice equal, but where it is unequal on purpose', () => {
    for (const sweep of rules.filter((one) => one.field === email.id && one.reason !== 'breaks-required')) {
      const plan = byName(form, { sweep });
      expect(plan.get(again.id)!.shown).toBe(plan.get(email.id)!.shown);
    }
    const unequal = rules.find(({ field: id, reason }) => id === passwordAgain.id && reason === 'breaks-repeat')!;
    const plan = byName(form, { sweep: unequal });
    expect(plan.get(passwordAgain.id)!.shown).not.toBe(plan.get(password.id)!.shown);
  });

  it('says nothing of fields that are left alone or hold what the person wrote', () => {
    const left = breakableRules(
      form,
      context({ overrides: { [name.id]: { do: 'skip' }, [email.id]: { do: 'text', text: 'x' } } }),
    );
    expect(left.filter(({ field: id }) => id === name.id || id === email.id)).toEqual([]);
  });
});

describe('what is asked for twice', () => {
  it.each(['boundary', 'hostile'] as const)('is the same twice in %s mode', (mode) => {
    const plan = byName(form, { mode });
    expect(plan.get(again.id)!.shown).toBe(plan.get(email.id)!.shown);
    expect(plan.get(passwordAgain.id)!.shown).toBe(plan.get(password.id)!.shown);
  });
});
