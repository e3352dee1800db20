import { expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { planFields } from '../../../../utils/plan/plan';
import { makeSeed } from '../../../../utils/plan/seed';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';
import { planSettings } from '../../persona/plan-settings';

/** @param asked labels, or fields */
async function planned(tag: string, ...asked: readonly (string | FieldDescriptor)[]) {
  const fields = asked.map((one) => (typeof one === 'string' ? textField(one, { name: '', lang: tag }) : one));
  const context = { seed: makeSeed(4711, '2026-11-21'), locale: await loadLocale(tag, builtData) };
  return planFields(fields, { ...context, mode: 'realistic', settings: planSettings(), overrides: {} });
}

it.each([
  ['en-GB', 'Home address (incl. postcode)', /, \p{L}[\p{L} ]+ \p{Lu}{1,2}\d/u],
  ['en-US', 'Billing address', /, \p{Lu}{2} \d{5}/u],
  ['de-DE', 'Anschrift', /, \d{5} \p{L}/u],
  ['es-ES', 'Domicilio', /, \d{5} \p{L}/u],
])('%s: “%s” is all of it where no town is asked for', async (tag, label, looks) => {
  const [, address] = await planned(tag, 'E-mail', label);
  expect(address).toMatchObject({ kind: 'full-address', shown: expect.stringMatching(looks) });
});

it('leaves out the postcode that has a box of its own', async () => {
  const [address, postcode] = await planned('en-GB', 'Supply address', 'Postcode');
  expect(address!.kind).toBe('full-address');
  expect(address!.shown).not.toContain(postcode!.shown);
  expect(address!.shown).toMatch(/, \p{L}+$/u);
});

it.each([
  ['Address', 'Town'],
  ['Street address', 'E-mail'],
  ['Address line 1', 'Postcode'],
])('“%s” beside “%s” is no more than the street', async (label, other) => {
  expect((await planned('en-GB', label, other))[0]!.kind).not.toBe('full-address');
});

it('is the street alone where the town stands beside the code, or where there is no room for it', async () => {
  expect((await planned('de-DE', 'Anschrift', 'PLZ/Ort'))[0]!.kind).not.toBe('full-address');
  const short = textField('Address', { name: '', lang: 'en-US', maxLength: 25 });
  expect((await planned('en-US', short))[0]!.kind).not.toBe('full-address');
});

it('leaves no gap where the code is left out', async () => {
  const [address] = await planned('de-DE', 'Anschrift', 'PLZ');
  expect(address!.shown).toMatch(/, \p{L}/u);
  expect(address!.shown).not.toContain('  ');
});
