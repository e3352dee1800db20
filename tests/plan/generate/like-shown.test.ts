import { describe, expect, it } from 'vitest';
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
    ['de-DE', 'Kostenstelle', 'z. B. 3305-12', /^\d{4}-\d\d$/],
    ['en-US', 'Tariff item', 'e.g. 204500-07', /^\d{6}-0\d$/],
    // In small letters, where signs hold its parts together.
    ['en-US', 'Firmware', 'v3.1.0', /^v\d\.\d\.\d$/],
    ['en-US', 'Chart version', '2025.7.2-beta3', /^20\d\d\.\d\.\d-beta\d$/],
    // What is given goes before the rest.
    ['en-US', 'Order no.', 'LAB-', /^LAB-\d{3,}$/],
    ['en-GB', 'Permit', 'PM/', /^PM\/\d{3,}$/],
    ['en-GB', 'Invoice no.', 'INV-2024-', /^INV-2024-\d{3,}$/],
    ['en-GB', 'Order reference', '#12345', /^#\d{5}$/],
    ['en-US', 'App build', '1.4.0 (1234)', /^\d\.\d\.\d \(\d{4}\)$/],
    // Behind what is said of it.
    ['en-GB', 'Berth', 'Pontoon-Berth, e.g. C-14', /^C-1\d$/],
    ['en-US', 'Sample position', 'Freezer-Shelf-Box, e.g. F-03-12', /^F-0\d-1\d$/],
    ['en-GB', 'Plate barcode', 'PLT-2024-00001', /^PLT-\d{4}-0000\d$/],
  ])('%s: “%s” like “%s”', async (tag, label, placeholder, looks) => {
    const [shown] = await shownOf(tag, lineWith(label, placeholder));
    expect(shown).toMatch(looks);
    expect(shown).not.toBe('');
  });

  it.each([
    ['Notice board', '#harbour-news', /^#harbour-news$/],
    ['Slack handle', '@jane', /^@[\w.-]+$/],
    ['Tags', 'site=north, rack=12', /^site=north, rack=12$/],
    ['Annotations', 'name=value', /^[\w-]+=[\w-]+/],
    ['Trusted networks', '198.51.100.0/24, one per line', /^198\.51\.100\.0\/24$/],
  ])('in the signs of its notation: “%s” like “%s”', async (label, placeholder, looks) => {
    const [shown] = await shownOf('en-US', lineWith(label, placeholder));
    expect(shown).toMatch(looks);
    expect(shown).not.toContain('value');
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
