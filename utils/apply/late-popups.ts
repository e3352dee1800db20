/** What a page opens late, when the field it belongs to was left already: closed when the whole fill is done. */
import { closePopup, isOpen, type Opened } from './widget/close';
import { floats } from './widget/floating';
import { offersChoice } from './widget/opened-over';
import { namedPopups } from './widget/popup';
import { until } from './widget/until';
import { isSeen, isShown } from './widget/visible';

/** What stood open before a fill. */
export type StoodOpen = ReadonlySet<Element>;

const saysOpen = '[aria-expanded=true]:is([role=combobox], [aria-haspopup]:not([aria-haspopup=false]))';
/** Dialogs and messages that an answer brings are for the person to see; further fields stay, too. */
const forPerson = 'dialog, [role=dialog], [role=alertdialog], [role=status], [role=alert], [aria-live]';
const furtherFields = 'input:not([type=hidden]), select, textarea';
/** Children at the end of a page's body that are asked: what floats is put there. */
const mostPortals = 40;
/** Things closed at most. */
const mostOpened = 5;

/** Notes what stands open in a page. */
export function noteOpen(page: Document): StoodOpen {
  return new Set([...page.querySelectorAll(saysOpen), ...portalsOf(page).filter(isShown)]);
}

/**
 * Closes what came to stand open over the page since `before`.
 * @param near a field that was written
 * @param patience milliseconds to wait for it
 */
export async function closeLate(
  near: Element,
  before: StoodOpen,
  patience: number,
  signal: AbortSignal,
): Promise<void> {
  const tried = new Set<Element>();
  const next = () => opened(near, before).find(({ trigger, popup }) => !tried.has(popup ?? trigger));
  for (let count = 0; count < mostOpened; count++) {
    const late = await until(near, next, count === 0 ? patience : 0, signal);
    if (!late) return;
    tried.add(late.popup ?? late.trigger);
    await closePopup(late, signal);
  }
}

function opened(near: Element, before: StoodOpen): Opened[] {
  const page = near.ownerDocument;
  const told = [...page.querySelectorAll(saysOpen)].filter((trigger) => !before.has(trigger));
  const drawn = portalsOf(page).filter((box) => !before.has(box) && isChoiceOver(box, near));
  return [
    ...told.map((trigger) => ({ trigger, popup: namedPopups([trigger]).find(isShown) ?? null })).filter(isOpen),
    ...drawn.map((popup) => ({ trigger: near, popup })),
  ];
}

function isChoiceOver(box: Element, near: Element): boolean {
  if (box.matches(forPerson) || !isShown(box) || !isSeen(box) || box.contains(near)) return false;
  return floats(box, near) && offersChoice(box) && ![...box.querySelectorAll(furtherFields)].some(isShown);
}

function portalsOf({ body }: Document): Element[] {
  const found: Element[] = [];
  for (let at = body?.lastElementChild; at && found.length < mostPortals; at = at.previousElementSibling)
    found.push(at);
  return found;
}
