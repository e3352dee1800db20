import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { Override, PlanContext } from '../../utils/plan/context';
import { loadLocale } from '../../utils/plan/persona/load-locale';
import { breakableRules, planFields, templateSample } from '../../utils/plan/plan';
import { labelsBeside } from '../../utils/plan/rules/other-fields';
import { textField } from '../builders';
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

describe('a template that was typed into a row', () => {
  test('is its text, in whatever mode; what repeats the field says the same', () => {
    const said = { [email.id]: { do: 'template', text: '{{field:First name|lower}}+{{counter}}@x.example' } } as const;
    const [typed, repeated, name] = shown(said);

    expect(typed).toBe(`${name!.toLowerCase()}+1@x.example`);
    expect(repeated).toBe(typed);
    expect(shown(said, { mode: 'boundary' })[0]).toMatch(/\+1@x\.example$/);
    expect(breakableRules(fields, context(said, { mode: 'invalid' })).some(({ field }) => field === email.id)).toBe(
      false,
    );
  });

  test('stands as it is where its parts can’t be made', () => {
    expect(shown({ [first.id]: { do: 'template', text: '{{field:Nobody}}' } })[2]).toBe('{{field:Nobody}}');
  });

  test('with braces written as text', () => {
    expect(shown({ [first.id]: { do: 'template', text: '\\{{given-name}}' } })[2]).toBe('{{given-name}}');
  });

  test('is shown beforehand, or what is wrong with it', () => {
    const sample = (template: string) => templateSample(fields, context({}), { field: email, template });

    expect(sample('{{field:First name}}')).toEqual({ text: shown({})[2] });
    expect(sample('a {{field:Nobody}}')).toMatchObject({ problem: { code: 'field-missing', at: 2, length: 16 } });
  });
});

test('the other fields of a form are offered by their labels, without stars', () => {
  expect(labelsBeside(first, fields).slice(0, 2)).toEqual(['E-mail', 'Repeat e-mail']);
});
