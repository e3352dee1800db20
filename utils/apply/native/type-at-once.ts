import type { WriteContext } from '../field-writer';
import { sendKey } from '../widget/keys';
import { sendBeforeInput, sendChange, sendTyped } from './events';
import { enterField, leaveField } from './focus';
import { treePositionOf, relocate } from './relocate';
import { setValue } from './set-value';
import type { TextElement } from '../../field/native/text-element';

/** Writes a whole text with the events of one stroke: focus, keys, `beforeinput`, `input`, `change`, blur, once each. */
export function typeAtOnce(element: TextElement, text: string, context: WriteContext): void {
  enterText(element, text, context);
  leaveText(element, context);
}

/**
 * The first half of it, up to `input` and the key's release.
 * What is there is selected first, as masks that do the writing themselves ask where it goes; not on pages with very
 * many fields, where it would cost a layout each time.
 * A page that prevents the key or `beforeinput` writes itself; nothing is set then.
 */
function enterText(element: TextElement, text: string, context: WriteContext): void {
  enterField(element, context);
  if (element.value !== '' && context.focus !== 'sent') element.select();
  const key = [...text].at(-1) ?? 'Backspace';
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  const data = text === '' ? null : text;
  const isOurs = sendKey(element, 'keydown', key) && (text === '' || sendKey(element, 'keypress', key));
  if (isOurs && sendBeforeInput(element, data, inputType)) {
    setValue(element, text);
    sendTyped(element, data, inputType);
  }
  sendKey(element, 'keyup', key);
}

/**
 * Writes a text at once and leaves it. A page of few fields may render (in a microtask) before it hears that the field is
 * left: many hand on then what they have rendered. No task comes between: a page that asks back on blur would do so
 * without an end.
 * @param answer is given the element as it stands in the page then, null where it has gone
 * @returns what `answer` makes of it: at once where there are very many fields, later otherwise
 */
export function typeThenLeave<T>(
  element: TextElement,
  text: string,
  context: WriteContext,
  answer: (now: TextElement | null) => T | Promise<T>,
): T | Promise<T> {
  const place = treePositionOf(element);
  enterText(element, text, context);
  const leave = () => {
    leaveText((relocate(place) as TextElement | null) ?? element, context);
    return answer(relocate(place) as TextElement | null);
  };
  return context.focus === 'sent' ? leave() : Promise.resolve().then(leave);
}

/** The other half: `change` and blur. */
function leaveText(element: TextElement, context: WriteContext): void {
  sendChange(element);
  leaveField(element, context);
}
