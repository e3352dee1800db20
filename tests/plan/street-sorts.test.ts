import { expect, test } from 'vitest';
import { areStreetSorts, streetParts } from '../../utils/plan/street-sorts';

test.each([
  ['Calle Cervantes', 'Calle', 'Cervantes'],
  ['Dózsa György út', 'út', 'Dózsa György'],
  ['ul. Szkolna', 'ul.', 'Szkolna'],
  ['Los Aromos', '', 'Los Aromos'],
  ['Plaza', '', 'Plaza'],
])('“%s” is of the sort “%s” and called “%s”', (street, sort, name) => {
  expect(streetParts(street)).toEqual({ sort, name });
});

test('a list of sorts of streets is told from other lists', () => {
  expect(areStreetSorts(['Calle', 'Avenida', 'Plaza', 'Otro'])).toBe(true);
  expect(areStreetSorts(['Madrid', 'Barcelona', 'Plaza'])).toBe(false);
});
