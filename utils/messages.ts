/**
 * The one protocol map: every message that crosses between popup, background and page, with its answer.
 * The page agent answers `agent/*` (one frame each); the background answers `tab/*` from popup and menus.
 */
import type {
  Control,
  Evidence,
  FieldDescriptor,
  FieldId,
  FieldState,
  Outcome,
  ReportEntry,
  SelectedFields,
  UndoEntry,
  Value,
} from './pipeline';
import type { Mode, Override } from './plan/context';
import type { Kind } from './plan/kinds';
import type { Rule } from './plan/rules/rule';
import type { PersonTraits, PinSpec } from './plan/persona/traits';
import type { RuleNote } from './plan/rules/rule-note';
import type { MadeValue } from './plan/value-language/make-value';
import type { DrawnSpec } from './plan/value-language/value-spec';
import type { RuleReach } from './settings/row-rule';
import type { PersonRecipe } from './settings/saved-person';
import type { Saving } from './settings/scenario';
import type { ReasonCode } from './reasons';
import type { RowLook } from './row-look';

/** Fields or values in one message; keeps each slice of work in the page short. */
export const chunkSize = 200;

export interface ScanChunk {
  readonly fields: readonly FieldDescriptor[];
  /** Where to go on; null when the frame is read to its end. */
  readonly next: number | null;
  /** Fields the frame is known to have so far. */
  readonly total: number;
  readonly page: PageFacts;
  /** What failed in us while reading, for a report; nothing of the page. */
  readonly faults: readonly string[];
}

export interface PageFacts {
  /** `lang` of the root element, '' if none. */
  readonly lang: string;
  readonly title: string;
  /** Words of the page for telling its language where `lang` is silent, at most 2,000 characters. */
  readonly sample: string;
  /** Cross-origin frames inside this one that hold no agent: their origins, '' where opaque. */
  readonly frames: readonly string[];
}

/** Of a page that says nothing, or that was told of before. */
export const noFacts: PageFacts = { lang: '', title: '', sample: '', frames: [] };

export interface WriteItem {
  readonly id: FieldId;
  readonly value: Value;
}

/**
 * What became of an insert. `no-caret`: nothing that takes text has the focus. `cannot-hold`: the control can't hold
 * such a text, and holds what it held.
 */
export type InsertOutcome = 'inserted' | 'no-caret' | 'cannot-hold';

/** What a right-click or shortcut points at. */
export interface AgentTarget {
  /** The field under the caret, null where it is none. */
  readonly field: FieldId | null;
  /** Fields of the same form, the target included. */
  readonly form: readonly FieldId[];
}

/** A fill of one frame that can be taken back. */
export interface UndoableFill {
  /** When it began, as `agent/begin` was told: epoch milliseconds. */
  readonly at: number;
  /** Fields it changed. */
  readonly fields: number;
}

/** The fill of a page that would be taken back next. */
export interface NextUndo extends UndoableFill {
  /** When the one before it began, which would be next then; null where there is none. */
  readonly before: number | null;
}

/** A notice of our own on the page, after a command that was given where nothing shows what became of it. */
export interface PageNotice {
  readonly text: string;
  /** Name of the button that takes the fill back; null for none. */
  readonly undo: string | null;
  /** Name of the button that stops what is going on; left out for none. */
  readonly stop?: string;
  readonly tone: 'done' | 'problem';
}

