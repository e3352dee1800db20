import type { Adapter } from '../field/adapter';
import { askClaims, askGather } from '../field/ask-adapter';
import type { WidgetSign } from '../field/widget-signs';
import { isBox } from './boxes';
import {
  attribute,
  carries,
  composedParentOf,
  contains,
  findFirst,
  isMatch,
  isText,
  localNameOf,
  rootOf,
} from '../dom/nodes';
import { isOwnBox } from '../dom/own-boxes';
import { SelectorIndex } from '../dom/selector-index';
import { walk, type Descend } from '../dom/flat-tree';
import { Headings } from './headings';
import { outermost, scopeInside, type Scope } from './scope';
import { modalSelector } from './modal';
import { isOfPager } from './pager';
import { emptySurvey, type Found, type RegionNotes, type Survey } from './survey';
import { textOf, tidy } from '../dom/text';
import { TextRuns } from './text-runs';
import { unknownWidget } from './unknown-widget';

/** Elements nobody looks into: code, and controls whose inside is their own affair. */
const closed = new Set(
  'script style noscript template canvas select datalist textarea object iframe audio video head'.split(' '),
);
/** Pictures and formulas; the few that hold HTML (`foreignObject`, `mtext`) may hold fields. */
const foreign = new Set(['svg', 'math']);
const foreignFields = 'input, select, textarea, [contenteditable]';
const frameTags = new Set(['iframe', 'frame']);
/** Labels, also those that are components (`sp-field-label`). */
const labelName = /^label$|-label$/;
const maxWords = 2_000;
const maxButtons = 3;

/**
 * Walks the page once and notes fields, labels, regions and texts. Reads no layout, writes nothing.
 * Yields after each node, so that the caller can let the page have a turn; the survey grows meanwhile.
 */
export class Collector {
  readonly survey: Survey = emptySurvey();
  /** Whether the page shows signs of widgets that none of the adapters knows. */
  meetsWidget = false;
  readonly #interests: Interests;
  readonly #runs = new TextRuns();
  readonly #headings = new Headings();
  readonly #taken = new Set<Element>();

  /** @param interests the same for all walks of a page: what one has learned of its elements holds for the next */
  constructor(interests: Interests) {
    this.#interests = interests;
  }

  *walk(top: Element): Generator<void> {
    const descend: Descend<Scope> = (...inside) => this.#descend(...inside);
    for (const { node, depth, inherited } of walk(top, outermost, descend, () => this.cut())) {
      this.#headings.move(depth);
      if (isText(node)) this.#text(node, depth, inherited);
      else this.#element(node, depth, inherited);
      yield;
    }
    this.finish();
  }

  #element(element: Element, depth: number, scope: Scope): void {
    const name = localNameOf(element);
    this.#runs.enter(name, depth);
    if (labelName.test(name)) this.#label(element);
    if (frameTags.has(name)) this.survey.frames.push(element);
    const claimants: Adapter[] = [];
    for (const interest of this.#interests.index.matching(element)) {
      if (interest.is === 'claimed') claimants.push(interest.adapter);
      else if (interest.is === 'sign') this.meetsWidget ||= interest.sign.is?.(element) ?? true;
      else if (interest.is === 'modal') this.survey.modals.push(element);
      else if (interest.is === 'heading') this.#heading(textOf(element), depth, scope);
      else this.#button(element, scope);
    }
    if (claimants.length > 0) this.#field(element, claimants, depth, scope);
  }

  #descend(element: Element, scope: Scope, shadow: ShadowRoot | null): Scope | null {
    if (isClosed(element) || isOwnBox(element)) return null;
    if (shadow) this.survey.shadowRoots.push(shadow);
    const inside = scopeInside(element, scope, shadow !== null);
    if (inside.region !== scope.region) this.#region(inside.region);
    const isField = this.survey.found.at(-1)?.element === element;
    return isField ? { ...inside, isSpokenFor: true } : inside;
  }

  #heading(text: string, depth: number, scope: Scope): void {
    this.#headings.heading(text, depth);
    const region = this.survey.regions.get(scope.region);
    if (scope.region && region) region.title ||= text;
  }

  #text(node: Text, depth: number, scope: Scope): void {
    const { survey } = this;
    if (survey.otherWords.length < maxWords) {
      const words = tidy(node.data, maxWords);
      if (words) survey.otherWords += `${words} `;
    }
    if (!scope.isSpokenFor) this.#runs.text(node, depth, scope);
  }

  #label(label: Element): void {
    const { survey } = this;
    if (survey.labelWords.length < maxWords) survey.labelWords += `${textOf(label)} `;
    const target = attribute(label, 'for');
    if (!target) return;
    const root = rootOf(label);
    const inRoot = survey.labelsFor.get(root) ?? new Map<string, Element[]>();
    survey.labelsFor.set(root, inRoot);
    inRoot.set(target, [...(inRoot.get(target) ?? []).slice(0, 3), label]);
  }

  /** @param claimants in the order they are asked */
  #field(element: Element, claimants: readonly Adapter[], depth: number, scope: Scope): void {
    const keepsText = isBox(element);
    if (this.#taken.has(element)) return void this.#runs.field(depth, scope.row, keepsText, () => undefined);
    const { keptClaims } = this.#interests;
    const adapter = claimants.find((one) => keptClaims.get(element) === one || askClaims(one, element));
    if (!adapter || isOfPager(element) || carries(element, 'inert')) return;
    if (adapter.isKnownByQuestion?.(element)) keptClaims.set(element, adapter);
    const { members, parts } = askGather(adapter, element);
    for (const taken of [...members, ...parts]) if (taken !== element) this.#taken.add(taken);
    const near = this.#runs.field(depth, scope.row, keepsText, (run) => (found.after = run));
    const last = this.survey.found.at(-1);
    // A box that nobody knows is told of no more for the field in it, which is named by what stands before the box.
    const isWrapped = near.length === 0 && last?.adapter === unknownWidget && contains(last.element, element);
    const before = isWrapped ? last.before : near;
    const region = regionOf(element, scope);
    const found: Found = {
      element,
      members,
      parts,
      adapter,
      scope: region === scope.region ? scope : { ...scope, region },
      before,
      after: null,
      heading: this.#headings.nearest,
    };
    this.survey.found.push(found);
    this.#region(region);
    if (scope.label) this.survey.wrappingLabels.add(scope.label);
  }

  #region(region: Element | null): RegionNotes {
    const { regions } = this.survey;
    const known = regions.get(region);
    if (known) return known;
    const notes = { key: `r${regions.size}`, heading: this.#headings.nearest, title: '', buttons: [] };
    regions.set(region, notes);
    return notes;
  }

  #button(button: Element, scope: Scope): void {
    const notes = this.#region(regionOf(button, scope));
    if (notes.buttons.length >= maxButtons) return;
    const text = textOf(button) || tidy(attribute(button, 'value') || attribute(button, 'aria-label'));
    if (text) notes.buttons.push(text);
  }

  /** Notes that there may be fields beyond those that are met. */
  cut(): void {
    this.survey.isCut = true;
  }

  /** Ends the walk, there where it is. What turned out to be part of another field is none of its own. */
  finish(): void {
    const { survey } = this;
    this.#runs.end();
    const own = survey.found.filter(({ element }) => !this.#taken.has(element));
    survey.found.splice(0, survey.found.length);
    for (const found of withoutWrappers(own)) {
      survey.found.push(found);
      for (const member of found.members) survey.fieldElements.add(member);
      for (const group of found.scope.groups) count(survey.fieldsInGroup, group);
      for (const host of found.scope.hosts) count(survey.fieldsInHost, host);
    }
  }
}

