import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { planFields } from '../../../../utils/plan/plan';
import { makeSeed } from '../../../../utils/plan/seed';
import { textField } from '../../../builders';
import { localeOfPage } from '../../persona/locale-of-page';
import { planSettings } from '../../persona/plan-settings';

async function shown(tag: string, ...fields: readonly FieldDescriptor[]) {
  const locale = await localeOfPage(tag, fields);
  const seed = makeSeed(4711, '2026-11-21');
  const entries = planFields(fields, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
  return entries.map((entry) => entry.shown);
}

describe('one box for facts of different sorts', () => {
  it.each([
    ['en-US', 'Clinic name and telephone number', /^[\p{L} ]+, \+1 [\d ]+$/u],
    ['en-US', 'Insurance company and phone', /^[\p{L} ]+, \+1 [\d ]+$/u],
    ['en-US', 'Order number and date', /^\S*\d\S*, \d\d\/\d\d\/\d{4}$/],
    ['en-US', 'Flight number and arrival time', /^[A-Z\d]{2} \d+, \d\d:\d\d$/],
    ['en-US', 'Date and place of birth', /^\d\d\/\d\d\/\d{4}, \p{L}[\p{L} .]+$/u],
    ['en-US', 'Name and address of clinic', /^[\p{L} ]+, \d+ [\p{L} ]+(?:, [\p{L}\d #]+)?, [\p{L} .]+$/u],
    ['en-US', 'Current insurer (name, policy number)', /^[\p{L} ]+, \S*\d\S*$/u],
    ['fr-FR', 'Marque et type du véhicule', /^\p{Lu}[\p{L} -]+, \p{Lu}[\p{L} -]+$/u],
  ])('holds them all: %s “%s”', async (tag, label, looks) => {
    expect((await shown(tag, textField(label)))[0]).toMatch(looks);
  });

  it.each([
    ['en-GB', 'Installer and certificate no.', /^\p{Lu}[\p{L}’'-]+ [\p{L}’' -]+, [A-Z]+-\d+$/u],
    ['da-DK', 'Montør og autorisationsnummer', /^\p{Lu}\p{L}+ [\p{L} -]+, \S*\d$/u],
    ['de-DE', 'Hersteller und Baujahr', /^[\p{L} .&-]+, (?:19|20)\d\d$/u],
    ['es-ES', 'Fabricante y año de fabricación', /^[\p{L} .&]+, (?:19|20)\d\d$/u],
    ['pl-PL', 'Spawacz (imię, nazwisko, nr uprawnień)', /^\p{L}+ \p{L}+, \S*\d\S*$/u],
    ['ru-RU', 'Ответственный за перевозку (должность, Ф.И.О.)', /^[\p{L} -]+, \p{L}+ \p{L}+/u],
    ['en-US', 'Lot no. / expiry date', /^\S* ?\S*\d \/ \d\d\/\d\d\/\d{4}$/],
    ['ja-JP', '担当者名・電話番号', /^\S+ \S+、\+81[ \d]+$/],
    ['ja-JP', '幅×高さ', /^\d+×\d+ cm$/],
    ['it-IT', 'Larghezza x altezza (cm)', /^\d+ x \d+$/],
  ])('joins the answers as the label joins what it asks: %s “%s”', async (tag, label, looks) => {
    expect((await shown(tag, textField(label)))[0]).toMatch(looks);
  });

  it.each([
    ['en-US', 'Surname / family name'],
    ['en-US', 'Phone / email'],
    ['en-US', 'Company / Organisation'],
    ['en-GB', 'Works reference / permit number'],
    ['ja-JP', '会社名・店名'],
  ])('answers words for one thing once: %s “%s”', async (tag, label) => {
    expect((await shown(tag, textField(label)))[0]).not.toMatch(/ \/ |, |、/);
  });

  it('does not take the Spanish "en la que" for the Dutch "en"', async () => {
    const [employer] = await shown('es-ES', textField('Empresa en la que trabaja'));
    expect(employer).toMatch(/^[^,]+$/);
  });

  it('leaves numbers without units out of a box of words', async () => {
    const [medication] = await shown('en-US', textField('Current medication (name, dose and how often)'));
    expect(medication).not.toMatch(/, \d+(?:,|$)/);
  });

  it('says nothing twice', async () => {
    const [vehicle] = await shown('en-US', textField('Vehicle make, model and year'));
    expect(vehicle).toMatch(/^\p{Lu}[\p{L} -]+[\p{L}\d-]*, \d{4}$/u);
  });

  it.each([
    ['known as it stands', 'Date and time of incident', /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/],
    ['a cost of both', 'Food and beverage cost', /^\d+\.\d\d$/],
    ['an address', 'City and state', /^\p{L}[\p{L} .]+, [A-Z]{2}$/u],
    ['a name', "Father's name and surname", /^\p{Lu}\p{Ll}+ \p{Lu}[\p{L}’']+$/u],
    ['either of two', 'Unit / Level', /^\d+$/],
  ])('leaves alone %s: “%s”', async (_, label, looks) => {
    expect((await shown('en-US', textField(label)))[0]).toMatch(looks);
  });

  it('is the first of them where the box has room for no more', async () => {
    const room = 24;
    const [all] = await shown('en-US', textField('Name and address of clinic', { maxLength: room }));
    expect(all!.length).toBeLessThanOrEqual(room);
    expect(all).toMatch(/^\p{Lu}[\p{L} ]+$/u);
  });
});
