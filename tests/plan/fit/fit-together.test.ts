import { describe, expect, it } from 'vitest';
import type { PlanContext } from '../../../utils/plan/context';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { planFields } from '../../../utils/plan/plan';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { field, selectField } from '../../builders';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const shown = (fields: readonly FieldDescriptor[], context: Partial<PlanContext> = {}) =>
  planFields(fields, {
    seed: '7K2QM-2F4',
    locale,
    mode: 'realistic',
    settings: planSettings(),
    overrides: {},
    ...context,
  }).map((entry) => entry.shown);

const numberField = (label: string, { min = 0, max = null as number | null, step = null as number | null } = {}) =>
  field(
    { control: 'number', type: 'number', min, max, step, stepBase: 0 },
    { texts: [{ source: 'label', text: label }] },
  );

const rabbit = selectField('What kind of pet is it?', ['Rabbit']);
const weight = numberField('Weight (kg)', { min: 0.1, max: 120, step: 0.1 });

describe('fields of one form', () => {
  it('go by each other where values are to be likely, and by nothing where they are edges', () => {
    expect(Number(shown([rabbit, weight])[1])).toBeLessThan(6);
    expect(shown([rabbit, weight], { mode: 'boundary' })[1]).toBe(shown([weight], { mode: 'boundary' })[0]);
  });

  it('leave what a person has said, and go by it', () => {
    const subtotal = numberField('Accommodation (£)');
    const meals = numberField('Meals (£)');
    const total = numberField('Total amount claimed (£)');
    const fields = [subtotal, meals, total];
    const [hotel, food, sum] = shown(fields, { overrides: { [subtotal.id]: { do: 'text', text: '777' } } });
    expect(hotel).toBe('777');
    expect(Number(sum)).toBe(777 + Number(food));
  });
});