/** What the walk does with an element, by its selector. */
type Interest =
  | { readonly selector: string; readonly is: 'claimed'; readonly adapter: Adapter }
  | { readonly selector: string; readonly is: 'sign'; readonly sign: WidgetSign }
  | { readonly selector: string; readonly is: 'modal' | 'heading' | 'submit' };

/** What the walks of a page look for, and what they remember of one another. */
export interface Interests {
  readonly index: SelectorIndex<Interest>;
  /** Fields known by a question that they may have stopped asking. */
  readonly keptClaims: WeakMap<Element, Adapter>;
}

const notedBeside: readonly Interest[] = [
  { selector: modalSelector, is: 'modal' },
  { selector: 'h1,h2,h3,h4,h5,h6,[role=heading]', is: 'heading' },
  { selector: 'button:not([type]),button[type=""],:is(button,input)[type=submit],input[type=image]', is: 'submit' },
];

/**
 * @param adapters in the order they are asked
 * @param signs of widgets that other adapters are needed for
 */
export function interestsOf(adapters: readonly Adapter[], signs: readonly WidgetSign[] = []): Interests {
  const claimants = adapters.map((adapter): Interest => ({ selector: adapter.selector, is: 'claimed', adapter }));
  const looked = signs.map((sign): Interest => ({ selector: sign.selector, is: 'sign', sign }));
  return { index: new SelectorIndex([...notedBeside, ...looked, ...claimants]), keptClaims: new WeakMap() };
}

function isClosed(element: Element): boolean {
  const name = localNameOf(element);
  return closed.has(name) || (foreign.has(name) && !findFirst(element, foreignFields));
}

function count(counts: Map<Element, number>, element: Element): void {
  counts.set(element, (counts.get(element) ?? 0) + 1);
}

/** What nobody knows is told only where it neither holds nor lies in a field that somebody knows. */
function withoutWrappers(all: readonly Found[]): Found[] {
  const known = new Set(all.filter(({ adapter }) => adapter !== unknownWidget).map(({ element }) => element));
  const around = new Set<Element>();
  if (known.size < all.length)
    for (const element of known)
      for (let at = composedParentOf(element); at && !around.has(at); at = composedParentOf(at)) around.add(at);
  const isInside = (element: Element) => {
    let at = composedParentOf(element);
    for (let level = 0; at && level < 10 && !known.has(at); level++) at = composedParentOf(at);
    return at !== null && known.has(at);
  };
  return all.filter(({ element }) => known.has(element) || !(around.has(element) || isInside(element)));
}

/** The form a control belongs to by its `form` attribute, else the region around it. */
function regionOf(element: Element, scope: Scope): Element | null {
  const owner: unknown = 'form' in element && !isMatch(element, 'form') ? element.form : null;
  return owner instanceof HTMLFormElement ? owner : scope.region;
}
