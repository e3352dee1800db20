import { describe, expect, it } from 'vitest';
import { textField } from '../../builders';
import { lineWith, shownOf } from '../shown-of';

describe('a number in the notation of its placeholder', () => {
  it.each([
    ['en-US', 'Employee ID', 'e.g. E0045821', /^E00\d{5}$/],
    ['en-US', 'Incident ticket', 'INC-20391', /^INC-\d{5}$/],
    ['en-US', 'Boat registration', 'e.g. W 1234', /^W \d{4}$/],
    ['de-DE', 'Registernummer', 'z. B. VR 12345', /^VR \d{5}$/],
    ['fr-FR', 'Numéro de dossier', 'ex. DS-48213', /^DS-\d{5}$/],
    ['ro-RO', 'Nr. Reg. Comerțului', 'J40/1234/2010', /^J\d\d\/\d{4}\/20[01]\d$/],
    ['en-ZA', 'Company registration no.', '2010/123456/07', /^20[01]\d\/\d{6}\/07$/],
    ['nl-BE', 'Ondernemingsnummer', 'BE 0XXX.XXX.XXX', /^BE [01]\d{3}\.\d{3}\.\d{3}$/],
    ['de-DE', 'Kundennummer', '10-stellige Nummer', /^\d{10}$/],
    // Noughts and x's stand for digits.
    ['en-GB', 'Membership number', 'SC-000000', /^SC-[1-9]\d{5}$/],
    ['en-US', 'Lot', 'LOT00000', /^LOT[1-9]\d{4}$/],
    ['en-US', 'Vendor no.', '7xxxxx', /^7\d{5}$/],
    ['en-GB', 'Grant code', 'R01-000000', /^R01-\d{6}$/],
    // From a higher number to a lower one is no span.
    ['de-DE', 'Auftragsnummer', 'z. B. 3305-12', /^\d{4}-\d\d$/],
    ['en-US', 'Tariff item', 'e.g. 204500-07', /^\d{6}-0\d$/],
    // In small letters, where signs hold its parts together.
    ['en-US', 'Firmware', 'v3.1.0', /^v\d\.\d\.\d$/],
    ['en-US', 'Chart version', '2025.7.2-beta3', /^20\d\d\.\d\.\d-beta\d$/],
    // What is given goes before the rest.
    ['en-US', 'Order no.', 'LAB-', /^LAB-\d{3,}$/],
    ['en-GB', 'Permit', 'PM-2024-', /^PM-2024-\d{3,}$/],
    ['en-GB', 'Invoice no.', 'INV-2024-', /^INV-2024-\d{3,}$/],
    ['en-GB', 'Order reference', '#12345', /^#\d{5}$/],
    ['en-US', 'App build', '1.4.0 (1234)', /^\d\.\d\.\d \(\d{4}\)$/],
    // Behind what is said of it.
    ['en-GB', 'Berth', 'Pontoon-Berth, e.g. C-48', /^C-[1-4]\d$/],
    ['en-US', 'Sample position', 'Freezer-Shelf-Box, e.g. F-03-12', /^F-0\d-1\d$/],
    ['en-GB', 'Plate barcode', 'PLT-2024-00001', /^PLT-\d{4}-0000\d$/],
  ])('%s: “%s” like “%s”', async (tag, label, placeholder, looks) => {
    const [shown] = await shownOf(tag, lineWith(label, placeholder));
    expect(shown).toMatch(looks);
    expect(shown).not.toBe(placeholder.replace(/^(?:.*e\.g\.|z\. B\.) /, ''));
  });

  it.each([
    ['Notice board', '#harbour-news', /^#harbour-news$/],
    ['Tags', 'site=north, rack=12', /^site=north, rack=12$/],
    ['Annotations', 'name=value', /^[\w-]+=[\w-]+/],
    ['Trusted networks', '8.8.8.0/24, one per line', /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.0\/24$/],
    ['VPN ranges', '172.217.0.0/16', /^10\.\d{1,3}\.0\.0\/16$/],
  ])('in the signs of its notation: “%s” like “%s”', async (label, placeholder, looks) => {
    const [shown] = await shownOf('en-US', lineWith(label, placeholder));
    expect(shown).toMatch(looks);
    expect(shown).not.toContain('value');
  });

  it.each(['Slack handle', 'Facebook', 'YouTube channel', 'Sponsor’s account'])(
    'as nobody’s handle but the person’s own: “%s”',
    async (label) => {
      const [shown] = await shownOf('en-US', lineWith(label, '@harbourcrew'));
      expect(shown).toMatch(/^@(?:example-)?[a-z]+[\w-]+$/);
      expect(shown).not.toBe('@harbourcrew');
    },
  );

  it.each([
    ['Employer', 'FIRMA:'],
    ['Subject', 'ASUNTO:'],
    ['Job title', 'TITLE:'],
    ['Apartment', 'APT #'],
    ['Suite', 'STE-'],
  ])('is not one of what goes before any words: “%s”, “%s”', async (label, placeholder) => {
    expect((await shownOf('en-US', lineWith(label, placeholder)))[0]).not.toContain(placeholder);
  });

  it('is none of a placeholder that is the only name', async () => {
    const alone = textField('', { name: 'q1', texts: [{ source: 'placeholder', text: 'CREW-' }] });
    expect((await shownOf('en-US', alone))[0]).not.toContain('CREW-');
  });

  it.each([
    ['IP address', '192.168.100.200', /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/],
    ['Size', 'EU 38-40', /^(?!EU)/],
  ])('is left to kinds with rules of their own: “%s”', async (label, placeholder, looks) => {
    expect((await shownOf('en-US', lineWith(label, placeholder)))[0]).toMatch(looks);
  });

  it('is one of two names, and nobody’s where they are an example’s', async () => {
    expect((await shownOf('en-AU', lineWith('Private health fund', 'e.g. Bupa, HCF')))[0]).toMatch(/^(?:Bupa|HCF)$/);
    expect((await shownOf('en-US', lineWith('Tagline', 'Staff SRE at Example Corp')))[0]).not.toMatch(/Example Corp/);
  });

  it('with how many there are of each', async () => {
    const [shown] = await shownOf('en-GB', lineWith('Dietary needs', 'e.g. 3 x vegan, 1 x halal'));
    expect(shown).toMatch(/^\d x vegan, \d x halal$/);
  });

  it('keeps codes that mean something', async () => {
    expect((await shownOf('en-US', lineWith('UN number', 'e.g. UN1266')))[0]).toMatch(/^UN\d{4}$/);
    expect((await shownOf('en-US', lineWith('Phone number', '+1 555 000 0000')))[0]).not.toMatch(/000 0000/);
    expect((await shownOf('en-GB', lineWith('ISBN', '978-0-00-000000-2')))[0]).toMatch(/^97[89][\d-]+$/);
    expect((await shownOf('en-GB', lineWith('Age group', '18-25')))[0]).not.toMatch(/^\d{4}/);
  });
});
