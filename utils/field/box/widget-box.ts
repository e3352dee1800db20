/** What belongs to a widget: the element known as its field, and all round it that only helps it. */
import { attribute, closest, contains, findAll, isMatch, parentElementOf, textContentOf } from '../../dom/nodes';
import { boxesAround, type Reach } from './boxes-around';

const ends =
  'form, fieldset, body, main, section, article, table, tr, dialog, nav, header, footer, [role=dialog], [role=radiogroup], [role=toolbar], [role=grid], [role=menubar]';
const controls =
  'input:not([type=hidden]), select, textarea, [contenteditable=true], [role=combobox], [role=checkbox], [role=switch], [role=slider], [role=spinbutton], [role=radiogroup], [role=toolbar], [aria-haspopup=listbox], [aria-haspopup=tree], [aria-haspopup=dialog], a[href]';
const popups = '[role=listbox], [role=menu], [role=tree], [role=dialog], [class*=dropdown i] ul, [class*=menu i]';
const fieldlike =
  'input, select, textarea, button, [role], [contenteditable], [tabindex], [class*=select i], [class*=dropdown i], [class*=combo i]';
/** Boxes with more children are lists of fields, not a widget. */
const reach: Reach = { levels: 5, ends, mostChildren: 12 };
const mostParts = 400;

/** The largest box round a control in which all else only helps it; structure only. Itself where there is none. */
export function widgetBox(control: Element): Element {
  const isOwn = (box: Element) => ![...findAll(box, controls)].some((other) => isOther(other, control, box));
  return boxesAround(control, reach, isOwn).at(-1) ?? control;
}

/** All in a control's box that could be taken for a field of its own. */
export function widgetParts(control: Element): Element[] {
  const box = widgetBox(control);
  const parts = box === control ? [] : [box];
  return [...parts, ...findAll(box, fieldlike)].filter((part) => part !== control).slice(0, mostParts);
}

function isOther(other: Element, control: Element, around: Element): boolean {
  if (other === control || contains(control, other) || contains(other, control)) return false;
  if (isPutAway(other, around) || isOpener(other)) return false;
  const popup = closest(other, popups);
  return !(popup && popup !== around && contains(around, popup) && !contains(popup, control));
}

/** A button without words that opens the list of the control it stands beside. */
function isOpener(other: Element): boolean {
  return (
    isMatch(other, 'button, [role=button], [aria-haspopup]:not([role=combobox], input)') &&
    !/\p{L}/u.test(textContentOf(other) ?? '')
  );
}

const outOfReach = '[tabindex="-1"], [aria-hidden=true], [hidden]';
const hiddenNames =
  /(^|\s)(hidden|sr-only|[\w-]*(visually-?hidden|hidden-accessible|accessibly-hidden|hidden-(select|input))[\w-]*)(\s|$)/i;

/** Kept for forms and screen readers only: out of the tab order, or in a box that says it is hidden. */
function isPutAway(other: Element, around: Element): boolean {
  if (isMatch(other, outOfReach)) return true;
  for (let at: Element | null = other; at && at !== around; at = parentElementOf(at))
    if (isMatch(at, '[aria-hidden=true], [hidden]') || hiddenNames.test(attribute(at, 'class'))) return true;
  return false;
}
