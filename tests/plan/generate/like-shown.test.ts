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
  ])('%s: “%s” like “%s”', async (tag, label, placeholder, looks) => {
    const [shown] = await shownOf(tag, lineWith(label, placeholder));
    expect(shown).toMatch(looks);
    expect(placeholder).not.toContain(shown);
  });

  it('keeps codes that mean something', async () => {
    expect((await shownOf('en-US', lineWith('UN number', 'e.g. UN1266')))[0]).toMatch(/^UN\d{4}$/);
    expect((await shownOf('en-US', lineWith('Phone number', '+1 555 000 0000')))[0]).not.toMatch(/000 0000/);
  });
});
