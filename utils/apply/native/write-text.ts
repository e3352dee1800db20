import type { WriteContext, Written } from '../adapter';
import { nextTask } from '../widget/until';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import { placeOf, relocate } from './relocate';
import { keeps } from './same-text';
import type { TextElement } from './text-element';
import { enterText, leaveText } from './type-at-once';
import { typeByKeys } from './type-by-keys';

/** Other texts of the same meaning to try where the page keeps none of those before. */
const mostAlternatives = 4;

/**
 * Writes a text and reads it back: at once first; where the page does not keep that, key by key, then the other
 * texts that mean the same. A page of few fields may render (in a microtask) before it hears that the field is left: many
 * hand on then what they have rendered. No task comes between: a page that asks back on blur would do so without an end.
 * @returns at once where there are very many fields and the first way works, later otherwise
 */
export function writeText(
  element: TextElement,
  texts: readonly [string, ...string[]],
  context: WriteContext,
): Written | Promise<Written> {
  const [text, ...alternatives] = texts;
  if (element.readOnly) return refused('read-only', element.value);
  if (element.value === text) return unchanged(element.value);
  const before = element.value;
  if (context.again) return writeByKeys(element, before, [text, ...alternatives], context);
  const place = placeOf(element);
  const leave = () => {
    leaveText((relocate(place) as TextElement | null) ?? element, context);
    const now = relocate(place) as TextElement | null;
    if (now && keeps(now.value, text) !== 'not') return filled(now.value);
    return writeByKeys(now ?? element, before, [text, ...alternatives], context);
  };
  enterText(element, text, context);
  return context.focus === 'sent' ? leave() : Promise.resolve().then(leave);
}

async function writeByKeys(
  element: TextElement,
  before: string,
  [text, ...alternatives]: readonly [string, ...string[]],
  context: WriteContext,
): Promise<Written> {
  let current: TextElement | null = element;
  for (const attempt of [text, ...alternatives.slice(0, mostAlternatives)]) {
    if (context.signal.aborted) return refused('cancelled', current.value);
    if (!current.isConnected) return refused('gone', '');
    current = await typeByKeys(current, attempt, context);
    await nextTask();
    if (!current) return refused('gone', '');
    if (keeps(current.value, attempt) !== 'not') return filled(current.value);
  }
  const held = current.value;
  return held === '' || held === before ? refused('refused-by-page', held) : changedByPage(held);
}
