/** The model's word on what the phrases of a text say. */
import type { Kind } from '../kinds';
import fitted from './model-trust.json';
import type { Vote } from './vote';

/** How far the model is heard; `npx tsx tests/modules/lexicon/fit-model-trust.ts` fits the numbers. */
export interface ModelTrust {
  /** How likely it must find that a text asks for none of the kinds, for its phrases to count `strangeFactor`. */
  readonly surelyStrange: number;
  readonly strangeFactor: number;
  /** How likely it must find a kind to name it where no phrase says anything. */
  readonly surelyKind: number;
  /** What its word is worth, by how likely it finds the kind. */
  readonly guessQuality: number;
}

/**
 * A phrase that leaves much of the text unexplained counts little where the whole asks for something else, and where no
 * phrase says anything the model may.
 * @param likely how likely each kind is meant by the whole text; null: none of them
 */
export function judged(
  votes: readonly Vote[],
  likely: ReadonlyMap<Kind | null, number>,
  trust: ModelTrust = fitted,
): Vote[] {
  if (votes.length === 0) {
    const [kind, share] = likeliest(likely);
    return kind && !named.has(kind) && share >= trust.surelyKind ? [{ kind, quality: share * trust.guessQuality }] : [];
  }
  if (likely.get(null)! <= trust.surelyStrange) return [...votes];
  return votes.map((vote) => ({ ...vote, quality: vote.quality * trust.strangeFactor }));
}

/** Kinds with a name of their own, which a text says or doesn't: "Electoral area" is no dialling code. */
const named: ReadonlySet<Kind> = new Set<Kind>([
  ...(['linkedin', 'github', 'twitter', 'instagram', 'facebook', 'youtube'] as const),
  ...(['iban', 'bic', 'clabe', 'isbn', 'tel-area-code', 'crypto-address'] as const),
]);

function likeliest(likely: ReadonlyMap<Kind | null, number>): readonly [Kind | null, number] {
  let best: readonly [Kind | null, number] = [null, 0];
  for (const one of likely) if (one[1] > best[1]) best = one;
  return best;
}
