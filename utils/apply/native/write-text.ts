import type { WriteContext, Written } from '../field-writer';
import { waitFor } from '../widget/wait-for';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import { keeps } from './same-text';
import type { TextElement } from '../../field/native/text-element';
import { typeThenLeave } from './type-at-once';
import { typeByKeys } from './type-by-keys';
import { reaction } from '../widget/reaction';

/** Other texts of the same meaning to try where the page keeps none of those before. */
const mostAlternatives = 4;

/**
 * Writes a text and reads it back: at once first; where the page does not keep that, key by key, then the other
 * texts that mean the same.
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
  return typeThenLeave(element, text, context, (now) =>
    now && keeps(now.value, text) !== 'not'
      ? filled(now.value)
      : writeAnew(now ?? element, before, [text, ...alternatives], context),
  );
}

/** Types key by key what the page does not keep, once it has had time to show that it does. */
async function writeAnew(
  element: TextElement,
  before: string,
  texts: readonly [string, ...string[]],
  context: WriteContext,
): Promise<Written> {
  return (await isKept(element, texts[0], context))
    ? filled(element.value)
    : writeByKeys(element, before, texts, context);
}

/** One that the page has taken away keeps nothing. */
const isKept = (element: TextElement, text: string, { signal }: WriteContext) =>
  waitFor(element, () => element.isConnected && keeps(element.value, text) !== 'not', reaction.valueCommitted, signal);

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
    if (!current) return refused('gone', '');
    if (await isKept(current, attempt, context)) return filled(current.value);
  }
  const held = current.value;
  return held === '' || held === before ? refused('refused-by-page', held) : changedByPage(held);
}
