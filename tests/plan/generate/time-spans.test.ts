import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { field, textField } from '../../builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

async function shown(tag: string, one: FieldDescriptor): Promise<string> {
  const locale = await localeOfPage(tag, [one]);
  const seed = makeSeed(4711, '2026-11-21');
  return planFields([one], { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} })[0]!.shown;
}

describe('a span of time in a line of words', () => {
  it.each([
    ['de-DE', 'Lieferzeit', /^\d+ Tage$/],
    ['fr-FR', 'Ancienneté', /^\d+ ans$/],
    ['ru-RU', 'Стаж работы', /^\d+ (?:лет|года?)$/],
    ['en-GB', 'Length of service', /^\d+ years$/],
    ['de-DE', 'Vertragslaufzeit', /^\d+ Monate$/],
    ['es-ES', 'Duración del tratamiento', /^\d+ días$/],
  ])('says what it is counted in: %s “%s”', async (tag, label, looks) => {
    expect(await shown(tag, textField(label))).toMatch(looks);
  });

  it.each(['Lieferzeit (Tage)', 'Anzahl Jahre im Betrieb'])(
    'is a number where the label says it: “%s”',
    async (label) => {
      expect(await shown('de-DE', textField(label))).toMatch(/^\d+$/);
    },
  );

  it('is a number where the box takes digits alone', async () => {
    expect(await shown('de-DE', textField('Lieferzeit', { inputMode: 'numeric' }))).toMatch(/^\d+$/);
    expect(await shown('de-DE', textField('Lieferzeit', { maxLength: 3 }))).toMatch(/^\d+$/);
    const counted = field(
      { control: 'number', type: 'number', min: 0, max: 99, step: 1, stepBase: 0 },
      { texts: [{ source: 'label', text: 'Lieferzeit' }] },
    );
    expect(await shown('de-DE', counted)).toMatch(/^\d+$/);
  });
});
