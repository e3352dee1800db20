import { framePatterns } from '../../utils/frame-access';
import type { TabState } from '../../utils/messages/tab-state';
import { countedText, text } from '../../utils/text';
import { askForAccess } from './ask-for-access';
import type { PopupAction } from './popup-state';
import type { Send } from './use-port';

interface FramesBannerProps extends Pick<TabState, 'unreachable' | 'silent'> {
  readonly send: Send;
  readonly dispatch: (action: PopupAction) => void;
}

/** Embedded frames of other sites that are left out: how many, why, and the way to let Understudy in where that helps. */
export function FramesBanner({ unreachable, silent, send, dispatch }: FramesBannerProps) {
  const patterns = framePatterns(unreachable);
  return (
    <>
      {unreachable.length > 0 && (
        <div className="banner">
          <p title={titleOf(unreachable)}>{countedText('frames', unreachable.length)}</p>
          {patterns.length > 0 && (
            <button
              type="button"
              className="quiet-button"
              onClick={() => void askForAccess(patterns, { send, dispatch })}
            >
              {text('allow')}
            </button>
          )}
        </div>
      )}
      {silent.length > 0 && (
        <div className="banner">
          <p title={titleOf(silent)}>{countedText('framesSilent', silent.length)}</p>
        </div>
      )}
    </>
  );
}

function titleOf(origins: readonly string[]): string {
  return origins.filter(Boolean).join('\n');
}
