/** What the page says after a command by shortcut or menu, where no popup tells what became of it. */
import type { PageNotice, TabState } from '../messages';
import type { Mode } from '../plan/context';
import { reasonKey } from '../reason-text';
import type { text } from '../text';
import type { Fill } from './fill';

type Say = typeof text;

/** @param mode other than realistic, it is named: nobody chose it just now */
export function fillNotice(fill: Pick<Fill, 'summary' | 'written'>, mode: Mode, say: Say): PageNotice {
  const { filled, of } = fill.summary;
  if (of === 0) return { text: nothingFilled(fill, say), undo: null, tone: 'problem' };
  const said = say('noticeFilled', filled, of);
  return {
    text: mode === 'realistic' ? said : say('noticeMode', said, say(`mode_${mode}`)),
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

export function undoNotice({ restored, of }: NonNullable<TabState['undone']>, say: Say): PageNotice {
  return { text: say('noticeUndone', restored, of), undo: null, tone: 'done' };
}
