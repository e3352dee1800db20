import type { Adapter } from '../field/adapter';
import type { Scope } from './scope';
import type { NearRun } from './text-runs';

/** An element some adapter claims, and what the walk learnt about it in passing. */
export interface Found {
  readonly element: Element;
  readonly members: readonly Element[];
  readonly parts: readonly Element[];
  readonly adapter: Adapter;
  readonly scope: Scope;
  /** Texts since the field before, nearest first. */
  readonly before: readonly NearRun[];
  /** The first text after it, null where another field comes first. */
  after: NearRun | null;
  /** The nearest heading above, '' if none. */
  readonly heading: string;
}

/** A form or form-like region, as far as the walk has seen it. */
export interface RegionNotes {
  /** Short and the same for all its fields. */
  readonly key: string;
  /** The last heading before it, '' if none. */
  readonly heading: string;
  /** The first heading inside, '' if none. */
  title: string;
  /** Texts of its submit buttons. */
  readonly buttons: string[];
}

/** All that one walk over the document gathers. */
export interface Survey {
  readonly found: Found[];
  /** Elements of all of them: filled in when the walk is over. */
  readonly fieldElements: Set<Element>;
  /** Labels by what their `for` says, root by root. */
  readonly labelsFor: Map<Node, Map<string, Element[]>>;
  /** Labels that wrap a field. */
  readonly wrappingLabels: Set<Element>;
  readonly regions: Map<Element | null, RegionNotes>;
  /** How many fields stand in each group. */
  readonly fieldsInGroup: Map<Element, number>;
  /** How many fields stand in each shadow host's tree. */
  readonly fieldsInHost: Map<Element, number>;
  /** Shadow roots met. */
  readonly shadowRoots: ShadowRoot[];
  readonly frames: Element[];
  /** What may be an open modal dialog. */
  readonly modals: Element[];
  /** Visible words so far: labels and legends, then the rest. */
  labelWords: string;
  otherWords: string;
  /** Whether the walk ended before the document did, so that it may have more fields. */
  isCut: boolean;
}

export function emptySurvey(): Survey {
  return {
    found: [],
    fieldElements: new Set(),
    labelsFor: new Map(),
    wrappingLabels: new Set(),
    regions: new Map(),
    fieldsInGroup: new Map(),
    fieldsInHost: new Map(),
    shadowRoots: [],
    frames: [],
    modals: [],
    labelWords: '',
    otherWords: '',
    isCut: false,
  };
}
