import { expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { textField } from '../../builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

async function shown(tag: string, ...fields: readonly FieldDescriptor[]): Promise<string[]> {
  const locale = await localeOfPage(tag, fields);
  const seed = makeSeed(4711, '2026-11-21');
  const context = { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
  return planFields(fields, context).map((entry) => entry.shown);
}

const box = (label: string) => textField(label, { type: 'textarea' });

it.each([
  ['en-GB', 'Why do you want to keep bees on your roof?', /I (?:would like|want) to keep bees on my roof\b/],
  ['en-GB', 'Please explain why you wish to swap seats (if any)', /I (?:would like|want) to swap seats\b/],
  ['en-US', 'Reason for Early Repayment *', /[Tt]he early repayment/],
  ['en-US', 'Reason for returning our key', /[Tt]he reason for returning your key/],
  ['en-GB', 'How do you plan to look after the allotment?', /look after the allotment (?:step by step|together)/],
  ['en-GB', 'Why was the seal broken?', /^The seal was broken because /],
  ['de-DE', 'Warum möchten Sie Ihren Tarif wechseln?', /^Ich möchte meinen Tarif wechseln, weil /],
  ['fr-FR', 'Pourquoi souhaitez-vous changer de créneau ?', /^Je souhaite changer de créneau, car /],
  ['es-ES', '¿Por qué quiere cambiar su turno?', /^Quiero cambiar mi turno porque /],
])('%s: the answer to “%s” takes up the question', async (tag, label, looks) => {
  expect((await shown(tag, box(label)))[0]).toMatch(looks);
});

it('leaves to a job what is asked of its applicants', async () => {
  const [why] = await shown('en-GB', box('Why do you want to work for our company?'));
  expect(why).toMatch(/\b(?:position|advertisement)\b/);
});

it('says otherwise where a page asks a second time', async () => {
  const [one, other] = await shown('en-GB', box('Reason for the move'), box('Reason for the change'));
  expect(one!.replace('move', '')).not.toBe(other!.replace('change', ''));
});

it('is short in a box of one line, and neutral where that has no room for it', async () => {
  expect(await shown('en-GB', textField('Reason for detour'))).toEqual(['Change of circumstances']);
  const [narrow] = await shown('en-GB', textField('Reason for detour', { maxLength: 20 }));
  expect(narrow!.length).toBeLessThanOrEqual(20);
  expect(narrow).not.toMatch(/^Change/);
});