/** Calls to the page agent of one frame: name → what goes in, what comes out. */
export interface AgentProtocol {
  /** Answers when the agent is there. `document`: when its document began, which tells it from others in the frame. */
  'agent/hello': { in: Record<never, never>; out: { readonly version: string; readonly document: number } };
  /** Reads the page from `from` on; 0 starts a new scan (known elements keep their ids). */
  'agent/scan': { in: { readonly from: number }; out: ScanChunk };
  /**
   * The first fields of a page that is too large to be read at once, none where it is not: what a fill may begin with
   * while the rest is read. What stands further on may still change what is said of them.
   */
  'agent/first': {
    in: Record<never, never>;
    out: { readonly fields: readonly FieldDescriptor[]; readonly page: PageFacts };
  };
  /** By selector, in order: the fields found that it names. */
  'agent/select': {
    in: { readonly selectors: readonly string[] };
    out: { readonly selected: readonly SelectedFields[] };
  };
  /**
   * Writes values in order; answers one entry for each item. Remembers what was there, for undo. `sharesFocus`:
   * other frames are written at the same time; native fields are then entered by events alone. `at`: begins that fill, as
   * `agent/begin` does, where the frame has not begun it.
   */
  'agent/apply': {
    in: { readonly items: readonly WriteItem[]; readonly sharesFocus?: boolean; readonly at?: number };
    out: { readonly entries: readonly ReportEntry[] };
  };
  /** How many items `agent/apply` has dealt with since the fill began; answered while it is at work too. */
  'agent/progress': { in: Record<never, never>; out: { readonly done: number } };
  /** Waits (bounded) until the page has reacted; says whether fields appeared or became available meanwhile. */
  'agent/settle': { in: Record<never, never>; out: { readonly changed: boolean } };
  /** Begins one fill: opens its undo step. `at`: epoch milliseconds, the same in all frames of the fill. */
  'agent/begin': { in: { readonly at: number }; out: Record<never, never> };
  /**
   * Ends it: focus and scroll are restored. `navigated`: the page wanted to go elsewhere meanwhile, was held up and goes
   * there now.
   */
  'agent/end': { in: Record<never, never>; out: { readonly navigated: boolean } };
  'agent/cancel': { in: Record<never, never>; out: Record<never, never> };
  /** Remembers focus and scroll, before fields are taken back in several frames; `agent/end` brings them back. */
  'agent/remember-place': { in: Record<never, never>; out: Record<never, never> };
  /** Takes a fill back, the latest where `at` is null; answers no entries where this frame has no such fill. */
  'agent/undo': { in: { readonly at: number | null }; out: { readonly entries: readonly UndoEntry[] } };
  /** Gives single fields back what they held before our fills; a later undo leaves them alone. */
  'agent/put-back': {
    in: { readonly ids: readonly FieldId[] };
    out: { readonly entries: readonly UndoEntry[] };
  };
  /** The fills of this frame that can be taken back, the latest first. */
  'agent/undoable': { in: Record<never, never>; out: { readonly fills: readonly UndoableFill[] } };
  /** Inserts at the caret or over the selection of the focused element, as typing would. */
  'agent/insert': { in: { readonly text: string }; out: { readonly outcome: InsertOutcome } };
  /**
   * What a context menu was opened on. `clicked`: Firefox's name for the element, null where the browser tells none. Answers
   * the field really clicked, by its label too, or none.
   */
  /** Where the caret is: in something that takes text, in a frame inside this one, or nowhere. */
  'agent/caret': { in: Record<never, never>; out: { readonly place: 'text' | 'frame' | 'none' } };
  'agent/target': { in: { readonly clicked: number | null }; out: AgentTarget };
  /** Shows a notice for a few seconds, in place of the one before. For the top frame: others may be small or out of view. */
  'agent/notice': { in: PageNotice; out: Record<never, never> };
  /** Tells by `AgentCommand` once the page may no longer look as it was read; not while we write into it ourselves. */
  'agent/watch': { in: Record<never, never>; out: Record<never, never> };
  /** Outlines a field and brings it into view; null takes the outline away. `shown`: whether there is one now. */
  'agent/highlight': { in: { readonly id: FieldId | null }; out: { readonly shown: boolean } };
}
export type AgentCall = keyof AgentProtocol;

/** How a call crosses to a page agent, and what comes back. */
export interface AgentRequest<C extends AgentCall = AgentCall> {
  readonly call: C;
  readonly input: AgentProtocol[C]['in'];
}
/** One call to many agents, with an input for each, by the agent's name. */
export interface RequestOfEach<C extends AgentCall = AgentCall> {
  readonly call: C;
  readonly inputs: Readonly<Record<string, AgentProtocol[C]['in']>>;
}
export type AgentAnswer<C extends AgentCall = AgentCall> =
  | { readonly ok: AgentProtocol[C]['out'] }
  | { readonly error: string }
  /** The script that writes is to be put there, and the call to be made again. */
  | { readonly lacks: 'writer' };

/** What the page agent asks of the background by itself: the person pressed a button of the notice, or the page changed. */
export interface AgentCommand {
  readonly command: NoticeCommand | 'look-again';
}
export type NoticeCommand = 'undo' | 'stop';

export function isAgentCommand(message: unknown): message is AgentCommand {
  return (
    typeof message === 'object' &&
    message !== null &&
    'command' in message &&
    (message.command === 'undo' || message.command === 'stop' || message.command === 'look-again')
  );
}

/** A page agent has met signs of widgets; it waits until the answer comes, and goes on without what it can't get. */
export interface WidgetsNeed {
  readonly needs: 'widgets';
}

export function isWidgetsNeed(message: unknown): message is WidgetsNeed {
  return typeof message === 'object' && message !== null && 'needs' in message && message.needs === 'widgets';
}

/** A page opened on a site that is filled in by itself, and has something to fill. */
export interface PageOpened {
  readonly opened: true;
}

export function isPageOpened(message: unknown): message is PageOpened {
  return typeof message === 'object' && message !== null && 'opened' in message && message.opened === true;
}

/** A page of ours that is being closed hands over what it has not saved yet: its own work ends with it. */
export interface LastWord {
  readonly save: 'rule';
  /** As `rules-store` checks it. */
  readonly rule: Rule;
  /** Whether it is put before all others where it is not stored yet. */
  readonly isNew: boolean;
}

export function isLastWord(message: unknown): message is LastWord {
  return typeof message === 'object' && message !== null && 'save' in message && message.save === 'rule';
}

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

/** Where a tab stands. */
export type Phase = 'reading' | 'ready' | 'filling' | 'filled' | 'undoing' | 'undone' | 'stopped' | 'blocked';

