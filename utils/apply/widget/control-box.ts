/** The drawn box of a widget around the element that takes the keys. */

const otherControls =
  'input:not([type=hidden]):not([aria-hidden=true]):not([hidden]), select:not([aria-hidden=true]), textarea, [role=combobox], [contenteditable=true], [role=checkbox], [role=switch], [role=spinbutton], [role=slider]';
const boundaries =
  'form, fieldset, label, li, tr, td, section, article, main, body, html, [role=group], [role=dialog], p';

/** A line of text with its frame, in CSS pixels; a label or hint beside it makes a box taller. */
const lineHeight = 66;
const maxDepth = 6;

/** The largest ancestor that still holds this one control and no more than a line. Itself where there is none. */
export function controlBox(element: Element): Element {
  let box = element;
  for (let depth = 0; depth < maxDepth; depth++) {
    const parent: Element | null = box.parentElement;
    if (!parent || parent.matches(boundaries) || holdsOthers(parent, element)) break;
    const { height } = parent.getBoundingClientRect();
    if (height > (depth < 2 ? 4 : 1) * lineHeight) break;
    box = parent;
  }
  return box;
}

function holdsOthers(box: Element, element: Element): boolean {
  return [...box.querySelectorAll(otherControls)].some(
    (control) => control !== element && !control.contains(element) && !element.contains(control),
  );
}
