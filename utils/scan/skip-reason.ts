import type { FieldText } from '../pipeline';
import type { ReasonCode } from '../reasons';
import { isCaptcha } from './captcha';
import { attribute, isMatch } from '../dom/nodes';
import { isHoneypot } from './honeypot';
import type { IsBehind } from './modal';
import type { Found } from './survey';
import { unknownWidget } from './unknown-widget';

/** Why a field is left as it is; null for one that may be written. */
export function skipReasonOf(found: Found, texts: readonly FieldText[], isBehind: IsBehind): ReasonCode | null {
  return temporarySkip(found, isBehind) ?? permanentSkip(found, texts);
}

/**
 * What stands in the way of writing at the moment and may pass: a dialog over the field, the page enables it, lifts a
 * read-only.
 */
export function temporarySkip(found: Found, isBehind: IsBehind): ReasonCode | null {
  if (isBehind(found)) return 'behind-dialog';
  if (found.scope.skipReason) return found.scope.skipReason;
  if (found.members.every(isDisabled)) return 'disabled';
  return isReadOnly(found) ? 'read-only' : null;
}

/** What the field is by nature, so that no fill may touch it; null for an honest field. */
function permanentSkip({ element, adapter }: Found, texts: readonly FieldText[]): ReasonCode | null {
  if (adapter === unknownWidget) return 'not-understood';
  if (isCaptcha(element, texts)) return 'captcha';
  return isHoneypot(element) ? 'honeypot' : null;
}

/** `:disabled` knows fieldsets and their first legend. */
function isDisabled(element: Element): boolean {
  return isMatch(element, ':disabled,[aria-disabled=true]');
}

/** `readonly` counts on what is typed into; an input that opens a calendar or list is filled through what it opens. */
function isReadOnly({ element, adapter }: Found): boolean {
  if (isMatch(element, `[aria-readonly=true]:not(${popupOwner})`)) return true;
  if (adapter.isNotTyped) return false;
  return isMatch(element, ':is(input,textarea)[readonly]') && !isMatch(element, untyped) && !opensSomething(element);
}

/** Controls on which the attribute means nothing (HTML spec). */
const untyped = ['checkbox', 'radio', 'file', 'color', 'range', 'hidden'].map((type) => `[type=${type}]`).join(',');
const popupOwner = '[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded]';
const opener = `[role=combobox],${popupOwner}`;
const openerClass = /date-?picker|time-?picker|flatpickr|calendar|daterange/i;

function opensSomething(element: Element): boolean {
  return isMatch(element, opener) || openerClass.test(attribute(element, 'class'));
}
