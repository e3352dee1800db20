import type { FieldRow, PersonaSummary, PopupEvent, TabState } from '../../utils/messages';

export const persona: PersonaSummary = {
  name: 'Anna Weber',
  initials: 'AW',
  email: 'anna.weber@example.com',
  locale: 'de-DE',
  seed: '7K2QM-2F4',
};

/** A page that has been read: 25 fields, 23 of them to fill. */
export function tabState(overrides: Partial<TabState> = {}): TabState {
  return {
    phase: 'ready',
    trouble: '',
    persona,
    locked: false,
    mode: 'realistic',
    fillable: 23,
    found: 25,
    done: 0,
    summary: null,
    undo: null,
    undone: null,
    pending: 0,
    sweep: null,
    counts: { planned: 0, filled: 0, refused: 0, skipped: 0 },
    unreachable: [],
    ...overrides,
  };
}

export function fieldRow(overrides: Partial<FieldRow> = {}): FieldRow {
  return {
    row: 'f1',
    section: '',
    label: 'Vorname',
    person: '',
    kind: 'given-name',
    control: 'text',
    planned: 'Anna',
    evidence: [{ signal: 'label', text: 'Vorname', score: 0.9 }],
    override: null,
    outcome: null,
    reason: null,
    holds: '',
    state: 'empty',
    pending: false,
    probe: '',
    structure: '',
    ...overrides,
  };
}

export const state = (overrides: Partial<TabState> = {}): PopupEvent => ({ is: 'state', state: tabState(overrides) });

export function rows(list: readonly FieldRow[], from = 0, total = list.length): PopupEvent {
  return { is: 'rows', from, rows: list, total };
}

/** Rows of a long page, numbered. */
export function manyRows(count: number, from = 0): FieldRow[] {
  return Array.from({ length: count }, (_, index) =>
    fieldRow({ row: `f${from + index}`, label: `Field ${from + index}`, planned: `value ${from + index}` }),
  );
}

/** A registration and checkout form as the list shows it. */
export const formRows: readonly FieldRow[] = [
  fieldRow({ row: 'a', label: 'Anrede', kind: 'honorific-prefix', control: 'select', planned: 'Frau' }),
  fieldRow({
    row: 'b',
    evidence: [
      { signal: 'label', text: 'Vorname', score: 0.9 },
      { signal: 'autocomplete', text: 'given-name', score: 1 },
      { signal: 'name', text: 'fname', score: 0.4 },
    ],
  }),
  fieldRow({ row: 'c', label: 'Nachname', kind: 'family-name', planned: 'Weber' }),
  fieldRow({ row: 'd', label: 'E-Mail-Adresse', kind: 'email', planned: 'anna.weber@example.com' }),
  fieldRow({ row: 'e', label: 'Telefon (optional)', kind: 'tel', planned: '+49 30 23125 014' }),
  fieldRow({ row: 'f', label: 'Straße und Hausnummer', kind: 'address-line1', planned: 'Lindenstraße 12' }),
  fieldRow({ row: 'g', label: 'PLZ', kind: 'postal-code', planned: '10969' }),
  fieldRow({ row: 'h', label: 'Ort', kind: 'address-level2', planned: 'Berlin' }),
  fieldRow({ row: 'i', label: 'Land', kind: 'country-name', control: 'select', planned: 'Deutschland' }),
  fieldRow({ row: 'j', label: 'Website', kind: 'url', planned: '', reason: 'honeypot' }),
  fieldRow({ row: 'k', label: 'Gutscheincode', kind: 'coupon', planned: '', reason: 'left-blank-on-purpose' }),
  fieldRow({
    row: 'l',
    label: 'Anmerkungen zur Lieferung',
    kind: 'delivery-notes',
    planned: 'Bitte zweimal klingeln.',
  }),
];

/** The same after a fill. */
export const filledRows: readonly FieldRow[] = formRows.map((row) => {
  if (row.planned === '') return { ...row, outcome: 'skipped' };
  if (row.row === 'e') return { ...row, outcome: 'refused', reason: 'refused-by-page', holds: '+49' };
  if (row.row === 'h') return { ...row, outcome: 'filled', reason: 'changed-by-page', holds: 'BERLIN' };
  if (row.row === 'i') return { ...row, outcome: 'unchanged', reason: 'preset', holds: 'Deutschland' };
  return { ...row, outcome: 'filled', holds: row.planned };
});
