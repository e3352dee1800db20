import { expect, test } from 'vitest';
import { heightOf, weightOf } from '../../../utils/plan/persona/stature';
import { makeStream } from '../../../utils/plan/stream';

const people = Array.from({ length: 200 }, (_, number) => (name: string) => makeStream(`${number} ${name}`));
const grown = { role: null, sex: 'female', age: 40, country: 'DE' } as const;

test('women are as tall as women are, men taller, Japanese shorter than Dutch', () => {
  for (const fact of people) {
    const woman = heightOf({ ...grown, fact });
    expect(woman).toBeGreaterThanOrEqual(155);
    expect(woman).toBeLessThanOrEqual(175);
    expect(heightOf({ ...grown, sex: 'male', fact })).toBeGreaterThan(woman);
    const [japanese, dutch] = ['JP', 'NL'].map((country) => heightOf({ ...grown, country, fact }));
    expect(japanese).toBeLessThan(dutch!);
  }
});

test('weight goes with height', () => {
  for (const fact of people) {
    const index = weightOf({ ...grown, fact }) / (heightOf({ ...grown, fact }) / 100) ** 2;
    expect(index).toBeGreaterThan(20);
    expect(index).toBeLessThan(27.5);
  }
});

test.each([
  [3, 92, 98, 13, 17],
  [10, 135, 141, 31, 37],
])('a child of %i measures %i to %i cm and weighs %i to %i kg', (age, shortest, tallest, lightest, heaviest) => {
  for (const fact of people) {
    const child = { ...grown, age, fact };
    expect(heightOf(child)).toBeGreaterThanOrEqual(shortest);
    expect(heightOf(child)).toBeLessThanOrEqual(tallest);
    expect(weightOf(child)).toBeGreaterThanOrEqual(lightest);
    expect(weightOf(child)).toBeLessThanOrEqual(heaviest);
  }
});
