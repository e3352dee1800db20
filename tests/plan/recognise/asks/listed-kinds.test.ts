import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { planFields } from '../../../../utils/plan/plan';
import { makeSeed } from '../../../../utils/plan/seed';
import { textField } from '../../../builders';
import { localeOfPage } from '../../persona/locale-of-page';
import { planSettings } from '../../persona/plan-settings';

async function planned(tag: string, ...fields: readonly FieldDescriptor[]) {
  const locale = await localeOfPage(tag, fields);
  const seed = makeSeed(4711, '2026-11-21');
  return planFields(fields, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
}

describe('one box for several facts', () => {
  it.each([
    ['en-GB', 'Emergency contact (name and phone)', /^\p{L}+ \p{L}+, \+44 /u],
    ['en-GB', 'Name and phone number of referee', /^\p{L}+ \p{L}+, \+44 /u],
    ['en-US', 'Supervisor and phone', /^\p{L}+ \p{L}+, \+1 /u],
    ['es-ES', 'Referencias (nombre y teléfono)', /^\p{L}+ \p{L}+, \+34 /u],
    ['pl-PL', 'Rodzeństwo (imię, wiek)', /^\p{L}+, \d{1,2}$/u],
  ])('holds them all: %s “%s”', async (tag, label, looks) => {
    const [own, listed] = await planned(tag, textField('E-mail', { type: 'email' }), textField(label));
    expect(own!.kind).toBe('email');
    expect(listed!.shown).toMatch(looks);
  });

  it.each([
    ['nl-NL', 'Voorletters en achternaam contactpersoon', /^\p{Lu}\.\S* \p{L}{2}/u],
    ['en-GB', 'Initials and surname', /^\p{Lu}{1,3}\.? \p{L}{2}/u],
    ['en-US', 'Employee name (Last, First, MI)', /^\p{L}+, \p{L}+$/u],
  ])('has a name in the order that is asked: %s “%s”', async (tag, label, looks) => {
    const [, listed] = await planned(tag, textField('E-mail', { type: 'email' }), textField(label));
    expect(listed!.shown).toMatch(looks);
  });

  it('has the name of somebody else than who fills the form in', async () => {
    const [name, listed] = await planned('es-ES', textField('Nombre completo'), textField('Hermanos (nombre y edad)'));
    expect(listed!.shown.startsWith(name!.shown.split(' ')[0]!)).toBe(false);
  });

  it('leaves a firm its name, and an address its lines', async () => {
    const [employer, address] = await planned(
      'de-DE',
      textField('Arbeitgeber (Name und Anschrift)'),
      textField('Anschrift (Straße, Hausnummer)'),
    );
    expect(employer!.kind).toBe('organization');
    expect(address!.kind).toBe('street-address');
  });
});

describe('a name asked for by its halves', () => {
  it('begins with the family’s, as the label does', async () => {
    const [given, family, whole] = await planned(
      'de-DE',
      textField('Vorname'),
      textField('Nachname'),
      textField('Name, Vorname', { form: 'other' }),
    );
    expect(whole!.shown).toBe(`${family!.shown}, ${given!.shown}`);
  });

  it.each(['Forename & middle name', 'Given name and middle name'])(
    'with what is in its middle: “%s”',
    async (label) => {
      const [given, whole] = await planned('en-US', textField('First name'), textField(label, { form: 'other' }));
      expect(whole!.shown).toMatch(new RegExp(`^${given!.shown} \\p{Lu}\\p{L}*$`, 'u'));
    },
  );

  it('is so in brackets, too', async () => {
    const [whole] = await planned('en-US', textField('Name (last, first)'));
    expect(whole!.shown).toMatch(/^\p{L}+, \p{L}+$/u);
  });

  it('has no comma where the label has none', async () => {
    const [whole] = await planned('it-IT', textField('Cognome e nome'));
    expect(whole!.shown).toMatch(/^\p{L}+ \p{L}+$/u);
  });
});
