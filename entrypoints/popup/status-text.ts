import type { TabState } from '../../utils/messages/tab-state';
import { countedText, text } from '../../utils/text';
import { undoneText } from '../../utils/undone-text';
import type { PopupState } from './popup-state';

/** The one sentence of the popup's status line. Only a fill asked for and ended says “Filled”. */
export function statusText({ tab, fill }: Pick<PopupState, 'tab' | 'fill'>): string {
  if (tab?.isStopping) return text('statusStopping');
  if (fill === 'asked') return text('statusStarting');
  return tab ? tabText(tab) : text('statusReading');
}

function tabText(tab: TabState): string {
  switch (tab.phase) {
    case 'reading':
      return tab.found > 0 ? countedText('statusReadingFound', tab.found) : text('statusReading');
    case 'ready':
      return tab.summary ? text('statusMovedOn', tab.summary.filled, tab.summary.of, readyText(tab)) : readyText(tab);
    case 'filling':
      return text('statusFilling', tab.done, tab.fillable);
    case 'filled':
      return filledText(tab);
    case 'undoing':
      return text('statusUndoing');
    case 'undone':
      if (!tab.undone) return text('statusUndone');
      return text(tab.undone.isStopped ? 'undoStopped' : 'undone', undoneText(tab.undone, text, countedText));
    case 'stopped':
      if (!tab.summary) return text('statusStoppedReading');
      return text('statusStopped', tab.summary.filled, tab.summary.of);
    case 'blocked':
      return tab.trouble || text('statusBlocked');
  }
}

function readyText({ fillable }: TabState): string {
  return fillable === 0 ? text('statusNothing') : countedText('statusReady', fillable);
}

function filledText({ summary, counts, pending }: TabState): string {
  if (!summary) return text('statusStarting');
  if (summary.of === 0) return text('statusNothing');
  const filled = text('statusFilled', summary.filled, summary.of);
  const more = Math.min(counts.planned - pending, beyond(summary.of, counts));
  return more > 0 ? countedText('statusFilledMore', more, filled) : filled;
}

/** Rows beyond those that a fill was for. */
function beyond(of: number, { planned, filled, refused }: TabState['counts']): number {
  return planned + filled + refused - of;
}
