/** Adds up what the signals say of one field. */
import type { FieldDescriptor } from '../../../pipeline';
import type { Evidence } from '../../plan-entry';
import type { Kind } from '../../../kinds/kinds';
import { excerpt } from '../texts/excerpt';
import type { Vote } from './vote';

const mostEvidence = 5;

type Spoken = Evidence & { readonly kind: Kind };

export class Scores {
  #sums = new Map<Kind, number>();
  #evidence: Spoken[] = [];

  /** Votes of one source; of several for the same kind the strongest counts. */
  add(signal: Evidence['signal'], text: string, weight: number, votes: readonly Vote[]): void {
    const best = new Map<Kind, number>();
    for (const { kind, quality } of votes) best.set(kind, Math.max(best.get(kind) ?? 0, quality));
    for (const [kind, quality] of best) {
      const score = Math.round(weight * quality * 100) / 100;
      this.#sums.set(kind, (this.#sums.get(kind) ?? 0) + score);
      this.#evidence.push({ kind, signal, text: excerpt(text), score });
    }
  }

  /** The same of a field that differs in its names alone. Nothing may be added to either any more. */
  underNames({ name, elementId }: Pick<FieldDescriptor, 'name' | 'elementId'>): Scores {
    const names: Partial<Record<Evidence['signal'], string>> = { name, id: elementId };
    const scores = new Scores();
    scores.#sums = this.#sums;
    scores.#evidence = this.#evidence.map((one) => {
      const own = names[one.signal];
      return own === undefined ? one : { ...one, text: excerpt(own) };
    });
    return scores;
  }

  of(kind: Kind): number {
    return this.#sums.get(kind) ?? 0;
  }

  /** The strongest kind that passes; null where none has a score. */
  best(passes: (kind: Kind) => boolean): Kind | null {
    let best: Kind | null = null;
    for (const [kind, score] of this.#sums) {
      if (passes(kind) && (best === null || score > this.of(best))) best = kind;
    }
    return best;
  }

  /** What spoke for the kind, strongest first. */
  evidenceFor(kind: Kind): Evidence[] {
    return this.#evidence
      .filter((item) => item.kind === kind)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostEvidence)
      .map(({ signal, text, score }) => ({ signal, text, score }));
  }
}
