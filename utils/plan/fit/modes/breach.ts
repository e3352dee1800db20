import type { ReasonCode } from '../../../reasons';

/** A value that breaks one rule of the field, and the rule's name. */
export interface Breach {
  readonly reason: ReasonCode;
  readonly text: string;
}
