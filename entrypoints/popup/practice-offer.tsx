import { openPractice } from '../../components/open-practice';
import type { TabState } from '../../utils/messages/tab-state';
import { text } from '../../utils/text';

/** Where a page has nothing for us, somewhere that has. */
export function PracticeOffer({ tab }: { readonly tab: TabState }) {
  const isEmpty = tab.phase === 'blocked' || (tab.phase === 'ready' && tab.found === 0);
  if (!isEmpty) return null;
  return (
    <button type="button" className="quiet-button practice-offer" onClick={openPractice}>
      {text('practiceOffer')}
    </button>
  );
}
