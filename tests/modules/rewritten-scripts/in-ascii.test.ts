import { expect, test } from 'vitest';
import { inAscii } from '../../../modules/rewritten-scripts/in-ascii';

test('a script says the same in ASCII', () => {
  const script = '["é“日😀", `ß${1}”`, /[á-ž]/.test("č"), /^\\p{L}😀$/u.test("ж😀"), "a\\\\é"]';

  const ascii = inAscii(script);

  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  expect((0, eval)(ascii)).toEqual((0, eval)(script));
});
