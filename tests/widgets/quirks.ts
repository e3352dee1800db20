import type { Quirk } from '../../utils/field/quirk-table';
import type { CaseRunner } from './case-runner';
import { difference, lineOf, type LedgerLine } from './ledger';
import { runCase } from './run-case';

/** By the quirk's marker. */
const cases: Readonly<Record<string, string>> = {
  '[data-slate-editor]': 'slate/editor › with bold text',
  '[data-contents]': 'draft-js/editor › with bold text',
  '[data-slate-placeholder]': 'slate/editor › rich text',
  '.public-DraftEditor-content': 'draft-js/editor › draft',
  '[data-coloris]': 'coloris/colour › coloris',
  '.spectrum': 'spectrum-colorpicker/colour › spectrum',
  '.twitter-picker': 'react-color/colour › twitter',
  '.Polaris-ColorPicker__MainColor': 'polaris/text › color picker',
  '.sp-replacer': 'spectrum-colorpicker/colour › button',
  'ion-button': 'ionic/date › datetime button with buttons',
  ':is(calendar-date, calendar-range)': 'cally/date › date',
  '.chosen-container': 'chosen/select › chosen',
  'ion-picker': 'ionic/select › picker',
};

/** The case of the widget ledger, `page › name`, that is lost without a quirk; '' where none is known. */
export const caseOf = ({ marker }: Quirk) => cases[marker] ?? '';

/**
 * What a case loses for an agent that does not know a quirk, '' where it loses nothing: then the quirk is needed no
 * longer.
 */
export async function lostWithout(
  without: Quirk,
  line: LedgerLine,
  runner: CaseRunner,
  origin: string,
): Promise<string> {
  const which = { page: line.page, name: line.name, ci: line.ci === 'ci' };
  const result = await runner.run(which, (tab) => runCase(tab, origin, which, { without }));
  return difference(line, lineOf(result));
}
