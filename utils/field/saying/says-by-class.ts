import { attribute } from '../../dom/nodes';
import { saysState, type State } from './class-states';

/** Whether an element says by its class names that it is in a state. */
export function saysByClass(element: Element, state: State): boolean {
  return saysState(attribute(element, 'class'), state);
}
