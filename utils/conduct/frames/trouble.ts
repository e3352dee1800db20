import type { TextKey } from '../../text';

/** Why something could not be done, where a person is told: one code a sentence, the text `trouble_…`. */
const troubleKeys = {
  store: 'trouble_store',
  viewer: 'trouble_viewer',
  'browser-page': 'trouble_browser_page',
  'error-page': 'trouble_error_page',
  'local-file': 'trouble_local_file',
  policy: 'trouble_policy',
  'no-access': 'trouble_no_access',
  silent: 'trouble_silent',
  gone: 'trouble_gone',
  'no-caret': 'trouble_no_caret',
  'cannot-insert': 'trouble_cannot_insert',
  'no-entry': 'trouble_no_entry',
  'bad-entry': 'trouble_bad_entry',
  'frame-access': 'trouble_frame_access',
  'no-field': 'trouble_no_field',
  'nothing-to-undo': 'trouble_nothing_to_undo',
  'nothing-to-break': 'trouble_nothing_to_break',
  'nothing-to-save': 'trouble_nothing_to_save',
  'not-saved': 'trouble_not_saved',
  'no-person': 'trouble_no_person',
  'no-scenario': 'trouble_no_scenario',
  'no-scenario-here': 'trouble_no_scenario_here',
  'scenario-elsewhere': 'trouble_scenario_elsewhere',
  'off-here': 'trouble_off_here',
  'field-gone': 'trouble_field_gone',
  'bad-seed': 'trouble_bad_seed',
  'is-locked': 'trouble_is_locked',
  navigated: 'trouble_navigated',
  'page-left': 'trouble_page_left',
  'frame-silent': 'trouble_frame_silent',
  busy: 'trouble_busy',
  interrupted: 'trouble_interrupted',
  unknown: 'trouble_unknown',
} as const satisfies Record<string, TextKey>;

export type TroubleCode = keyof typeof troubleKeys;

/** Something that could not be done, for a reason that a person is told. */
export class Trouble extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'Trouble';
    this.code = code;
  }
}

export function troubleKey(code: TroubleCode): TextKey {
  return troubleKeys[code];
}
