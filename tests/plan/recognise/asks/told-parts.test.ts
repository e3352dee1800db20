import { describe, expect, it } from 'vitest';
import { lineWith, shownOf } from '../../shown-of';

describe('a placeholder that says of which parts the answer is', () => {
  it.each([
    ['en-GB', 'Line manager', 'Full name, number', /^\p{L}+ [\p{L}’' -]+, \+44[\d ]+$/u],
    ['fr-FR', 'Employeur', 'Nom, numéro', /^[\p{L}’'.& -]+, \+33[\d ]+$/u],
    ['en-GB', 'Finder', 'Name and phone', /^\p{L}+ [\p{L}’' -]+, \+44[\d ]+$/u],
    ['de-DE', 'Vermieterin', 'Name und E-Mail', /^[\p{L} -]+, \S+@\S+$/u],
    ['en-US', 'Dentist', 'Name and city', /^[\p{L}’'.& -]+, [\p{L} ]+$/u],
    ['en-GB', 'Where was it left?', 'Street, town or postcode', /^\d+ [^,]+, \p{L}[\p{L} ]+$/u],
    ['de-DE', 'Wo stand das Rad?', 'Straße, Ort oder PLZ', /^[^,]+ \d+[a-z]?, \p{L}[\p{L} ().-]+$/u],
    ['en-GB', 'Which depot do you use?', 'City or postcode', /^[\p{L} -]+$/u],
    ['en-GB', 'Visiting address', 'Street, number, town', /^\d+ [^,]+, [\p{L} -]+$/u],
  ])('%s: “%s”, “%s”', async (tag, label, placeholder, looks) => {
    expect((await shownOf(tag, lineWith(label, placeholder)))[0]).toMatch(looks);
  });

  it.each([
    ['de-DE', 'Straße', 'Name und Nummer', /^[^,]*\p{L}[^,]* ?\d+[a-z]?$/u],
    ['fr-FR', 'Rue', 'Nom et numéro', /^\d+[^,]*\p{L}[^,]*$/u],
    ['es-ES', 'Calle', 'Nombre y número', /^[^+]*\p{L}[^+]*$/u],
    ['en-GB', 'Module', 'Full name, number', /^[^+]*$/],
  ])('is no telephone of a street or a thing: %s “%s”', async (tag, label, placeholder, looks) => {
    expect((await shownOf(tag, lineWith(label, placeholder)))[0]).toMatch(looks);
  });

  it('is no list where the label has said what it wants', async () => {
    expect((await shownOf('en-GB', lineWith('Age', 'Years and months')))[0]).toMatch(/^\d+$/);
    expect((await shownOf('en-GB', lineWith('E-mail', 'Name and domain')))[0]).toMatch(/^\S+@\S+$/);
  });
});
