import { expect, test } from 'vitest';
import { folded } from '../../../utils/field/saying/folded';

test('folding keeps signs that tell options apart', () => {
  expect(['C', 'C++', 'C#'].map(folded)).toEqual(['c', 'c++', 'c#']);
});
