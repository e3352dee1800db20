import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../utils/plan/kinds';
import { judged, type ModelTrust } from '../../../utils/plan/recognise/judged';

const trust: ModelTrust = {
  surelyStrange: 0.4,
  strangeFactor: 0.2,
  surelyKind: 0.7,
  guessQuality: 0.5,
};
const likely = (shares: Partial<Record<Kind, number>>, none = 0) =>
  new Map<Kind | null, number>([
    ['day', 0.1],
    ['port', 0.1],
    ...(Object.entries(shares) as [Kind, number][]),
    [null, none],
  ]);
const port = { kind: 'port', quality: 0.8 } as const;

describe('judged', () => {
  it('tells a kind without a phrase where the model is sure, and nothing where it is not', () => {
    expect(judged([], likely({ email: 0.8 }), trust)).toEqual([{ kind: 'email', quality: 0.4 }]);
    expect(judged([], likely({ email: 0.6 }), trust)).toEqual([]);
    expect(judged([], likely({ email: 0.1 }, 0.8), trust)).toEqual([]);
  });

  it('hears phrases less where the text asks for none of the kinds', () => {
    expect(judged([port], likely({}, 0.5), trust)[0]!.quality).toBeCloseTo(0.16);
  });

  it('leaves phrases alone otherwise', () => {
    expect(judged([port], likely({ 'airport-to': 0.95 }), trust)).toEqual([port]);
  });
});
