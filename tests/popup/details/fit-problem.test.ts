import { beforeEach, expect, test, vi } from 'vitest';
import type * as Module from '../../../entrypoints/popup/details/fit-problem';
import { fakeI18n } from '../fake-i18n';
import { choiceControl, numberControl, textControl } from '../samples';

let fitProblem: typeof Module.fitProblem;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  ({ fitProblem } = await import('../../../entrypoints/popup/details/fit-problem'));
});

const number = numberControl({ min: 1, max: 99 });
const slider = numberControl({ type: 'range', min: 1, max: 99 });
const country = choiceControl(['Austria', 'Belgium']);

test.each([
  ['any text', textControl(), '31.02.1999', null],
  ['nothing', number, '', null],
  [
    'a text over its limit',
    textControl({ maxLength: 3 }),
    'abcd',
    'breaks-rule: 4 characters, 3 allowed: written anyway.',
  ],
  [
    'letters in a number',
    number,
    'abc',
    'cannot-hold: A number field can’t hold this: enter digits, with a point for decimals.',
  ],
  [
    'a comma in a number',
    number,
    '1,5',
    'cannot-hold: A number field can’t hold this: enter digits, with a point for decimals.',
  ],
  ['a number', number, '-1.5e3', 'breaks-rule: Below the minimum of 1: written anyway.'],
  ['too large a number', number, '999', 'breaks-rule: Above the maximum of 99: written anyway.'],
  ['a number beyond a slider', slider, '999', 'cannot-hold: This slider ends at 99.'],
  ['an option', country, 'Austria', null],
  ['no option', country, 'Narnia', 'cannot-hold: This is none of the options, so the field can’t hold it.'],
  ['options that show later', { ...country, optionsKnown: false }, 'Narnia', null],
  ['options beside free text', { ...country, editable: true }, 'Narnia', null],
] as const)('%s', (_name, control, draft, expected) => {
  const problem = fitProblem(control, draft);

  expect(problem && `${problem.is}: ${problem.text}`).toBe(expected);
});
