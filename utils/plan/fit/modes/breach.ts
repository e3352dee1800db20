import type { Probe } from '../../../pipeline';
import type { ReasonCode } from '../../../reasons';
import type { Fitted } from '../fitted';

/** A value that breaks one rule of the field. */
export interface Breach {
  /** Which rule, and in which way where there are several: `breaks-type:email/no-at`. */
  readonly rule: string;
  readonly fitted: Fitted;
}

/** @param way tells apart several ways of breaking one rule */
export function textBreach(reason: ReasonCode, text: string, way = '', probe?: Probe): Breach {
  return {
    rule: way ? `${reason}:${way}` : reason,
    fitted: { value: { as: 'text', text, alternatives: [] }, shown: text, reason, ...(probe && { probe }) },
  };
}
