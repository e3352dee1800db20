import { describe, expect, it } from 'vitest';
import { wordsOfMeaning } from '../../../utils/plan/asks/nearest-asks';
import { builtData } from '../persona/locale-source';

const skip = new Set(['the', 'a', 'your', 'you', 'do', 'does', 'is', 'are']);
const nearest = await builtData.nearest.load();
const asked = (text: string, least = 0.85) => nearest.nearest(wordsOfMeaning(text, skip), least);

describe('wordsOfMeaning', () => {
  it('names each word once, without what is skipped, numbers and single letters', () => {
    expect(wordsOfMeaning('Your puppies, the puppies: 2 or B 12?', skip)).toEqual(['puppie', 'or']);
  });
});

describe('NearestAsks', () => {
  it.each([
    ['Where does your kitten sleep?', 'sleep-pet'],
    ['Gear still to be handed in', 'return-items-left'],
    ['What wakes you up?', 'k6-sleep-wakes'],
  ])('knows what “%s” asks', (text, id) => {
    expect(asked(text).map((one) => one.id)).toContain(id);
  });

  it('tells opposites apart, though they stand in like texts', () => {
    const [gross] = asked('Gross weight of the consignment', 0.8);
    expect(gross!.id).toBe('gross-weight');
  });

  it('has a phrase of the same words at 1, whatever their order, and the nearest first', () => {
    const found = asked('Sleep pet where');
    expect(found[0]!.nearness).toBeGreaterThan(0.98);
    expect(found.map(({ nearness }) => nearness)).toEqual(
      found
        .map(({ nearness }) => nearness)
        .toSorted()
        .toReversed(),
    );
  });

  it('knows nothing near to words that nobody knows', () => {
    expect(asked('Qwertz uiopasdf ghjkl')).toEqual([]);
    expect(asked('')).toEqual([]);
  });
});
