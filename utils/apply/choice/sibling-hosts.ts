/** Choices that stand each in the shadow tree of a component of its own. */
import { queryInside } from '../widget/tree';

/** Levels to climb from a component to the group of its like. */
const levels = 4;
const fences = 'form, fieldset, body, dialog, [role=radiogroup], [role=group], [role=dialog]';

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
  const root = choice.getRootNode();
  if (!(root instanceof ShadowRoot)) return null;
  return root.querySelectorAll(selector).length === 1 ? root.host : null;
}

/** Components of the same tag and name, in the nearest box that holds several. */
function hostsBeside(host: Element): Element[] {
  const name = host.getAttribute('name');
  let around = host.parentElement;
  for (let level = 0; around && level < levels; level++, around = around.parentElement) {
    const alike = [...around.querySelectorAll(host.localName)].filter((one) => one.getAttribute('name') === name);
    if (alike.length > 1 || around.matches(fences)) return alike;
  }
  return [];
}
