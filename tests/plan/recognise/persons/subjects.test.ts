import { describe, expect, it } from 'vitest';
import { planFields } from '../../../../utils/plan/plan';
import { makeSeed } from '../../../../utils/plan/seed';
import { textField } from '../../../builders';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { builtData } from '../../persona/locale-source';
import { planSettings } from '../../persona/plan-settings';

const locale = await loadLocale('en-US', builtData);
const asked = (fields: Parameters<typeof planFields>[0]) =>
  planFields(fields, {
    seed: makeSeed(7, '2026-11-22'),
    locale,
    mode: 'realistic',
    settings: planSettings(),
    overrides: {},
  });

describe('age and size', () => {
  it('are the pet’s after its name, and the person’s after an e-mail address', () => {
    const entries = asked([
      textField('Dog’s name', { name: 'a' }),
      textField('Weight (lb)', { name: 'b' }),
      textField('E-mail', { name: 'c' }),
      textField('Weight (lb)', { name: 'd' }),
    ]);
    const weights = [1, 3].map((at) => Number(entries[at]!.shown));
    expect(weights[0]).toBeLessThan(100);
    expect(weights[1]).toBeGreaterThanOrEqual(119);
  });

  it('and the year and the school are the child’s', () => {
    const entries = asked([
      textField('Child’s name', { name: 'a' }),
      textField('Grade', { name: 'b' }),
      textField('School', { name: 'c' }),
    ]);
    expect(entries[1]!.shown).toMatch(/^(?:[1-9]|1[0-2])$/);
    expect(entries[2]!.shown).not.toMatch(/university|college/i);
  });
});
