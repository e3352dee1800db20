import { text, type TextKey } from '../../utils/text';
import type { Evidence } from '../../utils/pipeline';

const signalKeys = {
  label: 'signal_label',
  'aria-label': 'signal_aria_label',
  'aria-labelledby': 'signal_aria_labelledby',
  'aria-describedby': 'signal_aria_describedby',
  placeholder: 'signal_placeholder',
  title: 'signal_title',
  legend: 'signal_legend',
  heading: 'signal_heading',
  'table-header': 'signal_table_header',
  preceding: 'signal_preceding',
  following: 'signal_following',
  hint: 'signal_hint',
  autocomplete: 'signal_autocomplete',
  type: 'signal_type',
  name: 'signal_name',
  id: 'signal_id',
  handle: 'signal_handle',
  options: 'signal_options',
  inputmode: 'signal_inputmode',
  limits: 'signal_limits',
  neighbours: 'signal_neighbours',
  purpose: 'signal_purpose',
  format: 'signal_format',
} as const satisfies Record<Exclude<Evidence['signal'], 'user' | 'default'>, TextKey>;

/** Why a kind was chosen, for a person: `label says “Vorname”`. */
export function evidenceText({ signal, text: said }: Evidence): string {
  if (signal === 'user') return text('evidenceUser');
  if (signal === 'default') return text('evidenceDefault');
  const where = text(signalKeys[signal]);
  return said ? text('evidence', where, said) : where;
}
