import { expect, test } from 'vitest';
import { fakerMethods } from '../../../modules/locale-data/faker-methods';

test('faker’s methods are offered by name; those that steer faker are not', () => {
  const methods = fakerMethods();

  expect(methods).toContain('commerce.productName');
  expect(methods).toContain('number.int');
  expect(methods).not.toContain('seed');
  expect(methods.filter((method) => /constructor|__|^definitions|^rawDefinitions/.test(method))).toEqual([]);
  expect(methods.length).toBeGreaterThan(200);
});
