import { quirks as table, type Quirk } from '../../utils/field/quirk-table';
import type { CaseRunner } from './case-runner';
import { difference, lineOf, type LedgerLine } from './ledger';
import { runCase } from './run-case';

/** A case of the widget ledger, `page › name`, that is lost without the quirk of a marker. */
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

/** A quirk and the case that is lost without it, '' where none is known. */
export interface TriedQuirk extends Quirk {
  readonly page: string;
}

export const quirks: readonly TriedQuirk[] = table.map((quirk) => ({ ...quirk, page: cases[quirk.marker] ?? '' }));

/** The page of a quirk's case. */
export const pageOf = ({ page }: TriedQuirk) => page.slice(0, page.indexOf(' › '));

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
