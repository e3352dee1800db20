import type { Kind } from '../../../kinds/kinds';

/** One kind that a text speaks for, and how strongly (0 to 1). */
export interface Vote {
  readonly kind: Kind;
  readonly quality: number;
  /** Whether a visible text names the kind and nothing else. */
  readonly plain?: boolean;
}
