import { expect, it } from 'vitest';
import { idlePurposePhrases, idleSectionPhrases } from './idle-section-phrases';

it('finds no phrase for a section idle', () => {
  expect(idleSectionPhrases()).toEqual([]);
});

it('finds no phrase for what a form is for idle', () => {
  expect(idlePurposePhrases()).toEqual([]);
});
