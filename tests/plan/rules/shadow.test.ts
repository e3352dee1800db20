import { expect, test } from 'vitest';
import type { Condition, Rule } from '../../../utils/plan/rules/rule';
import { shadowOf } from '../../../utils/plan/rules/shadow';

const rule = (fields: readonly Condition[], sites: readonly string[] = [], on = true): Rule => ({
  id: JSON.stringify([fields, sites]),
  name: '',
  on,
  sites,
  fields,
  value: { is: 'skip' },
});
const email: Condition = { by: 'kind', kind: 'email' };
const required: Condition = { by: 'required' };
const says = (text: string, ...places: ('label' | 'name')[]): Condition => ({ by: 'contains', in: places, text });
const keys = (...list: string[]): Condition => ({ by: 'field', keys: list });

test.each([
  [rule([email]), rule([email])],
  [rule([]), rule([email], ['shop.example'])],
  [rule([email]), rule([required, email], ['shop.example'])],
  [rule([email], ['*.shop.example']), rule([email], ['www.shop.example', 'shop.example/checkout/*'])],
  [rule([says('mail')]), rule([says('E-Mail', 'label')])],
  [rule([keys('text:a', 'text:b')]), rule([keys('text:b')])],
])('%j is for all that %j is for', (wide, narrow) => {
  expect(shadowOf(narrow, [wide])).toBe(wide);
});

test.each([
  [rule([email], [], false), rule([email])],
  [rule([email], ['shop.example']), rule([email])],
  [rule([email], ['shop.example/checkout/*']), rule([email], ['shop.example'])],
  [rule([email], ['https://shop.example']), rule([email], ['shop.example'])],
  [rule([email, required]), rule([email])],
  [rule([says('mail', 'name')]), rule([says('mail')])],
  [rule([keys('text:a')]), rule([keys('text:a', 'text:b')])],
])('%j leaves something to %j', (other, own) => {
  expect(shadowOf(own, [other])).toBeNull();
});
