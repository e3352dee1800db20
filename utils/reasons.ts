/**
 * Why a field was left, refused or changed: one code per reason, one sentence a person understands.
 * Codes cross from the page to the popup; the sentences are shown there.
 */
export const reasons = {
  disabled: 'The field is disabled.',
  'read-only': 'The field is read-only.',
  hidden: 'The field is not visible.',
  honeypot: 'Looks like a trap for robots.',
  captcha: 'Belongs to a captcha.',
  'has-value': 'Already holds a value you typed.',
  preset: 'The page has set a value already.',
  'skipped-by-user': 'You chose to skip it.',
  'optional-consent': 'Optional consent, left to you.',
  'no-value-found': 'No value meets the field’s own rules.',
  'no-option': 'None of the options can be chosen.',
  'not-understood': 'This widget is not understood yet.',
  'left-blank-on-purpose': 'Meant to stay blank.',
  'search-on-form-page': 'A search box beside another form.',
  gone: 'The field left the page before it was filled.',
  'changed-by-page': 'The page changed the value.',
  'refused-by-page': 'The page did not keep the value.',
  'too-slow': 'The widget did not answer in time.',
  'already-there': 'Already holds this value.',
  cancelled: 'Stopped before this field.',
  failed: 'Writing failed.',
  'page-left': 'The page went elsewhere before this field was filled.',
  'frame-silent': 'The frame did not answer in time.',
  'no-access': 'The field is in a frame that can’t be reached.',
  'breaks-required': 'Left empty on purpose (required).',
  'breaks-type': 'Wrong type on purpose.',
  'breaks-pattern': 'Breaks the pattern on purpose.',
  'breaks-min-length': 'Too short on purpose.',
  'breaks-max-length': 'Too long on purpose.',
  'breaks-min': 'Too small on purpose.',
  'breaks-max': 'Too large on purpose.',
  'breaks-step': 'Off the steps on purpose.',
  'cannot-be-invalid': 'Has no rule to break; filled as usual.',
} as const satisfies Record<string, string>;

export type ReasonCode = keyof typeof reasons;
