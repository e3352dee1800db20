import { describe, expect, it } from 'vitest';
import { withoutWish } from '../../../../utils/plan/recognise/texts/wished-for';

describe('withoutWish', () => {
  it.each([
    ['Class you wish to sign up for', 'Class'],
    ['Course that you’d like to attend *', 'Course'],
    ['Type of room you are looking for', 'Type of room'],
    ['Product you want to order', 'Product'],
    ['City the item is currently located', 'City'],
    ['State where the vehicle is registered *', 'State'],
  ])('leaves the noun of “%s”', (label, noun) => {
    expect(withoutWish(label)).toBe(noun);
  });

  it.each([
    'Date you want to start',
    'What do you want to achieve?',
    'Which course would you like to attend?',
    'Company you work for',
    'Date the parcel was shipped',
    'Reason the item was returned',
    'Tell us what you need',
    'Do you need a visa?',
  ])('leaves “%s” as it is', (label) => {
    expect(withoutWish(label)).toBe(label);
  });
});
