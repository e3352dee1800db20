import type { ReasonCode } from '../reasons';
import { attribute, carries, isMatch, localNameOf } from '../dom/nodes';

/** What an element's surroundings say about every field inside: handed down on the walk, so no field climbs up again. */
export interface Scope {
  readonly lang: string;
  /** The form, or the nearest region that works like one; null where the page itself is it. */
  readonly region: Element | null;
  /** Groups, outermost first. */
  readonly groups: readonly Element[];
  /** Fieldsets and labelled groups, innermost last. */
  readonly legends: readonly Element[];
  /** The nearest wrapping label. */
  readonly label: Element | null;
  /** Whether a table's cell is around it. */
  readonly isInTable: boolean;
  /** The nearest row of a table, or of what looks like one. */
  readonly row: Element | null;
  /** Hosts whose shadow trees the field stands in, innermost last. */
  readonly hosts: readonly Element[];
  /** What the surroundings forbid: `aria-disabled`, a captcha around the field. */
  readonly skipReason: ReasonCode | null;
  /** Whether nothing here can be reached: closed parts of a page, and all that lies behind a dialog. */
  readonly isInert: boolean;
  /** Whether text here is spoken for (heading, legend, option) and describes no field by standing beside it. */
  readonly isSpokenFor: boolean;
}

export const outermost: Scope = {
  lang: '',
  region: null,
  groups: [],
  legends: [],
  label: null,
  isInTable: false,
  row: null,
  hosts: [],
  skipReason: null,
  isInert: false,
  isSpokenFor: false,
};

const regionSelector = 'form,[role=form],[role=search],search,dialog,[role=dialog],[role=alertdialog]';
const groupTags = new Set(['fieldset', 'tr', 'section', 'article', 'li', 'details']);
const groupRoles = new Set(['group', 'radiogroup', 'row', 'listitem', 'region', 'tabpanel']);
/** Components that may keep their role to themselves. */
const groupTag = /-(radio|checkbox)-?group$/;
const groupClass =
  /(^|[\s_-])(row|group|card|item|panel|block|passenger|guest|step|fieldset|section|address)s?([\s_-]|\d|$)/i;
const cellTags = new Set(['td', 'th']);
const cellRoles = new Set(['cell', 'gridcell']);
const rowClass = /(^|[\s_-])row(\s|$)/i;
const formClass = /(^|\s)([\w-]*[-_])?form(\s|$)/i;
const captchaClass =
  /(^|\s)(g-recaptcha|h-captcha|cf-turnstile|frc-captcha|geetest\w*|captcha[\w-]*|[\w-]*-captcha)(\s|$)/i;
const spokenForTags = new Set(['legend', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'button', 'nav', 'figcaption']);
const spokenForRoles = new Set(['heading', 'button', 'listbox', 'option', 'menu', 'menuitem', 'tablist', 'navigation']);
const maxGroups = 12;

/** What `element` hands down to its children; `scope` itself where it adds nothing. */
export function scopeInside(element: Element, scope: Scope, hasShadow: boolean): Scope {
  const name = localNameOf(element);
  const change: { -readonly [K in keyof Scope]?: Scope[K] } = {};
  if (carries(element, 'lang')) change.lang = attribute(element, 'lang');
  if (name === 'label') change.label = element;
  if (cellTags.has(name) || cellRoles.has(attribute(element, 'role'))) change.isInTable = true;
  if (name === 'tr' || attribute(element, 'role') === 'row' || rowClass.test(attribute(element, 'class')))
    change.row = element;
  if (hasShadow) change.hosts = [...scope.hosts, element].slice(-8);
  if (spokenForTags.has(name) || spokenForRoles.has(attribute(element, 'role'))) change.isSpokenFor = true;
  Object.assign(change, groupsInside(element, name, scope), skipReasonInside(element, scope));
  for (const _ in change) return { ...scope, ...change };
  return scope;
}

function groupsInside(element: Element, name: string, scope: Scope): Partial<Scope> {
  const role = attribute(element, 'role');
  const classes = attribute(element, 'class');
  const change: { -readonly [K in keyof Scope]?: Scope[K] } = {};
  if (isMatch(element, regionSelector) || (!scope.region && name !== 'body' && formClass.test(classes)))
    change.region = element;
  const isGroup = groupTags.has(name) || groupRoles.has(role) || groupTag.test(name) || groupClass.test(classes);
  if (isGroup && scope.groups.length < maxGroups) change.groups = [...scope.groups, element];
  const isLabelled = carries(element, 'aria-label') || carries(element, 'aria-labelledby');
  if (name === 'fieldset' || (isGroup && isLabelled)) change.legends = [...scope.legends, element].slice(-4);
  return change;
}

function skipReasonInside(element: Element, scope: Scope): Partial<Scope> {
  if (scope.isInert) return {};
  if (carries(element, 'inert')) return { isInert: true };
  if (captchaClass.test(attribute(element, 'class'))) return { skipReason: 'captcha' };
  if (attribute(element, 'aria-disabled') === 'true') return { skipReason: 'disabled' };
  return {};
}
