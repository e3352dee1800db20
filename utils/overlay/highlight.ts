import { isConnected, rectOf } from '../dom/nodes';
import { dress, openOverlay, type Overlay } from './top-layer';

export interface Highlight {
  /** Outlines an element and brings it into view; null takes the outline away. */
  show(element: Element | null): void;
}

/** Pixels between an element and its outline. */
const gap = 3;
/** Two rings, so that one of them stands out from whatever the page has behind. */
const rings = { outline: '3px solid #3d5afe', 'box-shadow': '0 0 0 6px #fff, 0 0 0 7px #000', 'border-radius': '4px' };

/** The outline over one field of a page; it lets the mouse through and follows its element. */
export function createHighlight(view: Window): Highlight {
  let overlay: Overlay | null = null;
  let frame = 0;
  const hide = () => {
    view.cancelAnimationFrame(frame);
    overlay?.remove();
    overlay = null;
  };
  const follow = (element: Element, ring: HTMLElement) => {
    if (!isConnected(element)) return hide();
    const { top, left, width, height } = rectOf(element);
    const box = { top: top - gap, left: left - gap, width: width + 2 * gap, height: height + 2 * gap };
    dress(ring, Object.fromEntries(Object.entries(box).map(([side, pixels]) => [side, `${pixels}px`])));
    frame = view.requestAnimationFrame(() => follow(element, ring));
  };
  return {
    show(element) {
      hide();
      if (!element) return;
      bringIntoView(element, view);
      overlay = openOverlay(
        view.document,
        { inset: '0', width: '100%', height: '100%', 'pointer-events': 'none' },
        false,
      );
      follow(element, overlay.add('div', { position: 'fixed', 'pointer-events': 'none', ...rings }));
    },
  };
}

function bringIntoView(element: Element, view: Window): void {
  const { top, bottom } = rectOf(element);
  if (top >= 0 && bottom <= view.innerHeight && view === view.top) return;
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}
