import type { NoticeCommand, PageNotice } from '../messages';
import { dress, openOverlay, type Overlay, type Styles } from './top-layer';

export interface Notice {
  /** Shows a notice in place of the one before; it goes by itself, or on Escape. */
  show(content: PageNotice): void;
  hide(): void;
}

/** Milliseconds a notice stays, unless the mouse or the focus is on it. */
const stay = 6_000;
/** Milliseconds after which a live region is known to screen readers: a text that is put in sooner is not read out. */
const known = 60;

const palettes = {
  light: { done: '#0b7a4b', problem: '#b3261e', ink: '#1c1b1f', paper: '#ffffff', edge: '#79747e' },
  dark: { done: '#5fd39b', problem: '#f2b8b5', ink: '#f4eff4', paper: '#1f1d24', edge: '#938f99' },
} as const;

const place: Styles = {
  'inset-block-end': '24px',
  'inset-inline': '0',
  'margin-inline': 'auto',
  width: 'fit-content',
  'max-width': 'calc(100vw - 32px)',
};
const font = '500 14px/20px system-ui, sans-serif';

/**
 * The notices of one page: short, polite, in the top layer, out of the page's reach.
 * @param onCommand called when the person presses the button; never for an event that a script made
 */
export function createNotice(view: Window, onCommand: (command: NoticeCommand) => void): Notice {
  let shown: Overlay | null = null;
  let timer = 0;
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
      hide();
      const command = content.stop === undefined ? 'undo' : 'stop';
      const button = content.stop ?? content.undo;
      const overlay = openOverlay(view.document, place, button !== null);
      shown = overlay;
      const box = boxFor(view, content, button, commandAndHide(command));
      overlay.root.append(box);
      for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, () => view.clearTimeout(timer));
      for (const type of ['pointerleave', 'focusout']) box.addEventListener(type, hideLater);
      view.addEventListener('keydown', closeOnEscape, { capture: true });
      hideLater();
    },
    hide,
  };
}

function boxFor(
  view: Window,
  { text, tone }: PageNotice,
  button: string | null,
  onPress: (event: Event) => void,
): HTMLElement {
  const page = view.document;
  const colours = palettes[view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];
  const box = dress(page.createElement('div'), {
    all: 'initial',
    display: 'flex',
    'align-items': 'center',
    gap: '12px',
    padding: '8px 16px',
    font,
    color: colours.ink,
    background: colours.paper,
    border: `1px solid ${colours.edge}`,
    'border-inline-start': `4px solid ${colours[tone]}`,
    'border-radius': '8px',
    'box-shadow': '0 4px 16px rgb(0 0 0 / 30%)',
  });
  const message = box.appendChild(page.createElement('div'));
  message.role = 'status';
  message.dir = 'auto';
  view.setTimeout(() => (message.textContent = text), known);
  if (button !== null) box.append(noticeButton(page, button, colours[tone], onPress));
  if (!view.matchMedia('(prefers-reduced-motion: reduce)').matches)
    box.animate([{ opacity: 0, transform: 'translateY(8px)' }, {}], { duration: 150, easing: 'ease-out' });
  return box;
}

function noticeButton(page: Document, name: string, colour: string, onPress: (event: Event) => void): HTMLElement {
  const button = dress(page.createElement('button'), {
    'min-width': '44px',
    'min-height': '44px',
    'margin-block': '-6px',
    font: `600 14px/20px system-ui, sans-serif`,
    color: colour,
    background: 'none',
    border: '0',
    'text-decoration': 'underline',
    cursor: 'pointer',
  });
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', onPress);
  return button;
}
