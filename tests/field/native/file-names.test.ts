import { expect, it } from 'vitest';
import { namesOf } from '../../../utils/field/native/file-names';

it('tells the longest name that a file may have whole, and all of them', () => {
  const long = `${'a'.repeat(251)}.png`;
  expect(namesOf([long, 'b.txt'].map((name) => new File([], name)))).toBe(`${long}, b.txt`);
});
