import type { PageNotice } from '../messages/agent';
import type { NoticeCommand } from '../messages/announcements';
import { drawNotice, place } from './notice-box';
import { openOverlay, type Overlay } from './top-layer';

export interface Notice {
  /** Shows a notice in place of the one before; it goes by itself, or on Escape. A correction is shown where that one stands. */
  show(content: PageNotice): void;
  hide(): void;
}

/** Milliseconds a notice stays, unless the mouse or the focus is on it. */
const stay = 6_000;
/** Milliseconds after which a live region is known to screen readers: a text that is put in sooner is not read out. */
const known = 60;

/**
 * The notices of one page: short, polite, in the top layer, out of the page's reach.
 * @param onCommand called when the person presses the button; never for an event that a script made
 */
export function createNotice(view: Window, onCommand: (command: NoticeCommand) => void): Notice {
  let shown: Overlay | null = null;
  let timer = 0;
  const prefers = (what: string) => view.matchMedia(`(prefers-${what})`).matches;
  const hide = () => {
    view.clearTimeout(timer);
    view.removeEventListener('keydown', closeOnEscape, { capture: true });
    shown?.remove();
    shown = null;
  };
  /** The notice is the innermost thing that is open: what lies under it stays. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hide();
  };
  const hideLater = () => {
    view.clearTimeout(timer);
    timer = view.setTimeout(hide, stay);
  };
  const commandAndHide = (command: NoticeCommand) => (event: Event) => {
    if (!event.isTrusted) return;
    hide();
    onCommand(command);
  };
  return {
    show(content) {
      if (content.corrects && !shown) return;
      hide();
      const name = content.stop ?? content.undo;
      const scheme = prefers('color-scheme: dark') ? 'dark' : 'light';
      shown = openOverlay(view.document, place, name !== null);
      const { box, message, button } = drawNotice(shown, { tone: content.tone, scheme, button: name });
      button?.addEventListener('click', commandAndHide(content.stop === undefined ? 'undo' : 'stop'));
      view.setTimeout(() => (message.textContent = content.text), known);
      if (!prefers('reduced-motion: reduce'))
        box.animate([{ opacity: 0, transform: 'translateY(8px)' }, {}], { duration: 150, easing: 'ease-out' });
      for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, () => view.clearTimeout(timer));
      for (const type of ['pointerleave', 'focusout']) box.addEventListener(type, hideLater);
      view.addEventListener('keydown', closeOnEscape, { capture: true });
      hideLater();
    },
    hide,
  };
}
