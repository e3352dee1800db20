/** Taking an option of a list that stands open, and seeing that the widget took it. */
import { attributeOf, findAll, findFirst, isConnected, isMatch, parentElementOf } from '../../dom/nodes';
import { anyOf } from './find-option';
import { inPlace } from '../widget/at-rest';
import { isOpen } from '../popup/close';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { optionsNow, type ListWidget, type Session } from './list-session';
import { bestMatch, realOptions } from '../../field/widget/match-option';
import { isSelected, type ListedOption } from '../../field/list/option-list';
import { centreOf, hover, press, pressSlowly } from '../widget/press';
import { nextFrames } from '../widget/next-frame';
import { revealInside } from '../widget/reveal';
import { takesText, typedIn } from '../../field/widget/typed-in';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { wordsOf } from '../widget/words-of';
import { reaction } from '../widget/reaction';

/**
 * A hand that has opened a list or typed reaches the option frames later: a press on the same frame may be heard as part
 * of the typing, and goes unheard before the list says that it is open.
 */
const framesToReach = 2;
/** Levels of lists that open beside or inside each other. */
const maxDepth = 6;

/** How a widget took an option: it shows it, or only its list marks it. */
export type Selected = 'shown' | 'marked';

/**
 * Presses an option and sees whether the widget took it; by keyboard where the mouse has no effect. Where it opens
 * further options, goes on with the best of those.
 * @returns null where the widget did not take it
 */
export async function selectOption(
  session: Session,
  option: ListedOption,
  wanted: readonly string[] = [],
  depth = 0,
): Promise<Selected | null> {
  const { widget, context } = session;
  await nextFrames(widget.trigger, framesToReach);
  await inPlace(option.element, context.signal);
  const shownBefore = widget.shows();
  const isClosed = closing(session);
  const isEntered = entering(widget);
  const isShowing = () => widget.shows() !== shownBefore || isClosed() || isEntered();
  const isMarked = () => isSelected(option.element) !== option.selected;
  const deeper = opensDeeper(session, option);
  const isBranch = isMatch(option.element, branches);
  const took = () => isShowing() || deeper().length > 0 || (!isBranch && isMarked());
  for (const way of waysToSelect(session, option, deeper)) {
    if (context.signal.aborted) return null;
    if (!isConnected(option.element)) return selectAnew(session, option, wanted, depth);
    await way();
    if (!(await waitFor(widget.trigger, took, reaction.listOpened, context.signal))) continue;
    if (isShowing()) return 'shown';
    const next = bestMatch(deeper(), wanted) ?? anyOf(deeper());
    if (next && depth < maxDepth) return selectOption(session, next, wanted, depth + 1);
    return (await waitFor(widget.trigger, isShowing, reaction.markShown, context.signal)) ? 'shown' : 'marked';
  }
  return null;
}

/** A list may draw its options anew while one of them is pressed: the same text stands in it again, at once or a little later. */
async function selectAnew(session: Session, { text }: ListedOption, wanted: readonly string[], depth: number) {
  const { widget, context } = session;
  const find = () => optionsNow(session).find((option) => option.text === text);
  const again = depth < maxDepth ? await waitFor(widget.trigger, find, reaction.listOpened, context.signal) : null;
  return again && selectOption(session, again, wanted, depth + 1);
}

/** Whether the list goes; one that still fades in can't be told by what is seen of it. */
function closing({ popup, widget: { trigger } }: Session): () => boolean {
  if (!popup) return () => false;
  return isOpen({ trigger, popup }) ? () => !isOpen({ trigger, popup }) : () => !isShown(popup);
}

/** Whether what was typed has become an entry of the same words beside it. */
function entering({ trigger, shows }: ListWidget): () => boolean {
  if (!takesText(trigger) || typedIn(trigger) === '') return () => false;
  return () => typedIn(trigger) === '' && shows() !== '';
}

/** Options that only open more of them. */
const branches =
  '[aria-haspopup]:not([aria-haspopup=false]), [role^=menuitem][aria-owns][aria-expanded], [role=treeitem][aria-expanded=false]';

/** What an option has opened: real options in another list than before, or further items of a tree. */
function opensDeeper(session: Session, { element, text }: ListedOption): () => ListedOption[] {
  const known = new Set(optionsNow(session).map((one) => one.element));
  const lists = new Set([...known].map((one) => parentElementOf(one)));
  return () =>
    realOptions(optionsNow(session)).filter(
      (one) =>
        !known.has(one.element) &&
        one.text !== text &&
        (!lists.has(parentElementOf(one.element)) || isMatch(element, '[role=treeitem]')),
    );
}

type Deeper = ReturnType<typeof opensDeeper>;

/** Marks of an option behind which there are more. */
const arrows = ['arrow', 'chevron', 'caret', 'expand', 'group-icon'].map((name) => `[class*=${name} i]`).join();

/**
 * Presses an option where a person would: on its words, in sight. A list may mark it as the button goes down and choose
 * what is marked as it comes up. Where the mouse over it has opened further options, a press would shut them (PrimeNG).
 */
async function pressOption({ popup, context }: Session, { element }: ListedOption, deeper: Deeper): Promise<void> {
  revealInside(element, popup);
  const words = wordsOf(element);
  hover(element, centreOf(words), words);
  const hasMore = findFirst(element, arrows) !== null;
  if (hasMore && (await waitFor(element, () => deeper().length > 0, reaction.submenuOpened, context.signal))) return;
  await pressSlowly(words);
}

function waysToSelect(session: Session, option: ListedOption, deeper: Deeper): (() => unknown)[] {
  const { trigger } = session.widget;
  const { element, text } = option;
  const byMouse = () => pressOption(session, option, deeper);
  const byKey = () => {
    focusOn(element);
    pressKey(element, 'Enter');
  };
  const asTyped = () => {
    focusOn(trigger);
    pressKey(trigger, 'Enter');
  };
  const byTick = ticksIn(element).map((tick) => () => press(tick));
  if (isMatch(element, '[role=treeitem]')) return [byMouse, ...byTick, ...expanding(element), byKey];
  if (!takesText(trigger)) return [byMouse, ...byTick, byKey];
  return /\benter\b/i.test(text) ? [asTyped, byMouse] : [byMouse, ...byTick, asTyped, byKey];
}

const drawnTicks = ':scope > [class*=checkbox i]:not(input, label)';

/** The box to tick in an option, or right beside it, whose words do something else, or nothing. */
function ticksIn(option: Element): Element[] {
  const inside = findFirst(option, 'input[type=checkbox], [role=checkbox]');
  const beside = findAll(parentElementOf(option), drawnTicks) ?? [];
  return inside ? [inside] : beside.length === 1 ? [...beside] : [];
}

const expanders = 'button, [role=button], [class*=toggle i], [class*=expand i], [class*=switcher i], [class*=arrow i]';

/** Items of a tree that are headings only open by their arrow. */
function expanding(item: Element): (() => void)[] {
  const expander = findFirst(item, expanders) ?? findFirst(parentElementOf(item), `:scope > :is(${expanders})`);
  return attributeOf(item, 'aria-expanded') === 'true' || !expander ? [] : [() => press(expander)];
}
