import { findAll, isMatch, nextElementOf } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { writeDate } from '../calendar/write-date';
import { boxOf, driverOf } from '../../field/list/combobox-value';
import { selectedText } from '../../field/list/selected-text';
import { folded } from '../../field/saying/folded';
import type { ListWidget } from '../list/list-session';
import { pickExactly } from '../list/pick-exactly';
import { pick } from '../list/picker';
import { restoreList } from '../list/restore-list';
import { popupsShown } from '../popup/find';
import { takesText, typedIn } from '../../field/widget/typed-in';
import { isWantedCode } from '../../field/widget/match-option';
import { waitFor } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { requestedChoice, momentHeld, requestedMoment, type RequestedChoice } from '../requested';
import { optionsOf } from '../../field/adapters/aria-combobox';
import { reaction } from '../widget/reaction';

/** Milliseconds: a list may have to be searched more than once, each time by a server. */
const patience = 5_000;

export const ariaComboboxWriter: FieldWriter = {
  patience,
  read: selectedText,
  write,
  restore,
};

function widgetOf(field: FieldElements): ListWidget {
  const trigger = driverOf(field);
  return { trigger, pointers: [...new Set([trigger, field.element])], shows: () => selectedText(field) };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const shows = () => selectedText(field);
  const requested = requestedChoice(value);
  if (!requested || requested.wanted.length === 0) return refused('failed', shows());
  const before = shows();
  if (requested.count === 1 && isAnswer(before, requested) && !isBare(field)) return unchanged(before);
  const result = await pick(widgetOf(field), requested, context);
  const input = driverOf(field);
  if (result === 'calendar' && input instanceof HTMLInputElement)
    return writeDate(
      { element: input, before: popupsShown(input), shows: () => input.value },
      requestedMoment(value) ?? momentHeld(''),
      context,
    );
  if (result === 'picked' || result === 'marked' || result === 'not-accepted') {
    const isShowing = () => shows() !== '' && shows() !== before;
    await waitFor(field.element, isShowing, reaction.chosenOptionShown, context.signal);
    if (shows() === '' && result === 'marked') context.findings.isShownInListOnly = true;
    if (result === 'not-accepted' ? isShowing() : shows() !== '' || result === 'marked') return filled(shows());
  }
  if (context.signal.aborted) return refused('cancelled', shows());
  return refused(result === 'not-accepted' ? 'refused-by-page' : 'no-option', shows());
}

const isAnswer = (shown: string, { wanted }: RequestedChoice) =>
  shown !== '' && (folded(wanted[0] ?? '') === folded(shown) || isWantedCode(shown, wanted));

/** Whether what is shown stands beside an input that holds nothing: a page whose script is gone may mean nothing by it. */
function isBare(field: FieldElements): boolean {
  const driver = driverOf(field);
  return takesText(driver) && typedIn(driver) === '';
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const shows = () => selectedText(field);
  const before = typeof held === 'string' ? held : '';
  if (context.findings.isShownInListOnly)
    await pickExactly(widgetOf(field), before.split(', ').filter(Boolean), context);
  if (shows() === before) return unchanged(before);
  await restoreList(widgetOf(field), boxOf(field), before, optionsOf(field), context);
  if (before === '' && keepsValue(field)) await pickExactly(widgetOf(field), [], context);
  const after = shows();
  return after === before ? filled(after) : refused('refused-by-page', after);
}

const forForm = 'input:is([type=hidden], [aria-hidden=true])';

/** A combobox may keep its choice when its text is deleted: the input that it sends with the form has it still (Bits UI). */
function keepsValue(field: FieldElements): boolean {
  const box = boxOf(field);
  const beside = nextElementOf(box);
  const sent = [...findAll(box, forForm), ...(isMatch(beside, forForm) ? [beside] : [])];
  return sent.some((input) => (input as HTMLInputElement).value !== '');
}
