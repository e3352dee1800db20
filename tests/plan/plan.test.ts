import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { PlanContext } from '../../utils/plan/context';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { catalogue } from '../catalogue/loaded';
import { field, selectField, textField } from '../builders';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const context = (overrides: Partial<PlanContext> = {}): PlanContext => ({
  seed: '7K2QM-2F4',
  locale,
  mode: 'realistic',
  settings: planSettings(),
  overrides: {},
  ...overrides,
});
const shown = (fields: readonly FieldDescriptor[], overrides: Partial<PlanContext> = {}) =>
  planFields(fields, context(overrides)).map((entry) => entry.shown);

const email = textField('E-mail', { type: 'email', name: 'email' });
const first = textField('First name', { name: 'first' });
const password = textField('Password', { type: 'password', name: 'pw' });
const again = textField('Repeat password', { type: 'password', name: 'pw2' });

describe('planFields', () => {
  it('gives the same plan for the same context, another for another seed', () => {
    const fields = [first, email, password];
    expect(shown(fields)).toEqual(shown(fields));
    expect(shown(fields, { seed: '7K2QN-2F4' })).not.toEqual(shown(fields));
  });

  it('leaves the other values as they are when a field is added', () => {
    const [, emailAlone] = shown([first, email]);
    const [, , emailAmongMore] = shown([first, textField('City', { name: 'city' }), email]);
    expect(emailAmongMore).toBe(emailAlone);
  });

  it('brings another value at each roll, where there is one', () => {
    const size = selectField('Size', ['S', 'M'], { name: 'size' });
    const rolled = [0, 1, 2, 3, 4, 5].map(
      (nth) => shown([size], { overrides: { [size.id]: { do: 'reroll', nth } } })[0],
    );
    expect(rolled[1]).not.toBe(rolled[0]);
    expect(new Set(rolled).size).toBe(2);
  });

  it('repeats what is to be typed twice, the person’s own text included', () => {
    const [one, two] = shown([password, again]);
    expect(two).toBe(one);
    expect(shown([password, again], { overrides: { [password.id]: { do: 'text', text: 'Tea-for-2!' } } })).toEqual([
      'Tea-for-2!',
      'Tea-for-2!',
    ]);
  });

  it('repeats it where the first has limits of its own, and where the first keeps what was typed there', () => {
    const short = textField('Password', { type: 'password', name: 'pw', maxLength: 9 });
    const [one, two] = shown([short, again]);
    expect(two).toBe(one);
    const typed = { ...email, state: 'typed', current: 'me@mine.example' } as const;
    const emailAgain = textField('Repeat e-mail', { type: 'email', name: 'email2' });
    expect(shown([typed, emailAgain])[1]).toBe('me@mine.example');
  });

  it('does as it is told on single fields', () => {
    const told = planFields(
      [first, email],
      context({ overrides: { [first.id]: { do: 'skip' }, [email.id]: { do: 'kind', kind: 'uuid' } } }),
    );
    expect(told[0]).toMatchObject({ value: null, reason: 'skipped-by-user' });
    expect(told[1]).toMatchObject({ kind: 'uuid' });
    const rerolls = [0, 1, 2].map((nth) => shown([first], { overrides: { [first.id]: { do: 'reroll', nth } } })[0]);
    expect(new Set(rerolls).size).toBe(3);
  });

  it('leaves what the person typed unless asked to overwrite', () => {
    const typed = { ...first, state: 'typed' } as const;
    expect(planFields([typed], context())[0]).toMatchObject({ value: null, reason: 'has-value' });
    const settings = { ...planSettings(), fill: 'all' as const };
    expect(shown([typed], { settings })[0]).not.toBe('');
  });

  it.each(['realistic', 'boundary', 'invalid', 'hostile'] as const)(
    'ticks none of these alone, or not at all: %s',
    (mode) => {
      const box = (label: string) =>
        field({ control: 'check', checked: false }, { name: 'allergies', texts: [{ source: 'label', text: label }] });
      const boxes = ['Nuts', 'Milk', 'Gluten', 'None of these'].map(box);
      for (let seed = 0; seed < 30; seed++) {
        const told = planFields(boxes, context({ mode, catalogue, seed: makeSeed(seed, '2026-11-21') }));
        const ticked = told.map(({ value }) => value?.as === 'check' && value.checked);
        expect([ticked[3], ticked.some(Boolean)]).toEqual([false, true]);
      }
    },
  );

  it('chooses a country that goes with the person', () => {
    const country = selectField('Country', [
      ['', 'Select'],
      ['DE', 'Germany'],
      ['US', 'United States'],
    ]);
    expect(planFields([country], context())[0]?.value).toEqual({
      as: 'options',
      wanted: ['United States'],
      count: 1,
      at: [2],
    });
  });
});
