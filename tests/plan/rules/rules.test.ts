import { base, en, Faker } from '@faker-js/faker';
import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import type { PlanContext } from '../../../utils/plan/context';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { planFields } from '../../../utils/plan/plan';
import type { Rule } from '../../../utils/plan/rules/rule';
import type { RuleSet } from '../../../utils/plan/rules/rule-set';
import { field, selectField, textField } from '../../builders';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

const locale = await loadLocale('en-US', builtData);

function rule(overrides: Partial<Rule>): Rule {
  return {
    id: overrides.name ?? 'r',
    name: 'QA',
    on: true,
    sites: [],
    fields: [],
    value: { is: 'skip' },
    ...overrides,
  };
}

function plan(fields: readonly FieldDescriptor[], rules: readonly Rule[], more: Partial<RuleSet & PlanContext> = {}) {
  const set: RuleSet = {
    rules,
    page: { scheme: 'https', host: 'shop.example', path: '/' },
    selected: more.selected ?? {},
    counters: more.counters ?? {},
    faker: more.faker ?? null,
  };
  return planFields(fields, {
    seed: '7K2QM-2F4',
    locale,
    mode: more.mode ?? 'realistic',
    settings: planSettings(),
    overrides: more.overrides ?? {},
    rules: set,
  });
}

const email = textField('E-mail', { type: 'email', name: 'email' });
const again = textField('Repeat e-mail', { type: 'email', name: 'email2' });
const first = textField('First name', { name: 'first', required: true });
const promo = textField('Promo code', { name: 'promo', elementId: 'px-7' });
const qa = rule({
  name: 'QA e-mail',
  fields: [{ by: 'kind', kind: 'email' }],
  value: { is: 'template', text: 'qa+{{counter}}@ourco.example' },
});

describe('which rule decides', () => {
  test('says its value, with the rule as evidence', () => {
    const [entry] = plan([email], [qa]);

    expect(entry).toMatchObject({
      shown: 'qa+1@ourco.example',
      value: { as: 'text', text: 'qa+1@ourco.example' },
      evidence: [{ signal: 'rule', text: 'QA e-mail' }],
      rule: { id: 'QA e-mail', name: 'QA e-mail', problem: null, counter: 1 },
    });
  });

  test('the first that matches, of those switched on for the site', () => {
    const fixed = (name: string, more: Partial<Rule>) => rule({ name, value: { is: 'fixed', text: name }, ...more });
    const rules = [
      fixed('off', { on: false }),
      fixed('elsewhere', { sites: ['other.example'] }),
      fixed('other kind', { fields: [{ by: 'kind', kind: 'iban' }] }),
      fixed('here', { sites: ['*.example'] }),
      fixed('later', {}),
    ];

    expect(plan([promo], rules)[0]!.shown).toBe('here');
  });

  test.each([
    [{ by: 'contains', in: ['label'], text: 'PROMO' }, true],
    [{ by: 'contains', in: ['placeholder'], text: 'promo' }, false],
    [{ by: 'contains', in: [], text: 'px-' }, true],
    [{ by: 'matches', in: ['id'], pattern: '^px-\\d$' }, true],
    [{ by: 'matches', in: ['name'], pattern: '^px' }, false],
    [{ by: 'control', control: 'text' }, true],
    [{ by: 'control', control: 'choice' }, false],
    [{ by: 'required' }, false],
    [{ by: 'field', keys: ['text:other', 'text:promo'] }, true],
    [{ by: 'selector', selector: '.promo' }, true],
    [{ by: 'selector', selector: '.none' }, false],
  ] as const)('%j catches the promo code: %s', (condition, expected) => {
    const [entry] = plan([promo], [rule({ fields: [condition], value: { is: 'fixed', text: 'SPRING' } })], {
      selected: { '.promo': { ids: [promo.id], trouble: null } },
    });

    expect(entry!.shown === 'SPRING').toBe(expected);
  });

  test('all conditions must hold', () => {
    const both = rule({
      fields: [{ by: 'required' }, { by: 'control', control: 'text' }],
      value: { is: 'fixed', text: 'x' },
    });

    expect(plan([first, promo], [both]).map(({ shown }) => shown === 'x')).toEqual([true, false]);
  });

  test('one that takes too long is cut off and said; the planned value is used', () => {
    const slow = rule({ fields: [{ by: 'matches', in: [], pattern: '(\\w+) (?:(\\w|\\w\\w)+)+ \\1!' }] });
    const long = textField(`${'a'.repeat(90)} ${'b'.repeat(90)}`, { name: 'x' });

    const [entry] = plan([long], [slow]);

    expect(entry!.rule).toMatchObject({ problem: { code: 'match-too-slow' } });
    expect(entry!.value).not.toBeNull();
  });
});

describe('a selector that could not be asked', () => {
  const bySelector = rule({
    name: 'S',
    fields: [{ by: 'selector', selector: ':x' }],
    value: { is: 'fixed', text: 'x' },
  });
  const isEmail = { by: 'kind', kind: 'email' } as const;

  test.each([
    ['unknown', 'selector-unknown'],
    ['too-slow', 'selector-too-slow'],
  ] as const)('%s: said where the rule might hold, and another value used', (trouble, code) => {
    const onlyEmail = { ...bySelector, fields: [...bySelector.fields, isEmail] };
    const selected = { ':x': { ids: [], trouble } };
    const [mail, name] = plan([email, first], [onlyEmail], { selected });

    expect(mail).toMatchObject({ rule: { name: 'S', problem: { code } } });
    expect(mail!.shown).not.toBe('x');
    expect(name!.rule).toBeUndefined();
  });

  test('what it named before its time was up counts', () => {
    const selected = { ':x': { ids: [email.id], trouble: 'too-slow' } } as const;

    expect(plan([email], [bySelector], { selected })[0]).toMatchObject({ shown: 'x', rule: { problem: null } });
  });
});

