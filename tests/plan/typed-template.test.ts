import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { Override, PlanContext } from '../../utils/plan/context';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { breakableRules, planFields, valueSample } from '../../utils/plan/plan';
import type { DrawnSpec } from '../../utils/plan/value-language/value-spec';
import { labelsBeside } from '../../utils/plan/rules/other-fields';
import { field, selectField, textField } from '../builders';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const email = textField('E-mail *', { type: 'email', name: 'email' });
const again = textField('Repeat e-mail', { type: 'email', name: 'email2' });
const first = textField('First name', { name: 'first' });
const fields: readonly FieldDescriptor[] = [email, again, first];

function context(overrides: Readonly<Record<string, Override>>, more: Partial<PlanContext> = {}): PlanContext {
  return { seed: '7K2QM-2F4', locale, mode: 'realistic', settings: planSettings(), overrides, ...more };
}

const shown = (overrides: Readonly<Record<string, Override>>, more?: Partial<PlanContext>) =>
  planFields(fields, context(overrides, more)).map((entry) => entry.shown);

const template = (text: string) => ({ is: 'template', text }) as const;

describe('a template that was typed into a row', () => {
  test('is its text, in whatever mode; what repeats the field says the same', () => {
    const said = {
      [email.id]: { do: 'value', value: template('{{field:First name|lower}}+{{counter}}@x.example') },
    } as const;
    const [typed, repeated, name] = shown(said);

    expect(typed).toBe(`${name!.toLowerCase()}+1@x.example`);
    expect(repeated).toBe(typed);
    expect(shown(said, { mode: 'boundary' })[0]).toMatch(/\+1@x\.example$/);
    expect(breakableRules(fields, context(said, { mode: 'invalid' })).some(({ field }) => field === email.id)).toBe(
      false,
    );
  });

  test('stands as it is where its parts can’t be made', () => {
    expect(shown({ [first.id]: { do: 'value', value: template('{{field:Nobody}}') } })[2]).toBe('{{field:Nobody}}');
  });

  test('with braces written as text', () => {
    expect(shown({ [first.id]: { do: 'value', value: template('\\{{given-name}}') } })[2]).toBe('{{given-name}}');
  });

  test('is shown beforehand, or what is wrong with it', () => {
    const sample = (text: string) => valueSample(fields, context({}), { field: email, value: template(text) });

    expect(sample('{{field:First name}}')).toEqual({ text: shown({})[2] });
    expect(sample('a {{field:Nobody}}')).toMatchObject({ problem: { code: 'field-missing', at: 2, length: 16 } });
  });
});

describe('a value of another form that was set for a field', () => {
  const amount = field(
    { control: 'number', type: 'number', min: null, max: null, step: 0.5, stepBase: 0 },
    { name: 'amount' },
  );
  const day = field({ control: 'date', type: 'month', min: '', max: '', step: null }, { name: 'month' });
  const size = selectField('Size', ['Small', 'Large'], { name: 'size' });
  const all = [...fields, amount, day, size];
  const planned = ({ id }: FieldDescriptor, value: DrawnSpec) =>
    planFields(all, context({ [id]: { do: 'value', value } })).find((entry) => entry.id === id)!;

  test.each([
    [first, { is: 'list', entries: ['SPRING', 'SUMMER'] }, /^(SPRING|SUMMER)$/],
    [first, { is: 'pattern', pattern: '[A-C]{4}' }, /^[A-C]{4}$/],
    [amount, { is: 'number', from: 0.5, to: 2, step: 0.5 }, /^(0\.5|1\.0|1\.5|2\.0)$/],
    [first, { is: 'date', from: '2026-12-24', to: '2026-12-24', format: 'dd.MM.yyyy' }, /^24\.12\.2026$/],
    [day, { is: 'date', from: '2026-12-01', to: '2026-12-24', format: '' }, /^2026-12$/],
    [size, { is: 'list', entries: ['large'] }, /^Large$/],
  ] as const)('%#: %o', (target, value, made) => {
    expect(planned(target, value).shown).toMatch(made);
    expect(planned(target, value)).toEqual(planned(target, value));
  });

  test('that can’t be made leaves what is planned', () => {
    const usual = planFields(all, context({})).find(({ id }) => id === first.id)!.shown;
    expect(planned(first, { is: 'pattern', pattern: '(?!x)x' }).shown).toBe(usual);
  });
});

test('the other fields of a form are offered by their labels, without stars', () => {
  expect(labelsBeside(first, fields).slice(0, 2)).toEqual(['E-mail', 'Repeat e-mail']);
});
