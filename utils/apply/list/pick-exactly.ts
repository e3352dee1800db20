/** Bringing a list back to what was chosen in it before. */
import { findFirst, isMatch } from '../../dom/nodes';
import { changesTo, type Choices } from '../choice/choices';
import type { WriteContext } from '../field-writer';
import { findNamed, searchBox } from './find-option';
import { enterInList } from './free-entry';
import { isChosen, loaded, open, optionsNow, type ListWidget, type Session } from './list-session';
import { folded } from '../../field/saying/folded';
import { isBlankChoice } from '../../field/saying/no-choice';
import type { ListedOption } from '../../field/list/option-list';
import { selectOption } from './select-option';
import { waitFor } from '../widget/wait-for';
import { useList } from './use-list';
import { reaction } from '../widget/reaction';

/** Most options taken back in one go. */
const mostDropped = 20;
/** "2 items selected" */
const counted = /^\d+ .*\p{L}{3}/u;

/**
 * Opens the widget's list and makes the options of these texts, and no others, the chosen ones; none chooses the
 * option that stands for nothing, where there is one. Leaves the list closed.
 */
export function pickExactly(widget: ListWidget, texts: readonly string[], context: WriteContext): Promise<void> {
  const held = widget.shows();
  return useList(widget, context, async (session) => {
    if (!(await open(session))) return;
    await loaded(session, reaction.listOpened);
    const list = chosenIn(session);
    const isLess = list.isMultiple() && (await dropAll(session, changesTo(texts, list).surplus));
    for (const text of texts) await takeNamed(session, text);
    if (texts.length > 0 || held === '' || isLess) return;
    if (!(await takeBlank(session))) await pressAgain(session, held);
  });
}

/** Opens the widget's list and takes the options of these texts, each as a press takes it. Leaves the list closed. */
export function takeEach(widget: ListWidget, texts: readonly string[], context: WriteContext): Promise<void> {
  return useList(widget, context, async (session) => {
    for (const text of texts) {
      if (!(await open(session))) return;
      const option = await findNamed(session, text);
      if (option) await selectOption(session, option);
    }
  });
}

const several = '[aria-multiselectable=true], [role=menuitemcheckbox]';

/** What an open list says of its choice: all of it where nothing but the list shows it. */
function chosenIn(session: Session): Omit<Choices, 'change'> {
  const shown = session.widget.shows();
  const showsNothing = shown === '';
  const isOn = (option: ListedOption) => (showsNothing ? option.selected : isChosen(option, session));
  return {
    chosen: () =>
      optionsNow(session)
        .filter(isOn)
        .map(({ text }) => text),
    isMultiple: () =>
      showsNothing ||
      isMatch(session.popup, several) ||
      findFirst(session.popup, several) !== null ||
      counted.test(shown),
  };
}

/** A chosen option of several pressed again is chosen no more. @returns whether any was taken back */
async function dropAll(session: Session, texts: readonly string[]): Promise<boolean> {
  let dropped = 0;
  for (const text of texts.slice(0, mostDropped)) {
    const option = (await open(session)) ? optionsNow(session).find((one) => one.text === text) : undefined;
    if (!option || !(await selectOption(session, option))) break;
    dropped++;
  }
  return dropped > 0;
}

/** Takes the option of that text, or walks the path it names; a text that is neither was typed. */
async function takeNamed(session: Session, text: string): Promise<void> {
  if (!(await open(session))) return;
  const option = await findNamed(session, text);
  if (option) return isChosen(option, session) ? undefined : void (await selectOption(session, option));
  const [first, ...deeper] = text.split(' / ');
  const root = deeper.length > 0 ? await findNamed(session, first!) : null;
  if (root) return void (await selectOption(session, root, deeper));
  const box = searchBox(session);
  if (box) await enterInList(session, box, text);
}

async function takeBlank(session: Session): Promise<boolean> {
  if (!(await open(session))) return false;
  const blank = optionsNow(session).find(
    ({ text, disabled, isBlank }) => !disabled && (isBlank || isBlankChoice(text)),
  );
  return blank !== undefined && (await selectOption(session, blank)) !== null;
}

/**
 * A chosen option that is pressed again is chosen no more in most lists of several, whether they mark it or not.
 * @param held what the widget showed while its list was closed: it may show nothing while the list is open
 */
async function pressAgain(session: Session, held: string): Promise<void> {
  const { widget, context } = session;
  for (let count = 0, before = held; count < mostDropped && before !== ''; count++) {
    if (!(await open(session))) return;
    const parts = [before, ...before.split(', ')].map(folded);
    const chosen = optionsNow(session).find(({ text }) => parts.includes(folded(text)));
    if (!chosen || !(await selectOption(session, chosen))) return;
    if (!(await waitFor(widget.trigger, () => widget.shows() !== before, reaction.listOpened, context.signal))) return;
    before = widget.shows();
  }
}
