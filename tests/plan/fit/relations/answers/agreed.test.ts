import { describe, expect, it } from 'vitest';
import { fitAgreedAmounts, fitAgreedAnswers } from '../../../../../utils/plan/fit/relations/answers/agreed';
import { fittedText } from '../../../../../utils/plan/fit/fitted';
import { boxField, field, selectField, textField } from '../../../../builders';
import { amount, chosen, shown, words } from '../../amount-fields';
import { outcome, recognised } from '../../builders';
import { filled } from '../../filled';

const today = '2026-11-21';

describe('fitAgreedAnswers', () => {
  it('chooses what another answer means', async () => {
    const bike = [selectField('Type of bike', ['Road', 'BMX']), selectField('Wheel size', ['20"', '24"', '700c'])];
    for (const [type, wheel] of await filled('en-US', bike)) expect(wheel).toBe(type === 'Road' ? '700c' : '20"');
    const exposure = [
      selectField('Type of exposure', ['Needlestick', 'Cut with sharp instrument']),
      selectField('Device involved', ['Suture needle', 'Scalpel']),
    ];
    for (const [type, device] of await filled('en-US', exposure))
      expect(device).toBe(type === 'Needlestick' ? 'Suture needle' : 'Scalpel');
  });

  it('says what another answer means', async () => {
    const pet = [selectField('Species', ['Rabbit', 'Horse']), textField('Breed')];
    for (const [species, breed] of await filled('en-US', pet))
      expect(breed).toMatch(species === 'Rabbit' ? /Dwarf|Lop|Lionhead/ : /Connemara|Draught|Haflinger/);
  });

  it('tells how long an animal has lived', async () => {
    const born = field(
      { control: 'date', type: 'date', min: '', max: '', step: null },
      { name: '', texts: [{ source: 'label', text: 'Date of birth of your pet' }] },
    );
    for (const [, day] of await filled('en-US', [selectField('Species', ['Gerbil']), born]))
      expect(new Date(day!) > new Date('2025-01-01') && new Date(day!) < new Date('2026-11-21')).toBe(true);
  });

  it('says which engine a server runs, of which version, and what a name of goods is numbered', async () => {
    const server = [
      textField('Cluster identifier'),
      selectField('Database type', ['PostgreSQL', 'MySQL']),
      textField('Database version'),
    ];
    for (const [, type, version] of await filled('en-US', server))
      expect(version).toMatch(type === 'MySQL' ? /^8\./ : /^1\d\.\d$/);
    const goods = [
      textField('Proper shipping name'),
      textField('UN number'),
      selectField('IMDG class', ['3', '8', '9']),
    ];
    for (const [name, number, of] of await filled('en-GB', goods)) {
      expect(number).toMatch(name === 'Paint' ? /1263/ : /\d{4}/);
      expect(of).toBe(name!.startsWith('Lithium') ? '9' : '3');
    }
  });

  it('ticks what another answer means', async () => {
    const legend = 'Parties endommagées';
    const fields = [
      selectField('Nature du sinistre', ['Bris de glace']),
      ...['Avant', 'Toit', 'Pare-brise'].map((label) => boxField(legend, label)),
    ];
    for (const [, ...ticks] of await filled('fr-FR', fields)) expect(ticks).toEqual(['–', '–', '✓']);
  });

  it('goes by the nearest question before, else after', async () => {
    const pets = [
      selectField('Pet 1', ['Dog']),
      textField('Breed of the first'),
      selectField('Pet 2', ['Cat']),
      textField('Breed of the second'),
    ];
    const cats = /Shorthair|Maine Coon|Ragdoll/;
    for (const [, dog, , cat] of await filled('en-US', pets)) {
      expect(dog).not.toMatch(cats);
      expect(cat).toMatch(cats);
    }
    for (const [breed] of await filled('en-US', [textField('Breed'), selectField('Species', ['Cat'])]))
      expect(breed).toMatch(cats);
  });

  it('leaves alone what agrees, and lists without what does', async () => {
    const fields = [selectField('Type of bike', ['Road']), selectField('Wheel size', ['Small', 'Large'])];
    for (const [, wheel] of await filled('en-US', fields)) expect(['Small', 'Large']).toContain(wheel);
  });
});

function written(source: string, label: string, type: 'text' | 'textarea' = 'text') {
  const fields = [
    chosen('Data source', [source, 'Other'], 0),
    { field: textField(label, { type }), recognition: recognised('text'), fitted: fittedText('as it was') },
  ];
  return outcome(fitAgreedAnswers(fields, words, today)[1]!);
}

