import { browser } from 'wxt/browser';
import { countedText, text } from '../../utils/text';
import { framePatterns } from './frame-access';
import type { PopupAction } from './popup-state';
import type { Send } from './use-port';

interface FramesBannerProps {
  readonly origins: readonly string[];
  readonly send: Send;
  readonly dispatch: (action: PopupAction) => void;
}

/** Embedded frames of other sites: how many, and the way to let Understudy in. */
export function FramesBanner({ origins, send, dispatch }: FramesBannerProps) {
  if (origins.length === 0) return null;
  const patterns = framePatterns(origins);
  /** Asks first and at once: browsers want the question within the click. */
  const allow = async () => {
    const granted = await browser.permissions.request({ origins: [...patterns] }).catch(() => false);
    if (granted) send({ do: 'refresh' });
    else dispatch({ type: 'problem', text: text('problemAccess') });
  };
  return (
    <div className="banner">
      <p title={origins.filter(Boolean).join('\n')}>{countedText('frames', origins.length)}</p>
      {patterns.length > 0 && (
        <button type="button" className="quiet-button" onClick={() => void allow()}>
          {text('allow')}
        </button>
      )}
    </div>
  );
}
