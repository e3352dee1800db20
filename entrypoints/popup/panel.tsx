import { text } from '../../utils/text';
import { useActiveTab } from './use-active-tab';
import { Popup } from './popup';

/** The popup's view beside the page: it stays open, and goes with whichever tab is in front of its window. */
export function Panel({ first }: { readonly first: number | null }) {
  const tabId = useActiveTab(first);
  return tabId === null ? <p role="status">{text('statusNoTab')}</p> : <Popup tabId={tabId} />;
}
