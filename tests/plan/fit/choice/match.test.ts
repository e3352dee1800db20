import { expect, test } from 'vitest';
import { matchForms } from '../../../../utils/plan/fit/choice/match';

const chosen = (form: string, ...texts: string[]) =>
  matchForms(
    texts.map((text, index) => ({ index, value: '', text, disabled: false, group: '' })),
    [form],
  )?.text;

test('two Chinese characters are a name, two Latin letters are not', () => {
  expect(chosen('四川省', '北京', '上海', '四川')).toBe('四川');
  expect(chosen('California', 'Ca', 'Or')).toBeUndefined();
});
