import { describe, expect, it } from 'vitest';
import { lineWith, shownOf } from '../../shown-of';

describe('an answer that a placeholder shows', () => {
  it.each([
    ['en-GB', 'Zither strings', 'e.g. 21G', '21G'],
    ['en-GB', 'Zither tuning', 'e.g. baroque pitch', 'Baroque pitch'],
    ['de-DE', 'Zitherstimmung', 'z. B. Münchner Stimmung', 'Münchner Stimmung'],
  ])('%s: “%s” where nothing else is known', async (tag, label, placeholder, answer) => {
    expect(await shownOf(tag, lineWith(label, placeholder))).toEqual([answer]);
  });

  it('is read at once, however long it is', async () => {
    const started = performance.now();
    await shownOf('en-GB', lineWith('Zither', `${'A1'.repeat(29)}%`), lineWith('Zither', `${'ABCDEF 1-'.repeat(6)}a`));
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('is none where it is only begun, or tells what to do', async () => {
    const [begun, told] = await shownOf(
      'en-GB',
      lineWith('Zither tuning', 'e.g. 1. Go to…'),
      lineWith('Zither', 'Type here'),
    );
    expect(begun).not.toMatch(/Go to/);
    expect(told).not.toMatch(/Type/);
  });

  it.each([
    ['en-GB', 'Mooring berth', 'e.g. C-114', /^C-\d{3}$/],
    ['en-GB', 'Shelf', 'e.g. R4-B07', /^R[1-4]-B0[1-7]$/],
    ['fr-FR', 'Classe de résistance', 'C24', /^C24$/],
    ['en-GB', 'Academic year', 'e.g. 2023/24', /^(?:2021\/22|2022\/23|2023\/24)$/],
    ['sv-SE', 'Läsår', 't.ex. 2024/2025', /^(?:2022\/2023|2023\/2024|2024\/2025)$/],
    ['en-US', 'Length of recording', '00:00:00', /^0[12]:[0-5]\d:[0-5]\d$/],
    ['de-DE', 'Format', 'B x H', /^\d+ x \d+ cm$/],
    [
      'nl-NL',
      'Type gebruik',
      'bijv. recreatief varen, vissen, wonen aan boord',
      /^(?:Recreatief varen|Vissen|Wonen aan boord)$/,
    ],
    ['es-ES', 'Uso previsto', 'p. ej. riego, consumo doméstico, ganadería', /^(?:Riego|Consumo doméstico|Ganadería)$/],
    ['ja-JP', '稽古年数', '例）3年4か月', /^3年4か月$/],
    ['cs-CZ', 'Rozsah opravy', 'např. od mostu po křižovatku s ulicí Nádražní', /^Od mostu po .* Nádražní$/],
    ['en-GB', 'Autoclave cycle', 'e.g. 134 °C / 3.5 min / 20 min dry', /^134 °C \/ 3\.5 min \/ 20 min dry$/],
    ['en-US', 'Annual turnover', 'e.g. 450000', /^[345]\d{5}$/],
    ['fr-FR', 'Nombre de ruches', 'ex. 25', /^2\d$/],
  ])('%s: “%s” goes by “%s”, whatever its words may ask', async (tag, label, placeholder, looks) => {
    expect((await shownOf(tag, lineWith(label, placeholder)))[0]).toMatch(looks);
  });

  it.each([
    ['en-US', 'Your full name', 'e.g. John Doe'],
    ['en-US', 'E-mail', 'e.g. john@company.com'],
    ['de-DE', 'Ort', 'z. B. Berlin'],
    ['hu-HU', 'Rendszám', 'pl. ABC-123'],
    ['en-US', 'Date of incident', 'e.g. 12 March 2024'],
    ['en-US', 'Time of call', 'e.g. 14:30'],
    ['fi-FI', 'Kaupunki', 'esim. Tampere'],
  ])('%s: “%s” has its own, not that of “%s”', async (tag, label, placeholder) => {
    const [shown] = await shownOf(tag, lineWith(label, placeholder));
    expect(shown).not.toBe('');
    expect(placeholder).not.toContain(shown);
    expect(shown).not.toMatch(/ABC/);
  });
});
