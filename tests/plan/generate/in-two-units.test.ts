import { describe, expect, it } from 'vitest';
import { textField } from '../../builders';
import { shownOf } from '../shown-of';

describe('an amount in two units', () => {
  it.each([
    ['Draught (ft, in)', /^\d+ ft (?:\d|1[01]) in$/],
    ['Honey harvested (lb/oz)', /^\d+ lb (?:\d|1[0-5]) oz$/],
  ])('“%s”', async (label, looks) => {
    expect((await shownOf('en-US', textField(label)))[0]).toMatch(looks);
  });

  it('is none where it is one of the person’s own', async () => {
    const [told, split] = await shownOf('en-US', textField('Your height'), textField('Your height (ft, in)'));
    expect(split).not.toMatch(/ft \d+ in/);
    expect(told).not.toBe('');
  });
});
