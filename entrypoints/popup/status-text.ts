import { countedText, text } from '../../utils/text';
import type { TabState } from '../../utils/messages';
import type { PopupState } from './popup-state';

/** The one sentence of the popup's status line. Only a fill asked for and ended says “Filled”. */
export function statusText({ tab, fill }: Pick<PopupState, 'tab' | 'fill'>): string {
  if (fill === 'asked') return text('statusStarting');
  return tab ? tabText(tab) : text('statusReading');
}

function tabText(tab: TabState): string {
  switch (tab.phase) {
    case 'reading':
      return tab.found > 0 ? countedText('statusReadingFound', tab.found) : text('statusReading');
    case 'ready':
      return readyText(tab);
    case 'filling':
      return text('statusFilling', tab.done, tab.fillable);
    case 'filled':
      return filledText(tab);
    case 'undoing':
      return text('statusUndoing');
    case 'undone':
      return text('statusUndone');
    case 'stopped':
      if (!tab.summary) return text('statusStoppedReading');
      return text('statusStopped', tab.summary.filled, tab.summary.of);
    case 'blocked':
      return tab.trouble || text('statusBlocked');
  }
}

function readyText({ fillable, found }: TabState): string {
  if (fillable === 0) return text('statusNothing');
  const left = found - fillable;
  return left > 0 ? countedText('statusReadyLeft', fillable, left) : countedText('statusReady', fillable);
}

function filledText({ summary }: TabState): string {
  if (!summary) return text('statusStarting');
  return summary.of === 0 ? text('statusNothing') : text('statusFilled', summary.filled, summary.of);
}
