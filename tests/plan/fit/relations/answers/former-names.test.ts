import { expect, it } from 'vitest';
import { textField } from '../../../../builders';
import { filled } from '../../filled';

it('says no earlier name that is the present one', async () => {
  const fields = [textField('Surname'), textField('Former surname'), textField('Maiden name', { required: true })];
  const told = await filled('en-GB', fields);
  for (const [surname, former, maiden] of told) {
    expect(former).not.toBe(surname);
    expect(maiden).not.toBe(surname);
    expect(maiden).not.toBe('');
  }
  expect(told.some(([, former]) => former === '')).toBe(true);
});

it('says the name at birth that was kept', async () => {
  const [told] = await filled('de-DE', [textField('Nachname'), textField('Geburtsname')]);
  expect(told![1]).not.toBe('');
});
