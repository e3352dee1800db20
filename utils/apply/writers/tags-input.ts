import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { atRest } from '../widget/at-rest';
import { blurFrom, focusOn } from '../widget/focus-on';
import { enterText } from '../list/free-entry';
import type { ListWidget } from '../list/list-session';
import { pick } from '../list/picker';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { addingButton, chipRemovers, namedBox } from '../../field/choice/tags-box';
import { takesText, typedIn, type TextBox } from '../../field/widget/typed-in';
import { typeInto } from '../widget/type-into';
import { waitFor } from '../widget/wait-for';
import { filled, refused } from '../widget/written';
import { tagsInput } from '../../field/adapters/tags-input';
import { reaction } from '../widget/reaction';

/** Several are entered one by one. */
const patience = 5_000;
/** Keys that make a chip of what was typed. */
const confirming = ['Enter', ',', ' '];
const mostTakenOut = 20;

export const tagsInputWriter: FieldWriter = {
  patience,
  read: tagsInput.holds,
  write,
  restore,
};

function textsOf(value: Value): readonly string[] {
  if (value.as === 'options') return value.wanted.slice(0, value.count);
  if (value.as !== 'text') return [];
  return value.text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const { element } = field;
  if (!takesText(element)) return refused('refused-by-page', tagsInput.holds(field));
  await enterAll(field, element, textsOf(value), context);
  if (tagsInput.holds(field) === '')
    await pick(widgetOf(field), { wanted: textsOf(value), count: 1, at: null }, context);
  blurFrom(element);
  const shown = tagsInput.holds(field);
  return shown === '' ? refused('refused-by-page', '') : filled(shown);
}

/** A box of tags may accept nothing but entries of the list that its input opens (ngx-chips). */
function widgetOf(field: FieldElements): ListWidget {
  return { trigger: field.element, pointers: [], shows: () => tagsInput.holds(field) };
}

/** One after the other; what makes no chips is a line of text for them all. */
async function enterAll(
  field: FieldElements,
  box: TextBox,
  texts: readonly string[],
  { signal }: WriteContext,
): Promise<void> {
  const shows = () => tagsInput.holds(field);
  for (const [index, text] of texts.entries()) {
    const entered = await enterText({ box, adds: addingButton(box), shows }, text, confirming, signal);
    if (entered === 'text' && index === 0) typeInto(box, texts.join(', '));
    if (entered !== 'entry') return;
  }
}

/** Takes out what was not there, from the end: by the chip's own button, else by Backspace. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const { element } = field;
  const before = typeof held === 'string' ? held : '';
  if (takesText(element) && typedIn(element) === tagsInput.holds(field)) typeInto(element, before);
  for (let count = 0; count < mostTakenOut && tagsInput.holds(field) !== before; count++) {
    const now = tagsInput.holds(field);
    takeLastOut(element);
    if (!(await waitFor(element, () => tagsInput.holds(field) !== now, reaction.press, context.signal))) break;
    await atRest(namedBox(element) ?? element, context.signal);
  }
  blurFrom(element);
  return tagsInput.holds(field) === before ? filled(before) : refused('refused-by-page', tagsInput.holds(field));
}

function takeLastOut(element: Element): void {
  const button = chipRemovers(element).at(-1);
  if (button) return press(button);
  focusOn(element);
  pressKey(element, 'Backspace');
}
