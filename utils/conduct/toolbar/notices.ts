/** What the page says after a command by shortcut or menu, where no popup tells what became of it. */
import type { PageNotice } from '../../messages/agent';
import type { TabState } from '../../messages/tab-state';
import type { Mode } from '../../plan/context';
import { kindKey } from '../../kind-title';
import type { Kind } from '../../kinds/kinds';
import { reasonKey } from '../../reason-text';
import type { countedText, text } from '../../text';
import { undoneText } from '../../undone-text';
import type { Fill } from '../filling/fill';
import type { SessionServices } from '../session/session-services';

type Say = typeof text;

interface HowPlayed {
  readonly mode: Mode;
  readonly scenario: NonNullable<TabState['scenario']>;
}

interface HowFilled {
  /** Other than realistic, it is named: nobody chose it just now. */
  readonly mode: Mode;
  /** What the field is from now on; null where nothing was said. */
  readonly always?: Kind | null;
}

export function fillNotice(
  fill: Pick<Fill, 'summary' | 'written'>,
  { mode, always = null }: HowFilled,
  say: Say,
): PageNotice {
  const { filled, of } = fill.summary;
  if (of === 0) return { text: nothingFilled(fill, say), undo: null, tone: 'problem' };
  const done = say('noticeFilled', filled, of);
  const said = always === null ? done : say('noticeAlways', done, say(kindKey(always)));
  return {
    text: mode === 'realistic' ? said : say('noticeMode', said, say(`mode_${mode}`)),
    undo: filled > 0 ? say('undo') : null,
    tone: filled > 0 ? 'done' : 'problem',
  };
}

/** Of a fill with a scenario: what was filled, and what no longer fits. */
export function scenarioNotice(
  fill: Pick<Fill, 'summary' | 'written'>,
  { mode, scenario: { name, gone, fresh } }: HowPlayed,
  { say, sayCounted }: Pick<SessionServices, 'say' | 'sayCounted'>,
): PageNotice {
  const notice = fillNotice(fill, { mode }, say);
  const drift = [
    ...(gone > 0 ? [sayCounted('noticeGone', gone)] : []),
    ...(fresh > 0 ? [sayCounted('noticeFresh', fresh)] : []),
  ];
  return { ...notice, text: say('noticeScenario', name, [notice.text, ...drift].join(say('partSeparator'))) };
}

/** Of a fill that nobody asked for just now. */
export function openedNotice({ summary: { filled, of } }: Pick<Fill, 'summary'>, say: Say): PageNotice {
  return {
    text: say('noticeOpened', filled, of),
    undo: filled > 0 ? say('undo') : null,
    tone: filled > 0 ? 'done' : 'problem',
  };
}

/** A field that was named alone says its own reason. */
function nothingFilled({ written }: Pick<Fill, 'written'>, say: Say): string {
  const [only, ...others] = [...written.values()];
  const reason = others.length === 0 ? only?.report.reason : null;
  return reason ? say(reasonKey(reason)) : say('statusNothing');
}

export function undoNotice(
  undone: NonNullable<TabState['undone']>,
  say: Say,
  sayCounted: typeof countedText,
): PageNotice {
  return { text: undoneText(undone, say, sayCounted), undo: null, tone: 'done' };
}

/** A text that is too long to be there at once. @param of its characters */
export function insertingNotice(of: number, say: Say): PageNotice {
  return { text: say('noticeInserting', of.toLocaleString()), undo: null, stop: say('cancel'), tone: 'done' };
}

export function insertedNotice(of: number, say: Say): PageNotice {
  return { text: say('noticeInserted', of.toLocaleString()), undo: null, tone: 'done' };
}
