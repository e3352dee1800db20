import { expect, it } from 'vitest';
import { lineWith, shownOf } from '../shown-of';
import { textField } from '../../builders';

it('a box of a row takes what its placeholder names, though the label names both', async () => {
  const [code, town] = await shownOf('de-DE', lineWith('PLZ, Ort*', 'Postleitzahl'), lineWith('PLZ, Ort*', 'Stadt'));
  expect(code).toMatch(/^\d{5}$/);
  expect(town).toMatch(/^\D+$/);
});

it('one box for both takes both', async () => {
  const [both, shown] = await shownOf(
    'de-DE',
    textField('PLZ, Ort*'),
    lineWith('PLZ / Ort', 'z. B. 12345 Musterstadt'),
  );
  expect(both).toMatch(/^\d{5} \p{L}/u);
  expect(shown).toMatch(/^\d{5} \p{L}/u);
});
