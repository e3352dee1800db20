/** Choices that stand each in the shadow tree of a component of its own. */
import { attributeOf, findAll, isMatch, localNameOf, rootOf } from '../../dom/nodes';
import { queryInside } from '../../dom/tree';
import { nearestBox } from '../box/boxes-around';

const groups = 'form, fieldset, body, dialog, [role=radiogroup], [role=group], [role=dialog]';

/**
 * All choices of the group: those of the component around `choice` and of its like beside it, in their order.
 * @returns the choice alone where it stands in no component of its own
 */
export function choicesBeside(choice: Element, selector: string): Element[] {
  const host = hostOf(choice, selector);
  const beside = host ? hostsBeside(host) : [];
  const choices = beside.flatMap((one) => queryInside(one, selector).slice(0, 1));
  return choices.includes(choice) ? choices : [choice];
}

/** The component that holds nothing but this choice. */
function hostOf(choice: Element, selector: string): Element | null {
  const root = rootOf(choice);
  if (!(root instanceof ShadowRoot)) return null;
  return findAll(root, selector).length === 1 ? root.host : null;
}

/** Components of the same tag and name, in the nearest box that holds several. */
function hostsBeside(host: Element): Element[] {
  const name = attributeOf(host, 'name');
  const alikeIn = (box: Element) =>
    [...findAll(box, localNameOf(host))].filter((one) => attributeOf(one, 'name') === name);
  const isGroup = (box: Element) => isMatch(box, groups) || alikeIn(box).length > 1;
  const group = nearestBox(host, isGroup, { ends: null, mostChildren: Infinity });
  return group ? alikeIn(group) : [];
}
