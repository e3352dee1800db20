import type { FieldRow } from '../../utils/messages/field-row';
import type { PopupEvent } from '../../utils/messages/popup';
import type { PersonaSummary, TabState } from '../../utils/messages/tab-state';
import { noTraits } from '../../utils/plan/persona/traits';
import type { ChoiceControl, Control, NumberControl, TextControl, Value } from '../../utils/pipeline';

export const persona: PersonaSummary = {
  name: 'Anna Weber',
  initials: 'AW',
  email: 'anna.weber@example.com',
  locale: 'de-DE',
  country: 'DE',
  recipe: { seed: '7K2QM-2F4', home: '', traits: noTraits },
  saved: null,
};

const read = { planned: 23, filled: 0, refused: 0, skipped: 2 };
const written = { ...read, planned: 0, filled: 23 };

/** A page that has been read: 25 fields, 23 of them to fill, or filled. */
export function tabState(overrides: Partial<TabState> = {}): TabState {
  return {
    phase: 'ready',
    isStopping: false,
    trouble: '',
    lacksAccess: false,
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
    scenario: null,
    scenarios: [],
    counts: overrides.phase === 'filled' ? written : read,
    unreachable: [],
    silent: [],
    leftOut: { fields: false, frames: 0 },
    faults: [],
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
    breaks: null,
    probe: '',
    rule: null,
    pinned: false,
    scenario: '',
    structure: '',
    detail: '',
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
  fieldRow({
    row: 'a',
    section: 'Ihre Angaben',
    label: 'Anrede',
    kind: 'honorific-prefix',
    control: 'select',
    planned: 'Frau',
  }),
  fieldRow({
    row: 'b',
    section: 'Ihre Angaben',
    evidence: [
      { signal: 'label', text: 'Vorname', score: 0.9 },
      { signal: 'autocomplete', text: 'given-name', score: 1 },
      { signal: 'name', text: 'fname', score: 0.4 },
    ],
  }),
  fieldRow({ row: 'c', section: 'Ihre Angaben', label: 'Nachname', kind: 'family-name', planned: 'Weber' }),
  fieldRow({
    row: 'd',
    section: 'Ihre Angaben',
    label: 'E-Mail-Adresse',
    kind: 'email',
    planned: 'anna.weber@example.com',
  }),
  fieldRow({
    row: 'e',
    section: 'Ihre Angaben',
    label: 'Telefon (optional)',
    kind: 'tel',
    planned: '+49 30 23125 014',
  }),
  fieldRow({
    row: 'f',
    section: 'Lieferadresse',
    label: 'Straße und Hausnummer',
    kind: 'address-line1',
    planned: 'Lindenstraße 12',
  }),
  fieldRow({ row: 'g', section: 'Lieferadresse', label: 'PLZ', kind: 'postal-code', planned: '10969' }),
  fieldRow({ row: 'h', section: 'Lieferadresse', label: 'Ort', kind: 'address-level2', planned: 'Berlin' }),
  fieldRow({
    row: 'i',
    section: 'Lieferadresse',
    label: 'Land',
    kind: 'country-name',
    control: 'select',
    planned: 'Deutschland',
  }),
  fieldRow({ row: 'j', section: 'Lieferadresse', label: 'Website', kind: 'url', planned: '', reason: 'honeypot' }),
  fieldRow({
    row: 'k',
    section: 'Lieferadresse',
    label: 'Gutscheincode',
    kind: 'coupon',
    planned: '',
    reason: 'left-blank-on-purpose',
  }),
  fieldRow({
    row: 'l',
    section: 'Lieferadresse',
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

export function textControl(overrides: Partial<TextControl> = {}): TextControl {
  return {
    control: 'text',
    type: 'text',
    inputMode: '',
    pattern: '',
    minLength: null,
    maxLength: null,
    multiple: false,
    suggestions: [],
    suggestionCount: 0,
    passwordRules: '',
    mask: '',
    ...overrides,
  };
}

export function numberControl(overrides: Partial<NumberControl> = {}): NumberControl {
  return { control: 'number', type: 'number', min: null, max: null, step: 1, stepBase: 0, ...overrides };
}

export function choiceControl(texts: readonly string[], overrides: Partial<ChoiceControl> = {}): ChoiceControl {
  return {
    control: 'choice',
    type: 'select',
    multiple: false,
    options: texts.map((text, index) => ({ index, value: text, text, disabled: false, group: '' })),
    optionCount: texts.length,
    optionsKnown: true,
    editable: false,
    ...overrides,
  };
}

/** The background's answer to a row that was opened. */
export function details(row: string, control: Control, value: Value | null = null): PopupEvent {
  return { is: 'details', row, details: { control, value, labels: ['Nachname', 'E-Mail'] } };
}
