/** What `fit` works with and answers; see `fit.ts`. */
import type { Moment } from '../../moment/moment';
import type { Case } from '../../catalogue/entry';
import type { FieldDescriptor, Option, Value } from '../../pipeline';
import type { Probe } from '../plan-entry';
import type { ReasonCode } from '../../reasons';
import type { Priors } from '../asks/priors/priors';
import type { Mode } from '../context';
import type { Draft } from '../draft';
import type { Recognition } from '../recognition';
import type { Stream } from '../stream';

export interface FitContext {
  readonly recognition: Recognition;
  readonly stream: Stream;
  readonly mode: Mode;
  /** BCP 47 tag of the page or persona. */
  readonly language: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The reference day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Where hostile, invalid and boundary values come from; empty in realistic mode. */
  readonly catalogue: readonly Case[];
  /** What most people choose, in the page's language. */
  readonly priors: Priors;
  /** In invalid mode: the rule to break, as `Breach` names it; null for any. */
  readonly rule: string | null;
}

export type Fitted =
  | { readonly value: Value; readonly shown: string; readonly reason: ReasonCode | null; readonly probe?: Probe }
  | { readonly value: null; readonly shown: ''; readonly reason: ReasonCode; readonly probe?: Probe };

/** A field, what it asks and what it gets. */
export interface FittedField {
  readonly field: FieldDescriptor;
  readonly recognition: Recognition;
  readonly fitted: Fitted;
  /** Whether the person or one of their rules has said the value. */
  readonly isSaid?: boolean;
  /** Whether the person has asked for another value than the likeliest. */
  readonly isRolled?: boolean;
}

/** What a field gets in realistic mode, for the modes that start from it. */
export interface Usual {
  readonly fitted: Fitted;
  readonly draft: Draft;
  /** What the field makes of another draft. */
  readonly fitDraft: (draft: Draft) => Fitted;
}

export function refused(reason: ReasonCode): Fitted {
  return { value: null, shown: '', reason };
}

/** Options that were seen on the page: all of them, and no others, are to be chosen. */
export function fittedOptions(options: readonly Option[], reason: ReasonCode | null = null): Fitted {
  const wanted = options.map(({ text, value }) => text || value);
  const at = options.map(({ index }) => index);
  return { value: { as: 'options', wanted, count: options.length, at }, shown: wanted.join(', '), reason };
}

/** Options that nobody has seen yet. @param wanted texts of the same meaning, best first */
export function fittedUnseen(wanted: readonly string[], count: number, shown = wanted[0] ?? '…'): Fitted {
  return { value: { as: 'options', wanted, count, at: null }, shown, reason: null };
}

/** A moment, in the notations in which it may be typed. */
export function fittedMoment(moment: Moment, text: string, alternatives: readonly string[] = []): Fitted {
  return { value: { as: 'moment', moment, text, alternatives }, shown: text, reason: null };
}

/** @param alternatives other notations to try when the page refuses the text */
export function fittedText(
  text: string,
  alternatives: readonly string[] = [],
  reason: ReasonCode | null = null,
): Fitted {
  return { value: { as: 'text', text, alternatives }, shown: text, reason };
}

export function isTicked({ value }: Fitted): boolean {
  return value?.as === 'check' && value.checked;
}

/** A box as it is to be; what is not filled stays so. */
export function withTick(fitted: Fitted, checked: boolean): Fitted {
  if (fitted.value === null || isTicked(fitted) === checked) return fitted;
  return { ...fitted, value: { as: 'check', checked }, shown: checked ? '✓' : '–' };
}
