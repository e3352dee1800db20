import { describe, expect, it } from 'vitest';
import { fitOneByOne, type Notes, type Table, type Tried } from './fit-one-by-one';

/** Right answers are most where each weight is what is best for it. */
const goodOf = (table: Table) => () =>
  100 - Math.round(10 * (Math.abs(table['text']!['label']! - 0.8) + Math.abs(table['text']!['title']! - 0.5)));
const weights = ['text.label', 'text.title', 'text.hint'];
const tableOf = (label: number): Table => ({ text: { label, title: 1, hint: 1 } });
const notes = (tried: ReadonlyMap<string, Tried> = new Map(), note: Notes['note'] = () => {}): Notes => ({
  tried,
  note,
  better: () => {},
});

describe('fitOneByOne', () => {
  it('keeps what brings more right answers, and names the weights that change none', () => {
    const table = tableOf(1);
    expect(fitOneByOne(table, weights, goodOf(table), notes())).toContain('text.hint');
    expect(table).toEqual({ text: { label: 0.8, title: 0.5, hint: 1 } });
  });

  it('has noted what it found until it is cut, and goes on from there', () => {
    const table = tableOf(1);
    let kept = '';
    let noted: ReadonlyMap<string, Tried> = new Map();
    const cut = notes(new Map(), (tried) => {
      [kept, noted] = [JSON.stringify(table), new Map(tried)];
      throw new Error('cut');
    });
    expect(() => fitOneByOne(table, weights, goodOf(table), cut)).toThrow('cut');
    expect(JSON.parse(kept)).toEqual({ text: { label: 0.8, title: 1, hint: 1 } });

    const again: Table = JSON.parse(kept);
    const asked: number[] = [];
    const good = () => {
      asked.push(again['text']!['label']!);
      return goodOf(again)();
    };
    fitOneByOne(again, ['text.label'], good, notes(noted));
    expect(asked).toEqual([0.8]);
  });
});
