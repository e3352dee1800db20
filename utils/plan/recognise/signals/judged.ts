/** The model's word on what the phrases of a text say. */
import type { Kind } from '../../../kinds/kinds';
import type { Vote } from './vote';
import { weights, type Weights } from './weights';

/**
 * A phrase that leaves much of the text unexplained counts little where the whole asks for something else: for none of the
 * kinds, or surely for another. Where no phrase says anything the model may.
 * @param votes none of them plain
 * @param likely how likely each kind is meant by the whole text; null: none of them
 */
export function judged(
  votes: readonly Vote[],
  likely: ReadonlyMap<Kind | null, number>,
  trust: Weights['model'] = weights.model,
): Vote[] {
  const [kind, share] = likeliest(likely);
  const guess = kind && !named.has(kind) ? { kind, quality: share * trust.guessQuality } : null;
  if (votes.length === 0) return guess && share >= trust.surelyKind ? [guess] : [];
  if (likely.get(null)! > trust.surelyStrange) return votes.map((vote) => weakened(vote, trust.strangeFactor));
  const said = strongest(votes);
  if (!guess || said.kind === guess.kind || share < Math.max(trust.surelyOther, said.quality)) return [...votes];
  return [guess, ...votes.map((vote) => (vote.kind === guess.kind ? vote : weakened(vote, trust.otherFactor)))];
}

function weakened(vote: Vote, factor: number): Vote {
  return { ...vote, quality: vote.quality * factor };
}

function strongest(votes: readonly Vote[]): Vote {
  return votes.reduce((best, vote) => (vote.quality > best.quality ? vote : best));
}

/** Kinds with a name of their own, which a text says or doesn't: "Electoral area" is no dialling code. */
const named: ReadonlySet<Kind> = new Set<Kind>([
  ...(['linkedin', 'github', 'twitter', 'instagram', 'facebook', 'youtube'] as const),
  // Whose name it is, roles tell: "DNI de la madre" is no name.
  ...(['mother-name'] as const),
  ...(['iban', 'bic', 'clabe', 'isbn', 'tel-area-code', 'crypto-address'] as const),
]);

function likeliest(likely: ReadonlyMap<Kind | null, number>): readonly [Kind | null, number] {
  let best: readonly [Kind | null, number] = [null, 0];
  for (const one of likely) if (one[1] > best[1]) best = one;
  return best;
}
