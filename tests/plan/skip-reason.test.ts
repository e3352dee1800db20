import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { FillPolicy, PlanContext, PlanSettings } from '../../utils/plan/context';
import type { Kind } from '../../utils/kinds/kinds';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { skipReasonOf } from '../../utils/plan/skip-reason';
import type { Recognition } from '../../utils/plan/recognition';
import { field, selectField, textField } from '../builders';
import { recognised } from './fit/builders';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const context = (settings: Partial<PlanSettings> = {}, more: Partial<PlanContext> = {}): PlanContext => ({
  seed: '7K2QM-2F4',
  locale,
  mode: 'realistic',
  settings: planSettings(settings),
  overrides: {},
  ...more,
});
const asKind = ({ id }: FieldDescriptor, kind: Kind): Recognition => recognised(kind, { id });

describe('what a field holds', () => {
  const reasonFor = (state: FieldDescriptor['state'], fill: FillPolicy) => {
    const name = textField('Name', { state });
    return skipReasonOf(name, asKind(name, 'name'), undefined, undefined, context({ fill }));
  };

  it.each([
    ['empty', [null, 'preset', 'has-value', null]],
    ['not-typed', [null, null, 'has-value', null]],
    ['all', [null, null, null, null]],
  ] as const)('with “%s”', (fill, expected) => {
    const states = ['empty', 'preset', 'typed', 'ours'] as const;
    expect(states.map((state) => reasonFor(state, fill))).toEqual(expected);
  });

  it.each([
    ['Choose a country…', null],
    ['Austria', 'preset'],
  ] as const)('is a list’s own prompt, which is no answer, or an option: %s', (current, expected) => {
    const country = selectField('Country', ['Choose a country…', 'Austria', 'Chile'], { state: 'preset', current });
    const recognition = asKind(country, 'country-name');
    expect(skipReasonOf(country, recognition, undefined, undefined, context({ fill: 'empty' }))).toBe(expected);
  });

  it('counts for nothing where the field was asked for by name, or edited', () => {
    const name = textField('Name', { state: 'typed' });
    const recognition = asKind(name, 'name');
    expect(skipReasonOf(name, recognition, undefined, undefined, context({}, { asked: [name.id] }))).toBeNull();
    expect(skipReasonOf(name, recognition, { do: 'text', text: 'Bo' }, undefined, context())).toBeNull();
    const locked = { ...name, skipReason: 'read-only' as const };
    expect(skipReasonOf(locked, recognition, undefined, undefined, context({}, { asked: [name.id] }))).toBe(
      'read-only',
    );
  });
});

describe('a box that agrees to marketing', () => {
  const newsletter = field({ control: 'check', checked: false }, { name: 'newsletter' });
  const reasonFor = (box: FieldDescriptor, settings: Partial<PlanSettings> = {}) =>
    skipReasonOf(box, asKind(box, 'marketing-consent'), undefined, undefined, context(settings));

  it('is left unless a setting says otherwise or the form requires it', () => {
    expect(reasonFor(newsletter)).toBe('optional-consent');
    expect(reasonFor(newsletter, { marketing: true })).toBeNull();
    expect(reasonFor({ ...newsletter, required: true })).toBeNull();
  });
});
