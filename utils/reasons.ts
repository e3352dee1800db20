/** Why a field was left, refused or changed: one code a reason. Its sentence is the text `reason_…`. */
export const reasonCodes = [
  'disabled',
  'read-only',
  'hidden',
  'behind-dialog',
  'honeypot',
  'captcha',
  'has-value',
  'preset',
  'skipped-by-user',
  'skipped-by-rule',
  'kept-by-rule',
  'optional-consent',
  'no-value-found',
  'no-option',
  'awaits-choice',
  'not-understood',
  'left-blank-on-purpose',
  'search-on-form-page',
  'gone',
  'changed-by-page',
  'refused-by-page',
  'too-slow',
  'already-there',
  'cancelled',
  'failed',
  'cannot-hold',
  'page-left',
  'frame-silent',
  'breaks-required',
  'breaks-type',
  'breaks-pattern',
  'breaks-min-length',
  'breaks-max-length',
  'breaks-min',
  'breaks-max',
  'breaks-step',
  'breaks-format',
  'breaks-check-digits',
  'breaks-date',
  'breaks-file-type',
  'breaks-repeat',
  'cannot-be-invalid',
] as const;

export type ReasonCode = (typeof reasonCodes)[number];

/** Whether a value is wrong on purpose. */
export function breaksRule(reason: ReasonCode | null): boolean {
  return reason?.startsWith('breaks-') ?? false;
}
