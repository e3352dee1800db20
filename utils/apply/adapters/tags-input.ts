import { attributeOf, findAll, findFirst, isMatch } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { atRest } from '../widget/at-rest';
import { blurFrom, focusOn } from '../widget/focus-on';
import { enterText } from '../list/free-entry';
import type { ListWidget } from '../list/list-session';
import { pick } from '../list/picker';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { chipRemovers, chipTexts, isCaptionedTags, namedBox } from '../choice/tags-box';
import { takesText, typedIn, typeInto, type TextBox } from '../widget/type-into';
import { until } from '../widget/until';
import { filled, refused } from '../widget/written';
import { textInput } from './text-input';

/** Several are entered one by one. */
const patience = 5_000;
/** Milliseconds for a chip to go. */
const reaction = 300;
/** Keys that make a chip of what was typed. */
const confirming = ['Enter', ',', ' '];
const mostTakenOut = 20;

/** Inputs whose entries become chips, one at each Enter, without a list. */
export const tagsInput: Adapter = {
  name: 'tags-input',
  selector: 'input, [contenteditable]',
  patience,
  claims: (element) => isFree(element) && (isInNamedBox(element) || isCaptionedTags(element)),
  gather: (element) => ({
    members: [element],
    parts: [...(findAll(namedBox(element), 'input, [role=button]') ?? [])].filter((part) => part !== element),
  }),
  describe: (field) => (namedBox(field.element) ? bareText : textInput.describe(field)),
  holds,
  read: holds,
  write,
  restore,
};

/** The chips of a list stand in a box of that name too, with the list's own control (TinyVue). */
function isInNamedBox(element: Element): boolean {
  const box = namedBox(element);
  return box !== null && findFirst(box, 'input[role=combobox]') === null;
}

function isFree(element: Element): boolean {
  if (
    isMatch(
      element,
      '[role=combobox], [aria-autocomplete], [list], [type=hidden], [type=checkbox], [type=radio], [type=file]',
    )
  )
    return false;
  return isMatch(element, 'input') || attributeOf(element, 'contenteditable') !== 'false';
}

/** The chips, else what stands in the box still. */
function holds({ element }: FieldElements): string {
  return chipTexts(element) || (takesText(element) ? typedIn(element).slice(0, 200) : '');
}

function textsOf(value: Value): string[] {
  if (value.as === 'pick') return value.wanted.slice(0, value.count);
  if (value.as !== 'text') return [];
  return value.text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const { element } = field;
  if (!takesText(element)) return refused('refused-by-page', holds(field));
  await enterAll(field, element, textsOf(value), context);
  if (holds(field) === '') await pick(widgetOf(field), textsOf(value), 1, context);
  blurFrom(element);
  const shown = holds(field);
  return shown === '' ? refused('refused-by-page', '') : filled(shown);
}

/** Some take nothing but what the list offers that their input opens (ngx-chips). */
function widgetOf(field: FieldElements): ListWidget {
  return { trigger: field.element, pointers: [], shows: () => holds(field) };
}

/** One after the other; what makes no chips is a line of text for them all. */
async function enterAll(
  field: FieldElements,
  box: TextBox,
  texts: readonly string[],
  { signal }: WriteContext,
): Promise<void> {
  const shows = () => holds(field);
  for (const [index, text] of texts.entries()) {
    const entered = await enterText({ box, shows }, text, confirming, signal);
    if (entered === 'text' && index === 0) typeInto(box, texts.join(', '));
    if (entered !== 'entry') return;
  }
}

/** Takes out what was not there, from the end: by the chip's own button, else by Backspace. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const { element } = field;
  const before = typeof held === 'string' ? held : '';
  if (takesText(element) && typedIn(element) === holds(field)) typeInto(element, before);
  for (let count = 0; count < mostTakenOut && holds(field) !== before; count++) {
    const now = holds(field);
    takeLastOut(element);
    if (!(await until(element, () => holds(field) !== now, reaction, context.signal))) break;
    await atRest(namedBox(element) ?? element, context.signal);
  }
  blurFrom(element);
  return holds(field) === before ? filled(before) : refused('refused-by-page', holds(field));
}

function takeLastOut(element: Element): void {
  const button = chipRemovers(element).at(-1);
  if (button) return press(button);
  focusOn(element);
  pressKey(element, 'Backspace');
}
