import { describe, expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { planFields } from '../../../../utils/plan/plan';
import { makeSeed } from '../../../../utils/plan/seed';
import type { FieldId } from '../../../../utils/pipeline';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';
import { planSettings } from '../../persona/plan-settings';

const today = '2026-11-21';
async function planned(labels: readonly string[], tag = 'en-GB') {
  const fields = labels.map((label, at) => textField(label, { id: `f${at}` as FieldId, name: `field_${at}` }));
  const context = { seed: makeSeed(4711, today), locale: await loadLocale(tag, builtData) };
  return planFields(fields, { ...context, mode: 'realistic', settings: planSettings(), overrides: {} }).map(
    ({ shown }) => shown,
  );
}

describe('settleThings', () => {
  it.each([
    ['en-GB', 'Trailer type', /trailer/i],
    ['en-GB', 'Area of skin affected', /arm|knee|back/i],
    ['en-GB', 'Fruit eaten most often', /apple|pear|berr/i],
    ['en-GB', 'Crop to be grown', /wheat|barley|maize|potato/i],
    ['en-GB', 'Style of house', /detached|terraced|bungalow/i],
    ['de-DE', 'Dachform', /dach/i],
    ['ja-JP', '供花の種類', /菊|百合|カーネーション/],
  ])('%s: “%s” gets one of them', async (tag, label, thing) => {
    expect((await planned([label], tag))[0]).toMatch(thing);
  });

  it('says another one where the page asks again', async () => {
    const [one, other] = await planned(['Wood species', 'Other wood species']);
    expect(other).not.toBe(one);
  });

  it('leaves to a kind what the kind is called', async () => {
    const [nationality, number] = await planned(['Nationality', 'Trailer number']);
    expect(nationality).toBe('British');
    expect(number).toMatch(/\d/);
  });
});
