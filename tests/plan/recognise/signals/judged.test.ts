import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../../utils/kinds/kinds';
import { judged } from '../../../../utils/plan/recognise/signals/judged';
import type { Weights } from '../../../../utils/plan/recognise/signals/weights';

const trust: Weights['model'] = {
  surelyStrange: 0.4,
  strangeFactor: 0.2,
  surelyKind: 0.7,
  guessQuality: 0.5,
  surelyOther: 0.8,
  otherFactor: 0.5,
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

  it('goes before a phrase where the whole text surely asks for another kind', () => {
    expect(judged([port], likely({ 'airport-to': 0.9 }), trust)).toEqual([
      { kind: 'airport-to', quality: 0.45 },
      { kind: 'port', quality: 0.4 },
    ]);
  });

  it('leaves phrases alone where it is less sure than they are, or agrees, or where a role tells whose name it is', () => {
    expect(judged([port], likely({ 'airport-to': 0.75 }), trust)).toEqual([port]);
    const plainer = { kind: 'port', quality: 0.95 } as const;
    expect(judged([plainer], likely({ 'airport-to': 0.9 }), trust)).toEqual([plainer]);
    expect(judged([port], likely({ port: 0.95 }), trust)).toEqual([port]);
    expect(judged([port], likely({ 'mother-name': 0.95 }), trust)).toEqual([port]);
  });
});