/** Everything about a tab that the popup shows besides the list. */
export interface TabState {
  readonly phase: Phase;
  /** Whether the person has stopped what is going on: it ends as soon as it can say what it did. */
  readonly isStopping: boolean;
  /** One sentence why nothing can be done here (`blocked`), or what went wrong; '' if nothing did. */
  readonly trouble: string;
  /** Whether nothing can be done for want of the person's permission. */
  readonly lacksAccess: boolean;
  /** null until the page is read. */
  readonly persona: PersonaSummary | null;
  readonly locked: boolean;
  readonly mode: Mode;
  /** Fields found that a fill would write into. */
  readonly fillable: number;
  /** Fields found, those left alone included. */
  readonly found: number;
  /** Fields done of `fillable` while filling. */
  readonly done: number;
  /** Outcome of the last fill; null before it. While `ready`: what it did on a page that has moved on since. */
  readonly summary: { readonly filled: number; readonly of: number } | null;
  /** The fill that an undo takes back: when it was, in milliseconds since 1970, and how many fields it wrote. */
  readonly undo: NextUndo | null;
  /** What the last undo did; `kept` the person had changed since. Stopped on the way, it can be gone on with. */
  readonly undone: {
    readonly isStopped: boolean;
    readonly restored: number;
    readonly of: number;
    readonly gone: number;
    readonly kept: number;
  } | null;
  /** Rows that differ from what the last fill wrote. */
  readonly pending: number;
  /** Where a sweep stands, from 1; what the field that is wrong is called and how it is wrong, in a few words. */
  readonly sweep: { readonly at: number; readonly of: number; readonly label: string; readonly rule: string } | null;
  /** The scenario in use: fields that get its values, values that have no field any more, and fields filled by plan. */
  readonly scenario: {
    readonly id: string;
    readonly name: string;
    readonly played: number;
    readonly gone: number;
    readonly fresh: number;
  } | null;
  /** The scenarios of the page's site. */
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  /** All rows by their look. */
  readonly counts: Readonly<Record<RowLook, number>>;
  /** Origins of embedded frames that need the person's permission. */
  readonly unreachable: readonly string[];
  /** What failed in us while the page was read, for a report; nothing of the page. */
  readonly faults: readonly string[];
}

export interface PersonaSummary {
  readonly name: string;
  readonly initials: string;
  readonly email: string;
  /** BCP 47 tag of the data. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2 of where they live. */
  readonly country: string;
  readonly recipe: PersonRecipe;
  /** The saved person they are, or were before a change; whether the page's site is theirs. null for none. */
  readonly saved: {
    readonly id: string;
    readonly name: string;
    readonly isChanged: boolean;
    readonly isOfSite: boolean;
  } | null;
}

/** One line of the popup's list. */
export interface FieldRow {
  /** Names the row in requests. */
  readonly row: string;
  /** Heading the row stands under; '' for none. */
  readonly section: string;
  /** What the page calls the field, at most 500 characters; '' if it has no text. */
  readonly label: string;
  /** Whose the value is: a row, a section, a role; '' for the page's main person. */
  readonly person: string;
  readonly kind: Kind;
  /** The control in a word: `text`, `select`, `date`… */
  readonly control: string;
  /** The planned value as read by a person; '' if none. */
  readonly planned: string;
  readonly evidence: readonly Evidence[];
  readonly override: Override | null;
  /** null before a fill. */
  readonly outcome: Outcome | null;
  readonly reason: ReasonCode | null;
  /** The rule that decided on the value, or would have; null where none does. */
  readonly rule: RuleNote | null;
  readonly holds: string;
  /** What the field held when the page was read. */
  readonly state: FieldState;
  /** Whether the plan differs from what the last fill wrote. */
  readonly pending: boolean;
  /** Whether the value is one that was pinned for the person. */
  readonly pinned: boolean;
  /** The rule that the value breaks on purpose, or that there is none to break; null in all modes but invalid. */
  readonly breaks: ReasonCode | null;
  /** Name of the scenario that the value is from; '' for none. */
  readonly scenario: string;
  /** What a mode is after with the value, in a few words; '' for nothing. */
  readonly probe: string;
  /** A description of the widget's structure without page text, for a report; '' where the widget is understood. */
  readonly structure: string;
  /** What failed in us at the last write, for a report: adapter and error's name; '' where nothing did. */
  readonly detail: string;
}

/** What the editor of one row needs. */
export interface RowDetails {
  readonly control: Control;
  /** What would be written; null for nothing. */
  readonly value: Value | null;
  /** What the page calls the other fields of its form, for templates. */
  readonly labels: readonly string[];
}

/** What a value makes for a row, for the current person. */
export interface RowSample {
  readonly row: string;
  readonly value: DrawnSpec;
  readonly made: MadeValue;
}

/** What a rule would do on the page of a tab. */
export interface RuleTrial {
  /** Its id. */
  readonly rule: string;
  /** Whether the rule holds on the page's site at all. */
  readonly isHere: boolean;
  readonly fields: readonly TriedField[];
}

/** A field that a rule is for. */
export interface TriedField {
  readonly row: string;
  readonly label: string;
  /** The value it would get; '' for none. */
  readonly shown: string;
  readonly note: RuleNote;
  /** Name of the rule before it that decides in its place; null where none does. */
  readonly overruledBy: string | null;
}
