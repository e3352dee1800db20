import { attribute, closest, textContentOf } from '../../dom/nodes';
import { chosenTexts, listed } from '../../field/adapters/transfer-list';
import { itemsOf, transferIn, type Transfer, type TransferItem } from '../../field/list/transfer-panels';
import { clearButtons } from '../../field/widget/clear-button';
import { isDisabled } from '../../field/saying/disabled';
import { choiceWriter } from '../choice/choice-writer';
import type { WriteContext } from '../field-writer';
import { sendChange, sendInput } from '../native/events';
import { centreOf, press } from '../widget/press';
import { revealInside } from '../widget/reveal';
import { waitFor } from '../widget/wait-for';
import { wordsOf } from '../widget/words-of';
import { reaction } from '../widget/reaction';

/** Moves across what must change, out of the one list and out of the other. */
export const transferListWriter = choiceWriter({
  options: ({ element }) => listed(element).map((item) => ({ ...item, value: '' })),
  choices: ({ element }) => ({
    chosen: () => chosenTexts(element),
    isMultiple: () => true,
    async change({ missing, surplus }, context) {
      await move(element, 'source', missing, context);
      await move(element, 'target', surplus, context);
    },
  }),
});

type Side = 'source' | 'target';

async function move(element: Element, from: Side, texts: readonly string[], context: WriteContext): Promise<void> {
  const blocked = new Set(moversOf(element).filter(isDisabled));
  const isThere = (text: string) => chosenTexts(element).includes(text) === (from === 'source');
  for (const text of texts) await tick(element, from, text, context);
  for (const text of texts)
    if (!isThere(text) && !isMarked(element, from, text)) await tick(element, from, text, context, true);
  const areThere = () => texts.every(isThere);
  if (areThere()) return;
  const movers = from === 'source' ? moversOf(element) : [...moversOf(element)].reverse();
  await waitFor(element, () => ready(movers, blocked).length > 0, reaction.press, context.signal);
  for (const mover of ready(movers, blocked)) {
    if (areThere() || context.signal.aborted) return;
    press(mover);
    await waitFor(element, areThere, reaction.press, context.signal);
  }
}

/** An entry of before loses its mark to the next, where several are marked with Ctrl held only. */
const isMarked = (element: Element, from: Side, text: string) =>
  sideOf(element, from).some((item) => item.text === text && item.isTicked);

/** Marks an entry to be moved. A list of tick boxes moves it at once, and keeps its tick in the first panel. */
async function tick(element: Element, from: Side, text: string, context: WriteContext, ctrlKey = false): Promise<void> {
  const find = (side: Side) => sideOf(element, side).find((item) => item.text === text);
  const twin = from === 'target' ? find('source') : undefined;
  const kept = twin?.isTicked ? twin : undefined;
  const item = kept ?? find(from);
  if (!item || item.isTicked !== (kept !== undefined)) return;
  revealInside(item.element, element);
  if (item.element instanceof HTMLOptionElement) choose(item.element);
  else pressWords(item.element, ctrlKey);
  const isMoved = () => chosenTexts(element).includes(text) === (from === 'source');
  const isChanged = () => isMoved() || find(kept ? 'source' : from)?.isTicked !== item.isTicked;
  if (await waitFor(element, isChanged, reaction.press, context.signal)) return;
  clearButtons(item.element).forEach((button) => press(button));
  await waitFor(element, isChanged, reaction.press, context.signal);
}

function pressWords(entry: Element, ctrlKey: boolean): void {
  const words = wordsOf(entry);
  press(words, { ...centreOf(words), ctrlKey });
}

/** The list may be a native one. */
function choose(option: HTMLOptionElement): void {
  const list = closest(option, 'select');
  if (!list) return;
  option.selected = true;
  sendInput(list);
  sendChange(list);
}

/** Buttons that work now, those that could not be used before the ticks first; none that moves all. */
function ready(movers: readonly Element[], blocked: ReadonlySet<Element>): Element[] {
  const usable = movers.filter((mover) => !isDisabled(mover) && !movesAll(mover));
  const freed = usable.filter((mover) => blocked.has(mover));
  return freed.length > 0 ? freed : usable;
}

function movesAll(mover: Element): boolean {
  const name = `${attribute(mover, 'aria-label')} ${attribute(mover, 'title')} ${textContentOf(mover) ?? ''}`;
  return /\ball\b|>>|<<|»|«/i.test(name);
}

function sideOf(element: Element, side: Side): TransferItem[] {
  const transfer = transferIn(element);
  return transfer ? itemsOf(transfer[side]) : [];
}

function moversOf(element: Element): readonly Transfer['movers'][number][] {
  return transferIn(element)?.movers ?? [];
}
