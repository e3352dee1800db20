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
import { filled, refused, unchanged } from '../widget/written';
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

/** What a fill before has entered makes room; what stood there before all fills stays. */
async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const { element } = field;
  if (!takesText(element)) return refused('refused-by-page', tagsInput.holds(field));
  const { heldBeforeOurs } = context.findings;
  if (typeof heldBeforeOurs === 'string' && typedIn(element) === '') {
    const wanted = [...entriesOf(heldBeforeOurs), ...textsOf(value)].join(', ');
    if (tagsInput.holds(field) === wanted) return unchanged(wanted);
    await takeOutBeside(field, kept(tagsInput.holds(field), heldBeforeOurs), context);
  }
  await enterAll(field, element, textsOf(value), context);
  if (tagsInput.holds(field) === '')
    await pick(widgetOf(field), { wanted: textsOf(value), count: 1, at: null }, context);
  blurFrom(element);
  const shown = tagsInput.holds(field);
  const texts = textsOf(value);
  context.findings.addsFirst = texts.length > 1 && entriesOf(shown)[0] === texts.at(-1);
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

/** Takes out what was not there, and enters what is there no longer: the tags of a fill before. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const { element } = field;
  const before = typeof held === 'string' ? held : '';
  if (takesText(element) && typedIn(element) === tagsInput.holds(field)) typeInto(element, before);
  if (tagsInput.holds(field) !== before) {
    const stays = kept(tagsInput.holds(field), before, context.findings.addsFirst);
    const isBare = await takeOutBeside(field, stays, context);
    if (isBare && takesText(element)) await enterAll(field, element, missing(before, stays), context);
  }
  blurFrom(element);
  return tagsInput.holds(field) === before ? filled(before) : refused('refused-by-page', tagsInput.holds(field));
}

/** Tags that stay while others beside them go. */
interface Kept {
  readonly count: number;
  /** Where they stand: some pages put new ones first. */
  readonly at: 'start' | 'end';
}

const entriesOf = (shown: string) => (shown === '' ? [] : shown.split(', '));

/** The tags that a box has in common with what it held before. */
function kept(now: string, before: string, addsFirst = false): Kept {
  const [all, old] = [entriesOf(now), entriesOf(before)];
  const fromStart = alike(all, old);
  const fromEnd = alike(all.toReversed(), old.toReversed());
  const isAtEnd = fromEnd === fromStart ? addsFirst : fromEnd > fromStart;
  return isAtEnd ? { count: fromEnd, at: 'end' } : { count: fromStart, at: 'start' };
}

function alike(some: readonly string[], others: readonly string[]): number {
  const differs = some.findIndex((text, at) => text !== others[at]);
  return differs < 0 ? some.length : differs;
}

/** Those that are to be entered again, in the order that brings them to their places. */
function missing(before: string, { count, at }: Kept): string[] {
  const all = entriesOf(before);
  return at === 'start' ? all.slice(count) : all.slice(0, all.length - count).reverse();
}

/** Takes tags out until those are left, each by its own button, else by Backspace. @returns whether they are */
async function takeOutBeside(field: FieldElements, { count, at }: Kept, { signal }: WriteContext): Promise<boolean> {
  const { element } = field;
  const isOver = () => entriesOf(tagsInput.holds(field)).length <= count;
  for (let taken = 0; taken < mostTakenOut && !isOver(); taken++) {
    const now = tagsInput.holds(field);
    takeOut(element, at === 'start' ? -1 : 0);
    if (!(await waitFor(element, () => tagsInput.holds(field) !== now, reaction.press, signal))) break;
    await atRest(namedBox(element) ?? element, signal);
  }
  return isOver();
}

function takeOut(element: Element, nth: -1 | 0): void {
  const button = chipRemovers(element).at(nth);
  if (button) return press(button);
  focusOn(element);
  pressKey(element, 'Backspace');
}
