import { describe, expect, it } from 'vitest';
import { field, selectField, textField } from '../../builders';
import { filled } from './filled';

const box = (legend: string, label: string) =>
  field(
    { control: 'check', checked: false },
    {
      texts: [
        { source: 'legend', text: legend },
        { source: 'label', text: label },
      ],
    },
  );

describe('fitAgreed', () => {
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

  it('ticks what another answer means', async () => {
    const legend = 'Parties endommagées';
    const fields = [
      selectField('Nature du sinistre', ['Bris de glace']),
      ...['Avant', 'Toit', 'Pare-brise'].map((label) => box(legend, label)),
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
