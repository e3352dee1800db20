import { expect, it } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona, type Persona } from '../../../utils/plan/persona/persona';
import type { PhoneNumbers } from '../../../utils/plan/persona/phone';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData } from './locale-source';
import { planSettings } from './plan-settings';

/** As the regulators list them: Ofcom, ARCEP, ComReg, Bundesnetzagentur, PTS, ACMA, NANPA. */
const reserved: Readonly<Record<string, { readonly landline: RegExp; readonly mobile: RegExp }>> = {
  'en-GB': {
    landline: /^(02079460|011[34-8]4960|01[2-6]14960|01914980|02920180)\d{3}$|^02896496\d{3}$|^01632960\d{3}$/,
    mobile: /^07700900\d{3}$/,
  },
  'fr-FR': { landline: /^0(19900|26191|35301|46571|53649)\d{4}$/, mobile: /^063998\d{4}$/ },
  'en-IE': { landline: /^02091\d{5}$/, mobile: /^02091\d{5}$/ },
  'de-DE': {
    landline: /^0(3023125|4066969|6990009|2214710|8999998)\d{3}$/,
    mobile: /^0(17139200|176040690)\d{2}$/,
  },
  'sv-SE': { landline: /^0(3139006|4062804|8465004)\d{2}$|^09803192\d{2}$/, mobile: /^070174\d{4}$/ },
  'en-AU': { landline: /^0[2378]7010\d{4}$/, mobile: /^049157\d{4}$/ },
  'en-US': { landline: /^\d{3}55501\d{2}$/, mobile: /^\d{3}55501\d{2}$/ },
};

async function people(tag: string, phones: PhoneNumbers): Promise<readonly Persona[]> {
  const locale = await loadLocale(tag, builtData);
  const settings = planSettings({ phones });
  return Array.from({ length: 200 }, (_, number) =>
    makePersona({ seed: makeSeed(number * 7919 + 1, '2026-11-25'), locale, person: '', settings }),
  );
}

it.each(Object.entries(reserved))('%s: numbers reserved for fiction where they are asked for', async (tag, ranges) => {
  for (const { landline, mobile, fax } of await people(tag, 'fictional')) {
    expect(landline.digits).toMatch(ranges.landline);
    expect(fax.digits).toMatch(ranges.landline);
    expect(mobile.digits).toMatch(ranges.mobile);
  }
});

it('keeps a town’s own reserved numbers', async () => {
  const home = (all: readonly Persona[], city: string) =>
    all.filter(({ address }) => address.city === city).map(({ landline }) => landline.area);

  const british = await people('en-GB', 'fictional');

  expect(new Set(home(british, 'London'))).toEqual(new Set(['020']));
  expect(new Set(home(british, 'Oxford'))).toEqual(new Set(['01632']));
});

it('takes reserved mobile numbers anyway where validators accept them', async () => {
  for (const { mobile } of await people('de-DE', 'accepted')) expect(mobile.digits).toMatch(reserved['de-DE']!.mobile);
});

it('changes nothing where a country reserves none', async () => {
  const numbers = (all: readonly Persona[]) => all.map(({ landline, mobile }) => [landline.e164, mobile.e164]);

  expect(numbers(await people('nl-NL', 'fictional'))).toEqual(numbers(await people('nl-NL', 'accepted')));
});
