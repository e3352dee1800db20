import { describe, expect, test } from 'vitest';
import type { Rule } from '../../utils/plan/rules/rule';
import { rowRule, withRule, type RuledRow, type RuleReach } from '../../utils/settings/row-rule';

const email: RuledRow = {
  host: 'shop.example',
  key: 'text:mail',
  label: 'Your e-mail',
  kind: 'email',
  kindTitle: 'E-mail',
  isKindKnown: true,
};
const value = { is: 'fixed', text: 'qa@ourco.example' } as const;
const make = (reach: RuleReach, row = email) => rowRule(row, reach, value, reach);

describe('a rule made at a row', () => {
  test.each([
    ['field', { name: 'Your e-mail', sites: ['shop.example'], fields: [{ by: 'field', keys: ['text:mail'] }] }],
    ['site', { name: 'E-mail', sites: ['shop.example'], fields: [{ by: 'kind', kind: 'email' }] }],
    ['everywhere', { name: 'E-mail', sites: [], fields: [{ by: 'kind', kind: 'email' }] }],
  ] as const)('for %s', (reach, expected) => {
    expect(make(reach)).toMatchObject({ ...expected, on: true, value });
  });

  test('goes by the label where nothing told the kind', () => {
    const guessed = { ...email, label: 'Thing', kind: 'text', isKindKnown: false } as const;

    expect(make('everywhere', guessed)).toMatchObject({
      name: 'Thing',
      fields: [{ by: 'contains', in: ['label'], text: 'Thing' }],
    });
  });

  test('stands before wider ones, whichever was made first', () => {
    const orders: RuleReach[][] = [
      ['field', 'site', 'everywhere'],
      ['everywhere', 'site', 'field'],
    ];
    for (const order of orders) {
      const rules = order.reduce<readonly Rule[]>((now, reach) => withRule(now, make(reach)), []);
      expect(rules.map(({ id }) => id)).toEqual(['field', 'site', 'everywhere']);
    }
  });

  test('takes the place of one that catches the very same', () => {
    const rules = withRule([make('field')], { ...make('field'), id: 'new' });

    expect(rules.map(({ id }) => id)).toEqual(['new']);
  });
});
