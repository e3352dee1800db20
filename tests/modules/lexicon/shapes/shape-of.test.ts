import { describe, expect, it } from 'vitest';
import { shapeOfAsk, shapeOfKind } from '../../../../modules/lexicon/shapes/shape-of';
import type { AskTable } from '../../../../utils/plan/asks/ask-data';
import table from '../../../../utils/plan/asks/table.json';

const asks = table as unknown as AskTable;

describe('shapeOfKind', () => {
  it.each([
    ['given-name', 'person'],
    ['bank-name', 'organization'],
    ['country', 'place'],
    ['check-in', 'day'],
    ['iban', 'code'],
    ['price', 'money'],
    ['hobby', 'words'],
  ] as const)('%s is a %s', (kind, shape) => {
    expect(shapeOfKind(kind)).toBe(shape);
  });
});

describe('shapeOfAsk', () => {
  it.each([
    ['heart-rate', 'tens'],
    ['pain-level', 'few'],
    ['white-cells', 'few'],
    ['platelets', 'hundreds'],
    ['steps-day', 'thousands'],
    ['oxygen-saturation', 'percentage'],
    ['policy-number', 'code'],
    ['browser', 'words'],
    ['expires', 'day'],
    ['criminal-record', 'flag'],
    ['asked-person', 'person'],
    ['court', 'organization'],
  ])('%s is a %s', (id, shape) => {
    expect(shapeOfAsk(id, asks, ['a word'])).toBe(shape);
  });

  it('is prose where its answers are sentences', () => {
    expect(shapeOfAsk('damage', asks, [['The door has a dent.', 'The rest works.']])).toBe('prose');
  });
});
