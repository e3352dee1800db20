import { Icon } from '../../../components/icon';
import { text } from '../../../utils/text';
import type { PaletteItem } from './palette-items';

interface PaletteFooterProps {
  readonly item: PaletteItem | undefined;
  readonly isExplained: boolean;
  readonly isFavourite: boolean;
  readonly onFavourite: (id: string, kept: boolean) => void;
}

/** What the marked item is for, and whether it is kept at hand. */
export function PaletteFooter({ item, isExplained, isFavourite, onFavourite }: PaletteFooterProps) {
  return (
    <div className="palette-footer">
      <div aria-live="polite">
        {isExplained && item && (
          <p>
            {item.probes || item.title} {item.source && <small>{text('insertSource', item.source)}</small>}
          </p>
        )}
      </div>
      {item && (
        <button
          type="button"
          className="small-button"
          aria-pressed={isFavourite}
          onClick={() => onFavourite(item.id, !isFavourite)}
        >
          <Icon name="star" />
          {text('favourite')}
        </button>
      )}
    </div>
  );
}
