import { expect, it } from 'vitest';
import { idlePhrases } from './idle-phrases';

it('finds no phrase idle: each says what the others do not', () => {
  expect(idlePhrases()).toEqual([]);
});