describe('what a rule does', () => {
  test('skip and keep', () => {
    const held = textField('City', { state: 'preset', current: 'Bonn' });
    const empty = textField('City');
    const keep = rule({ value: { is: 'keep' } });

    expect(plan([first], [rule({})])[0]).toMatchObject({ value: null, reason: 'skipped-by-rule' });
    expect(plan([held], [keep])[0]).toMatchObject({ value: null, reason: 'kept-by-rule' });
    expect(plan([empty], [keep])[0]!.value).not.toBeNull();
  });

  test('another kind', () => {
    const [entry] = plan([promo], [rule({ value: { is: 'kind', kind: 'iban' } })]);

    expect(entry).toMatchObject({ kind: 'iban', evidence: [{ signal: 'rule' }] });
    expect(entry!.shown).toMatch(/^[A-Z]{2}\d\d/);
  });

  test('fills what the settings would leave', () => {
    const value = { is: 'fixed', text: 'SPRING' } as const;

    expect(plan([promo], [])[0]!.value).toBeNull();
    expect(plan([promo], [rule({ value })])[0]!.shown).toBe('SPRING');
  });

  test('yields to what the person typed, on the page or in the row', () => {
    const value = { is: 'fixed', text: 'Rule' } as const;
    const typed = textField('Nickname', { state: 'typed', current: 'Me' });
    const overrides = { [first.id]: { do: 'text', text: 'Row' } } as const;

    const entries = plan([typed, first], [rule({ value })], { overrides });

    expect(entries[0]).toMatchObject({ value: null, reason: 'has-value' });
    expect(entries[1]).toMatchObject({ shown: 'Row' });
    expect(entries[1]!.rule).toBeUndefined();
  });

  test('its text is written as it stands, whatever the field or the mode asks for', () => {
    const short = textField('Nickname', { maxLength: 3, pattern: '[a-z]+' });
    const rules = [rule({ value: { is: 'fixed', text: 'LONG 1' } })];

    expect(plan([short], rules)[0]!.value).toMatchObject({ text: 'LONG 1' });
    expect(plan([short], rules, { mode: 'invalid' })[0]!.value).toMatchObject({ text: 'LONG 1' });
  });

  test('a counter goes on from field to field, but not from a field to its repetition', () => {
    const second = textField('Other e-mail', { type: 'email', name: 'other' });

    const entries = plan([email, again, second], [qa], { counters: { [qa.id]: 17 } });

    expect(entries.map(({ shown }) => shown)).toEqual([
      'qa+17@ourco.example',
      'qa+17@ourco.example',
      'qa+18@ourco.example',
    ]);
  });

  test('a template takes the person, other fields and faker', () => {
    const faker = new Faker({ locale: [en, base] });
    const text = '{{given-name}}|{{field:First name}}|{{faker.number.int({"min":5,"max":5})}}|{{label}}|{{host}}';
    const ruled = rule({ fields: [{ by: 'field', keys: ['text:promo'] }], value: { is: 'template', text } });

    const [name, made] = plan([first, promo], [ruled], { faker });

    expect(made!.shown).toBe(`${name!.shown}|${name!.shown}|5|Promo code|shop.example`);
  });

  test('a list is drawn again by a reroll', () => {
    const list = rule({ value: { is: 'list', entries: ['red', 'green', 'blue'] } });
    const drawn = [0, 1, 2, 3].map(
      (nth) => plan([first], [list], { overrides: { [first.id]: { do: 'reroll', nth } } })[0]!.shown,
    );

    for (const text of drawn) expect(['red', 'green', 'blue']).toContain(text);
    expect(drawn[1]).not.toBe(drawn[0]);
  });
});

describe('a control that cannot hold the value says so, and gets the planned one', () => {
  const day = field({ control: 'date', type: 'date', min: '', max: '', step: null }, { name: 'day' });
  const count = field({ control: 'number', type: 'number', min: 1, max: 5, step: 1, stepBase: 0 }, { name: 'count' });
  const slider = field({ control: 'number', type: 'range', min: 1, max: 5, step: 1, stepBase: 0 }, { name: 'slider' });
  const box = field({ control: 'check', checked: false }, { name: 'box' });
  const size = selectField('Size', ['Small', 'Large'], { name: 'size' });

  test.each([
    [day, '2026-02-03', '2026-02-03'],
    [day, 'tomorrow', null],
    [count, '999', '999'],
    [count, 'many', null],
    [slider, '4', '4'],
    [slider, '999', null],
    [box, 'no', '–'],
    [box, 'perhaps', null],
    [size, 'large', 'Large'],
    [size, 'Giant', null],
  ] as const)('%#: %s', (target, text, expected) => {
    const [entry] = plan([target], [rule({ value: { is: 'fixed', text } })]);

    if (expected !== null) expect(entry).toMatchObject({ shown: expected, rule: { problem: null } });
    else {
      expect(entry!.rule!.problem).toEqual({ code: 'cannot-hold', piece: text });
      expect(entry!.value).not.toBeNull();
      expect(entry!.shown).toBe(plan([target], [])[0]!.shown);
    }
  });
});