describe('fitAgreedAnswers with lists of languages', () => {
  it('writes a query in the language of what is to answer it', () => {
    expect(written('PostgreSQL', 'Query expression')).toMatch(/^SELECT /);
    expect(written('Prometheus', 'Query')).toMatch(/^sum\(rate\(/);
    expect(written('Python', 'Code snippet')).toMatch(/^for /);
  });

  it('leaves alone what names no language, and what is no query', () => {
    expect(written('Paper files', 'Query')).toBe('as it was');
    expect(written('PostgreSQL', 'Remarks')).toBe('as it was');
    expect(written('Python', 'Postal code')).toBe('as it was');
  });

  it('takes no enquiry for a query', () => {
    expect(written('Jira', 'Your query')).toBe('as it was');
    expect(written('Jira', 'Nature of query', 'textarea')).toBe('as it was');
    expect(written('Jira', 'Query details', 'textarea')).toBe('as it was');
    expect(written('PostgreSQL', 'Consulta', 'textarea')).toBe('as it was');
    expect(written('PostgreSQL', 'Consulta')).toMatch(/^SELECT /);
    expect(written('PostgreSQL', 'Search query (SQL)', 'textarea')).toMatch(/^SELECT /);
  });
});

const fits = (options: readonly string[], at: number, label: string, value: number) =>
  Number(shown(fitAgreedAmounts([chosen('Type', options, at), amount(label, value)], words, today))[1]);

describe('fitAgreedAmounts', () => {
  it('has numbers as large as what was chosen', () => {
    const crafts = ['Sailing yacht', 'Personal watercraft'];
    expect(fits(crafts, 1, 'Length overall (m)', 12.7)).toBeLessThan(4);
    expect(fits(crafts, 0, 'Length overall (m)', 12.7)).toBe(12.7);
    expect(fits(['Dog', 'Rabbit'], 1, 'Weight (kg)', 7.2)).toBeLessThan(5);
    expect(fits(['Horses', 'Poultry'], 0, 'Value per head', 195)).toBeGreaterThan(1900);
  });

  it('goes by the nearest list of what is weighed', () => {
    const pet = (nth: number, at: number) => chosen(`Pet ${nth}`, ['Dog', 'Cat', 'Hamster'], at);
    const weights = [1, 2, 3].flatMap((nth) => [pet(nth, nth - 1), amount('Weight (kg)', 60)]);
    const [, dog, , cat, , hamster] = shown(fitAgreedAmounts(weights, words, today));
    expect(Number(dog)).toBeGreaterThan(7);
    expect(Number(cat)).toBeLessThanOrEqual(7);
    expect(hamster).toBe('60');
    expect(
      Number(shown(fitAgreedAmounts([amount('Weight (kg)', 60), pet(1, 1)], words, today))[0]),
    ).toBeLessThanOrEqual(7);
  });

  it('leaves alone what is chosen of something else, and what a person weighs', () => {
    const chat = chosen('Preferred contact', ['Phone', 'Chat'], 1);
    expect(shown(fitAgreedAmounts([chat, amount('Weight (kg)', 72)], words, today))[1]).toBe('72');
    const body = [amount('Height (cm)', 180, 'height'), amount('Weight (kg)', 72, 'weight')];
    expect(shown(fitAgreedAmounts([chosen('Pet', ['Cat'], 0), ...body], words, today))[2]).toBe('72');
  });

  it('leaves all else', () => {
    expect(fits(['Dog', 'Rabbit'], 1, 'Age', 7)).toBe(7);
    expect(fits(['Red', 'Blue'], 1, 'Weight (kg)', 70)).toBe(70);
  });
});

const day = (label: string) =>
  field({ control: 'date', type: 'date', min: '', max: '', step: null }, { texts: [{ source: 'label', text: label }] });

describe('fitAgreedAnswers', () => {
  it('has what was cancelled for happen before it would have begun', async () => {
    const fields = [day('Departure date'), selectField('Reason for claim', ['Cancellation']), day('Date of illness')];
    for (const [departure, , illness] of await filled('en-GB', fields)) expect(illness! < departure!).toBe(true);
  });

  it('has the kind of illness and what helps go by what is told of it', async () => {
    const fields = [
      textField('Symptoms'),
      selectField('Category of the illness', ['Skin condition', 'Headache', 'Cold or flu', 'Back pain', 'Digestive']),
    ];
    const said: readonly (readonly [told: RegExp, kind: string])[] = [
      [/headache/i, 'Headache'],
      [/cough|throat|cold|fever/i, 'Cold or flu'],
      [/back/i, 'Back pain'],
    ];
    for (const [symptoms, kind] of await filled('en-GB', fields)) {
      const [, expected] = said.find(([told]) => told.test(symptoms!)) ?? [];
      if (expected) expect(kind, symptoms).toBe(expected);
    }
  });

  it('has a company book as one', async () => {
    const fields = [textField('Company'), selectField('Client type', ['School', 'Business', 'Private person'])];
    for (const [company, type] of await filled('en-GB', fields))
      if (/(?:Ltd|Limited|PLC)$/i.test(company!)) expect(type, company).toBe('Business');
  });
});
