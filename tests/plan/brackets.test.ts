import { expect, it } from 'vitest';
import { withoutConditions } from '../../utils/plan/brackets';

it.each([
  ['Tax number (if you have one)', 'Tax number'],
  ['Steuernummer (falls vorhanden)', 'Steuernummer'],
  ['Area (ha)', 'Area (ha)'],
  ['Units (SI)', 'Units (SI)'],
  ['Weight (net)', 'Weight (net)'],
])('%s without its condition: %s', (label, bare) => {
  expect(withoutConditions(label).trim()).toBe(bare);
});
