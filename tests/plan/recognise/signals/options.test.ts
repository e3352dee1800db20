import { describe, expect, it } from 'vitest';
import { weighOptions } from '../../../../utils/plan/recognise/signals/options';
import { builtLexicon } from '../../persona/locale-source';

const kindOf = (language: string, texts: readonly string[]) =>
  weighOptions(
    texts.map((text) => ({ text, value: text })),
    builtLexicon,
    language,
  )[0]?.kind;

describe('what the options of a list say that nothing labels', () => {
  it('are countries, as the page’s language calls them', () => {
    const names =
      'Afganistán,Albania,Argelia,Alemania,Bélgica,Bielorrusia,Camerún,Chipre,Dinamarca,Eslovaquia,Egipto,Hungría';
    expect(kindOf('es', ['España', ...names.split(',')])).toBe('country-name');
    expect(
      kindOf(
        'nl',
        'Duitsland,Frankrijk,België,Oostenrijk,Zwitserland,Italië,Spanje,Polen,Zweden,Noorwegen,Finland,Ierland,Griekenland'.split(
          ',',
        ),
      ),
    ).toBe('country-name');
  });

  it('are provinces of any country we know', () => {
    expect(
      kindOf(
        'es',
        'Álava,Alicante,Almería,Asturias,Barcelona,Cádiz,Córdoba,Granada,Madrid,Málaga,Sevilla,Valencia'.split(','),
      ),
    ).toBe('address-level1');
    expect(kindOf('nl', 'Drenthe,Flevoland,Friesland,Gelderland,Groningen,Limburg,Utrecht,Zeeland'.split(','))).toBe(
      'address-level1',
    );
    expect(kindOf('en', ['AL', 'AZ', 'CA', 'CO', 'FL', 'GA', 'NY', 'TX'])).toBe('address-level1');
  });

  it('a few towns are no provinces, and wares no countries', () => {
    expect(kindOf('es', ['Tienda Valencia', 'Madrid', 'Sevilla', 'París', 'Roma'])).not.toBe('address-level1');
    expect(
      kindOf('es', 'Mesa,Silla,Cama,Lámpara,Sofá,Armario,Estantería,Espejo,Alfombra,Cojín,Cortina,Jarrón'.split(',')),
    ).not.toBe('country-name');
  });

  it('are the sexes, also with an article', () => {
    expect(kindOf('de', ['eine Frau', 'ein Mann'])).toBe('sex');
    expect(kindOf('fr', ['une femme', 'un homme'])).toBe('sex');
    expect(kindOf('de', ['ein Hund', 'eine Katze'])).not.toBe('sex');
  });
});
