import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import type { TabState } from '../../utils/messages/tab-state';
import { framePatterns } from '../../utils/frame-access';
import { text } from '../../utils/text';
import { askForAccess } from './ask-for-access';
import { losesAccessOnEachPage } from './open-panel';
import { place } from './place';
import type { PopupPort } from './use-port';

interface AccessBannerProps extends Pick<PopupPort, 'send' | 'dispatch'> {
  readonly tabId: number;
  readonly tab: TabState | null;
}

/** The panel goes where no click on the toolbar button has let it in: the way to access that lasts. */
export function AccessBanner({ tabId, tab, send, dispatch }: AccessBannerProps) {
  const origin = useLastOrigin(tabId, tab?.phase === 'ready');
  if (!tab?.lacksAccess || place() !== 'panel') return null;
  const site = losesAccessOnEachPage && origin ? framePatterns([origin]) : [];
  return (
    <div className="banner">
      <p>{text('accessHere')}</p>
      {site.length > 0 && (
        <button type="button" className="quiet-button" onClick={() => void askForAccess(site, { send, dispatch })}>
          {text('allowSite', new URL(origin).hostname)}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => void askForAccess(everySite, { send, dispatch })}>
        {text('allowEverySite')}
      </button>
    </div>
  );
}

const everySite = ['*://*/*'];

/** Where the tab was when its address could last be seen; '' for never. */
function useLastOrigin(tabId: number, isSeen: boolean): string {
  const [origin, setOrigin] = useState('');
  useEffect(() => {
    if (isSeen && place() === 'panel')
      void browser.tabs.get(tabId).then(({ url }) => url && setOrigin(new URL(url).origin));
  }, [tabId, isSeen]);
  return origin;
}
