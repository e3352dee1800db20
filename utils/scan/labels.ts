/** Which labels a field has, and whether one is taken. */
import { attribute, isMatch, rootOf } from '../dom/nodes';
import { nearestBox } from '../field/box/boxes-around';
import { fieldUnder } from './floating-labels';
import { elementsNamed } from './ids';
import { mirroredBy } from './mirrored';
import type { Found, Survey } from './survey';

/** Labels bound by `for`: of the element's own tree only, as the browser has it. */
export function labelsFor(element: Element, survey: Survey): readonly Element[] {
  const id = attribute(element, 'id');
  return id ? (survey.labelsFor.get(rootOf(element))?.get(id) ?? []) : [];
}

/** Those, and the one that wraps the element, if any. */
export function labelsOf(element: Element, wrapping: Element | null, survey: Survey): ReadonlySet<Element> {
  const bound = labelsFor(element, survey);
  return new Set(wrapping && isOwn(wrapping, element) ? [...bound, wrapping] : bound);
}

/** A label may name a box, though only fields can be: widgets are made of boxes with the id of the field. */
export function labelsOfBox({ element }: Found, survey: Survey, speaks = (_box: Element) => true): readonly Element[] {
  const labelsAt = (box: Element) => (speaks(box) ? labelsFor(box, survey) : []);
  const box = nearestBox(element, (one) => labelsAt(one).length > 0, { mostChildren: Infinity });
  return box ? labelsAt(box) : [];
}

/** A list that is drawn for a native one is labelled by that. */
export function labelsOfMirrored({ element }: Found, survey: Survey): readonly Element[] {
  const native = isMatch(element, '[role=combobox]') ? mirroredBy(element) : null;
  return native ? labelsFor(native, survey) : [];
}

/**
 * Whether a label names some field by more than standing beside it: this one, which it names already, or another; a label
 * that floats into this one does not.
 */
export function isBound(label: Element, { element, scope }: Found, survey: Survey): boolean {
  if (label === scope.label || labelsFor(element, survey).includes(label)) return true;
  const under = fieldUnder(label);
  if (under) return under !== element;
  const target = attribute(label, 'for');
  return target ? elementsNamed(target, label).length > 0 : survey.wrappingLabels.has(label);
}

/** A label with a `for` that names something else does not speak for what it wraps. */
function isOwn(label: Element, element: Element): boolean {
  const target = attribute(label, 'for');
  return target === '' || target === attribute(element, 'id') || elementsNamed(target, label).length === 0;
}
