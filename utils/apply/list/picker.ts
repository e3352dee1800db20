/** Choosing from a list that a widget opens: open, look, match, press, see that it took; typing what it does not offer. */
import type { WriteContext } from '../field-writer';
import { hasDays, chooseDayIn } from './choose-day-in';
import { findOption, searchBox } from './find-option';
import { enterInList } from './free-entry';
import { findPopup, open, type ListWidget, type Session } from './list-session';
import { isNoChoice } from '../../field/saying/no-choice';
import { selectOption } from './select-option';
import { turnToTexts } from '../wheel/turn-to-texts';
import { typedIn, type TextBox } from '../../field/widget/typed-in';
import { typeInto } from '../widget/type-into';
import { waitFor } from '../widget/wait-for';
import { useList } from './use-list';
import type { RequestedChoice } from '../requested';
import { reaction } from '../widget/reaction';

/** `marked`: chosen, and only the list itself shows it; `calendar`: one is what opens, and its days were pressed in vain. */
export type PickResult = 'picked' | 'marked' | 'no-option' | 'not-opened' | 'not-accepted' | 'calendar';

/** Ways of saying one answer that are looked for: a dialling code bare, with zeros, beside a name or its letters. */
const mostWays = 5;

/** A text that stands in the widget's box and is no entry of its list. */
interface Typed {
  readonly box: TextBox;
  readonly text: string;
}

/**
 * Opens the widget's list and chooses the requested options, else any; where it offers none, types
 * what is wanted. Leaves it closed.
 */
export async function pick(widget: ListWidget, requested: RequestedChoice, context: WriteContext): Promise<PickResult> {
  const most = Math.max(1, requested.count);
  const wanted = requested.wanted.slice(0, most * mostWays);
  const result = await useList(widget, context, async (session) => {
    const picked = await pickIn(session, { ...requested, wanted }, most);
    return picked === 'no-option' ? enterIn(session, wanted, most) : picked;
  });
  return typeof result === 'string' ? result : keepTyped(result, widget, context);
}

async function pickIn(session: Session, { wanted, moment }: RequestedChoice, most: number): Promise<PickResult> {
  const isReady = async () => (await open(session)) || searchBox(session) !== null;
  if (!(await isReady())) return 'not-opened';
  if (hasDays(session)) return moment && (await chooseDayIn(session, moment)) ? 'picked' : 'calendar';
  if (await turnToTexts(() => findPopup(session), wanted, session.context.signal)) return 'picked';
  const used = new Set<string>();
  let result = 'no-option' as PickResult;
  for (let picked = 0; picked < most; picked++) {
    if (picked > 0 && !(await isReady())) break;
    const option = await findOption(session, wanted, used);
    if (!option) break;
    used.add(option.text);
    const selected = await selectOption(session, option, wanted);
    if (!selected) return result === 'no-option' ? 'not-accepted' : result;
    session.typed = '';
    result = selected === 'marked' && result !== 'picked' ? 'marked' : 'picked';
  }
  return result;
}

/** Types what no option answers: a widget may make an entry of it, or keep it as the text of its box. */
async function enterIn(session: Session, wanted: readonly string[], most: number): Promise<PickResult | Typed> {
  const box = searchBox(session);
  if (!box) return 'no-option';
  let result: PickResult = 'no-option';
  for (const text of wanted.filter((one) => !isNoChoice(one)).slice(0, most)) {
    const entered = await enterInList(session, box, text);
    if (entered === 'text') return { box, text };
    if (entered === null) break;
    result = 'picked';
  }
  return result;
}

async function keepTyped({ box, text }: Typed, widget: ListWidget, context: WriteContext): Promise<PickResult> {
  await waitFor(box, () => !widget.shows().includes(text), reaction.unwantedTextGone, context.signal);
  if (widget.shows().includes(text)) return 'picked';
  if (typedIn(box) !== '') typeInto(box, '');
  return 'no-option';
}
