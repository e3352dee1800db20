/** What crosses between the popup, or the side panel, and the background. */
import type { Mode, Override } from '../plan/context';
import type { Kind } from '../kinds/kinds';
import type { PersonTraits, PinSpec } from '../plan/persona/traits';
import type { Rule } from '../plan/rules/rule';
import type { DrawnSpec } from '../plan/value-language/value-spec';
import type { RowLook } from './row-look';
import type { RuleReach } from '../settings/row-rule';
import type { Saving } from '../settings/scenario';
import type { FieldRow, RowDetails, RowSample, RuleTrial } from './field-row';
import type { TabState } from './tab-state';

/** Name of the port the popup opens to the background; it carries `PopupRequest` one way and `PopupEvent` the other. */
export const popupPort = 'popup';

/** What the person asks for in the popup. `open` comes first and names the tab. */
export type PopupRequest =
  | { readonly do: 'open'; readonly tabId: number }
  | { readonly do: 'fill' }
  | { readonly do: 'cancel' }
  | { readonly do: 'undo' }
  | { readonly do: 'new-person' }
  | { readonly do: 'set-seed'; readonly seed: string }
  /** Goes on as a person that was saved. */
  | { readonly do: 'choose-person'; readonly id: string }
  /** What is said of the person: sex, ages, country, e-mail pattern. */
  | { readonly do: 'set-traits'; readonly traits: Partial<Omit<PersonTraits, 'pinned'>> }
  /** Pins a value of the person; null gives back the one that was made up. */
  | { readonly do: 'pin'; readonly kind: Kind; readonly value: PinSpec | null }
  /** Gives the site its person, or takes them back. A click that turns names no side: two fast ones cancel each other. */
  | { readonly do: 'turn-site' }
  | { readonly do: 'turn-lock' }
  | { readonly do: 'set-mode'; readonly mode: Mode }
  /** The person's word on one row; null takes the last one back: an edit, else what is remembered for the site. */
  | { readonly do: 'override'; readonly row: string; readonly override: Override | null }
  /** One more value of the same kind. */
  | { readonly do: 'reroll'; readonly row: string }
  /** Leaves the row's field out, or takes it in again. */
  | { readonly do: 'turn-skip'; readonly row: string }
  /** Makes what the row shows a rule. */
  | { readonly do: 'rule'; readonly row: string; readonly reach: RuleReach }
  /** Takes back the kind said for the row's field. */
  | { readonly do: 'forget-kind'; readonly row: string }
  /** Settings or permissions changed: read the page and plan again. */
  | { readonly do: 'refresh' }
  /** Sends the rows from `from` on. */
  | { readonly do: 'rows'; readonly from: number }
  /** Narrows the list to rows of one look (null: all) that hold a text; sends it from its beginning. */
  | { readonly do: 'narrow'; readonly look: RowLook | null; readonly search: string }
  /** What the editor of one row needs. */
  | { readonly do: 'details'; readonly row: string }
  /** What a template would make if it were typed into the row. */
  | { readonly do: 'sample'; readonly row: string; readonly value: DrawnSpec }
  /** What a rule would do here if it stood, as it is, in its place among the others; it need not be saved. */
  | { readonly do: 'try'; readonly rule: Rule }
  /** A value of each kind, and of each own entry that depends on the person, for the current one. */
  | { readonly do: 'kind-samples' }
  /** Inserts at the caret of the page, in whichever frame it is: an `Insertable` by its id. */
  | { readonly do: 'insert'; readonly id: string }
  /** Outlines the row's field on the page; null takes the outline away. */
  | { readonly do: 'highlight'; readonly row: string | null }
  /** Fills in a scenario of this site from now on; '' ends it. */
  | { readonly do: 'use-scenario'; readonly id: string }
  /** Uses the scenario, or ends it. */
  | { readonly do: 'turn-scenario'; readonly id: string }
  /** Saves the form under a name, and uses it from now on. */
  | ({ readonly do: 'save-scenario' } & Saving)
  /** Writes the rows that differ from what the last fill wrote. */
  | { readonly do: 'apply-changes' }
  /** Steps through all that can be wrong in the form, one at a time. */
  | { readonly do: 'sweep'; readonly step: 'start' | 'next' | 'previous' | 'stop' };

export type PopupEvent =
  | { readonly is: 'state'; readonly state: TabState }
  /** Part of the list; `from` 0 starts a new list. */
  | { readonly is: 'rows'; readonly from: number; readonly rows: readonly FieldRow[]; readonly total: number }
  | { readonly is: 'details'; readonly row: string; readonly details: RowDetails }
  | { readonly is: 'sample'; readonly sample: RowSample }
  | { readonly is: 'tried'; readonly trial: RuleTrial }
  | {
      readonly is: 'kind-samples';
      readonly samples: Readonly<Partial<Record<Kind, string>>>;
      /** By id: own entries that depend on the person. */
      readonly own: Readonly<Record<string, string>>;
    }
  /** A long text is going in: characters so far, of all. */
  | { readonly is: 'inserting'; readonly progress: { readonly done: number; readonly of: number } }
  /** What was asked to be inserted is in the page. */
  | { readonly is: 'inserted'; readonly id: string }
  /** What was asked to be written stands on the page already. */
  | { readonly is: 'unchanged' }
  /** A request that could not be carried out, in a sentence. */
  | { readonly is: 'problem'; readonly text: string };
