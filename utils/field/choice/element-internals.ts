/** Components that keep role and state to themselves (ElementInternals): known by their tags, shown by their style. */
import { carries, findAll, findFirst, isMatch, localNameOf, parentElementOf } from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { saysByClass } from '../saying/says-by-class';

/** Elements worth asking about; what opens something is a button. */
export const withoutRoleSelector = '[tabindex]:not([role], [aria-haspopup], [aria-expanded])';

const card = '(?:-(?:panel|card|tile))?';
const tags = {
  check: new RegExp(`-(?:checkbox|check|switch|toggle)${card}$`),
  radio: new RegExp(`-(?:radio(?:-button|-item)?${card}|toggle-option|segment)$`),
} as const;
const ownControls = 'input, button, select, textarea, [role]';

/** Whether an element is such a box or radio button, with nothing inside that would be the field. */
export function hidesItsRole(element: Element, kind: keyof typeof tags): boolean {
  return tags[kind].test(localNameOf(element)) && isMatch(element, withoutRoleSelector) && isBare(element);
}

/** Of a group of radio buttons only one takes the focus. */
const isBareRadio = (element: Element) => !carries(element, 'role') && isBare(element);

function isBare(element: Element): boolean {
  return findFirst(element, ownControls) === null && !findFirst(shadowRootOf(element), ownControls);
}

/** Whether a component calls itself a radio button. */
export const isRadioComponent = ({ localName }: Element) => tags.radio.test(localName);

/** The radio buttons of one group: those of the same tag in the component around them, else in the same parent. */
export function radiosWithoutRole(radio: Element): Element[] {
  let group = parentElementOf(radio);
  for (let at = group; at && !isMatch(at, 'form, body'); at = parentElementOf(at))
    if (/-radio(-button)?-?group$/.test(localNameOf(at))) group = at;
  return [...(findAll(group, localNameOf(radio)) ?? [])].filter(isBareRadio);
}

/** Whether a radio button is one of those: the focus may have gone to another of its group since. */
export const isRadioWithoutRole = (element: Element) => isRadioComponent(element) && isBareRadio(element);

/** What is on by an attribute, a component or the mark that it draws itself with. */
const ticked = '[checked]:not([checked=false])';

/** Whether a component shows that it is on: to style sheets, by attribute, or by a name of what it draws. */
export function isOnInside(host: Element): boolean {
  if (CSS.supports('selector(:state(checked))') && isMatch(host, ':state(checked)')) return true;
  const inside = [...(findAll(shadowRootOf(host), 'input') ?? [])];
  if (inside.length === 1) return inside[0]!.checked;
  const root = shadowRootOf(host);
  return (
    isMatch(host, ticked) ||
    !!findFirst(root, ticked) ||
    [...(root?.children ?? [])].some((part) => saysByClass(part, 'on'))
  );
}
