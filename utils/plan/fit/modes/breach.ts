import type { Probe } from '../../plan-entry';
import type { ReasonCode } from '../../../reasons';
import { fittedText, type Fitted } from '../fitted';

/** A value that breaks one rule of the field. */
export interface Breach {
  /** Which rule, and in which way where there are several: `breaks-type:email/no-at`. */
  readonly rule: string;
  readonly fitted: Fitted;
}

/** @param way tells apart several ways of breaking one rule */
export function textBreach(reason: ReasonCode, text: string, way = '', probe?: Probe): Breach {
  return breach(reason, { ...fittedText(text), ...(probe && { probe }) }, way);
}

/** What was fitted elsewhere and breaks the rule. @param way tells apart several ways of breaking one rule */
export function breach(reason: ReasonCode, fitted: Fitted, way = ''): Breach {
  return { rule: way ? `${reason}:${way}` : reason, fitted: { ...fitted, reason } };
}
