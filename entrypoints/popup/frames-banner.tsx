import { countedText, text } from '../../utils/text';
import { askForAccess } from './ask-for-access';
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
  return (
    <div className="banner">
      <p title={origins.filter(Boolean).join('\n')}>{countedText('frames', origins.length)}</p>
      {patterns.length > 0 && (
        <button type="button" className="quiet-button" onClick={() => void askForAccess(patterns, { send, dispatch })}>
          {text('allow')}
        </button>
      )}
    </div>
  );
}
