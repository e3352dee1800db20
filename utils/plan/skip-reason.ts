import type { FieldDescriptor } from '../pipeline';
import type { ReasonCode } from '../reasons';
import type { Override, PlanContext, PlanSettings } from './context';
import { isPlaceholder } from './fit/choice/evasive';
import type { Recognition } from './recognition';
import { standingReason } from './recognise/skip';
import type { Rule } from './rules/rule';

/**
 * Why a field stays as it is; null where it is planned. What the person says of this very field goes first, then what
 * it holds, then what it is for.
 */
export function skipReasonOf(
  field: FieldDescriptor,
  recognition: Recognition,
  override: Override | undefined,
  rule: Rule | undefined,
  { settings, asked }: PlanContext,
): ReasonCode | null {
  const isRequested = asked?.includes(field.id) ?? false;
  if (override?.do === 'skip' && !isRequested) return 'skipped-by-user';
  const standing = standingReason(field, recognition.ask);
  if (standing) return standing;
  if (override || isRequested) return null;
  return (
    skipByRule(field, rule) ??
    skipByState(field, settings) ??
    (saysValue(rule) ? null : skipByKind(field, recognition, settings))
  );
}

function skipByRule({ state }: FieldDescriptor, rule: Rule | undefined): ReasonCode | null {
  if (rule?.value.is === 'skip') return 'skipped-by-rule';
  return rule?.value.is === 'keep' && state !== 'empty' ? 'kept-by-rule' : null;
}

/** What the person ruled is wanted, whatever the field is for. */
function saysValue(rule: Rule | undefined): boolean {
  return rule !== undefined && rule.value.is !== 'keep';
}

/** What an earlier fill of ours left there is ours to change. */
function skipByState(field: FieldDescriptor, { fill }: PlanSettings): ReasonCode | null {
  if (field.state === 'typed' && fill !== 'all') return 'has-value';
  return field.state === 'preset' && fill === 'empty' && !isAtPrompt(field) ? 'preset' : null;
}

/** A list that the page put at “Choose…” has not been answered. */
function isAtPrompt(field: FieldDescriptor): boolean {
  if (field.control !== 'choice') return false;
  return field.options.some((option) => option.text === field.current && isPlaceholder(option));
}

/** Kinds where people differ: what the settings say, and else what recognition says. */
function skipByKind(
  field: FieldDescriptor,
  { kind, skipReason }: Recognition,
  settings: PlanSettings,
): ReasonCode | null {
  if (skipReason === 'search-on-form-page') return settings.searchBoxes ? null : skipReason;
  if ((kind === 'coupon' || kind === 'gift-card') && !settings.coupons && !field.required)
    return 'left-blank-on-purpose';
  if (kind === 'one-time-code' && !settings.oneTimeCodes) return 'left-blank-on-purpose';
  if (kind === 'marketing-consent') return skipsMarketing(field, settings) ? 'optional-consent' : skipReason;
  if (/-consent$/.test(kind) && !settings.consent) return 'optional-consent';
  return skipReason;
}

/** A box that the form can't go without is ticked; a question is answered with no. */
function skipsMarketing({ control, required }: FieldDescriptor, { marketing }: PlanSettings): boolean {
  return !marketing && control === 'check' && !required;
}
