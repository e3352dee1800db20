import { describe, expect, it } from 'vitest';
import { americanSpelling, inAmericanSpelling } from '../../../utils/plan/locale/american-spelling';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { builtData } from '../persona/locale-source';

/** All texts of plain JSON, without the names of its properties. */
const textsIn = (data: unknown): unknown =>
  typeof data === 'object' && data !== null ? Object.values(data).map(textsIn) : data;

describe('American spelling', () => {
  it.each([
    ['Leave the parcel with the neighbours.', 'Leave the parcel with the neighbors.'],
    ['Grey, with coloured kerbs', 'Gray, with colored curbs'],
    ['two storeys, 5 kilometres from the town centre', 'two stories, 5 kilometers from the town center'],
    [
      'The organiser organised an organism for the greyhound.',
      'The organizer organized an organism for the greyhound.',
    ],
    ['The programmer programmed a programme.', 'The programmer programmed a program.'],
  ])('%s', (british, american) => {
    expect(americanSpelling(british)).toBe(american);
  });

  it('leaves names of properties', () => {
    expect(inAmericanSpelling({ 'favourite-colour': ['grey', ['tyre'], 3, null] })).toEqual({
      'favourite-colour': ['gray', ['tire'], 3, null],
    });
  });

  it('is for pages of the United States alone, and for what is answered alone', async () => {
    const [american, british] = await Promise.all(['en-US', 'en-GB'].map((tag) => loadLocale(tag, builtData)));
    const said = ({ asks, phrases }: NonNullable<typeof american>) =>
      JSON.stringify(
        [phrases.words, phrases.prose, asks.own.texts, asks.own.neutral, asks.things?.things].map(textsIn),
      );
    expect(said(british!)).toMatch(/neighbour/);
    expect(said(american!)).not.toMatch(/neighbour|colour|centre|tyre|aluminium/i);
    expect(american!.asks.own.phrases).toEqual(british!.asks.own.phrases);
  });
});
