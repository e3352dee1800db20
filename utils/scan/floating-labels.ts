import { attribute, findAll, isMatch, nextElementOf, previousElementOf } from '../dom/nodes';

const fields = 'input:not([type=hidden]),select,textarea';
/** Their labels stand after them, whatever the box. */
const boxes = 'input[type=checkbox],input[type=radio]';

/**
 * A label that stands after its field, to float into it: bound by nothing but its place, right after the field and
 * before no other. @returns whether it is the label of that field
 */
export function floatsInto(label: Element, field: Element): boolean {
  if (!isMatch(label, 'label:not([for])') || !isMatch(field, fields) || isMatch(field, boxes)) return false;
  if (previousElementOf(label) !== field || isNamedBefore(field)) return false;
  const next = nextElementOf(label);
  return next === null || !(isMatch(next, fields) || findAll(next, fields).length > 0);
}

/** The field that a label floats into. */
export function fieldUnder(label: Element): Element | null {
  const before = previousElementOf(label);
  return before && floatsInto(label, before) ? before : null;
}

function isNamedBefore(field: Element): boolean {
  const before = previousElementOf(field);
  return (before !== null && isMatch(before, 'label')) || attribute(field, 'aria-label') !== '';
}
