/** What a notice looks like. */
import type { PageNotice } from '../messages/agent';
import type { Overlay, Styles } from './top-layer';

const palettes = {
  light: { done: '#0b7a4b', problem: '#b3261e', ink: '#1c1b1f', paper: '#ffffff', edge: '#79747e' },
  dark: { done: '#5fd39b', problem: '#f2b8b5', ink: '#f4eff4', paper: '#1f1d24', edge: '#938f99' },
} as const;

/** Where it stands on the page. */
export const place: Styles = {
  'inset-block-end': '24px',
  'inset-inline': '0',
  'margin-inline': 'auto',
  width: 'fit-content',
  'max-width': 'calc(100vw - 32px)',
};
const font = '500 14px/20px system-ui, sans-serif';

/** How a notice is drawn, and what its button says; null for none. */
export interface NoticeLook {
  readonly tone: PageNotice['tone'];
  readonly scheme: keyof typeof palettes;
  readonly button: string | null;
}

export interface NoticeBox {
  readonly box: HTMLElement;
  /** A live region, still empty. */
  readonly message: HTMLElement;
  readonly button: HTMLButtonElement | null;
}

export function drawNotice(overlay: Overlay, { tone, scheme, button }: NoticeLook): NoticeBox {
  const colours = palettes[scheme];
  const box = overlay.add('div', {
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
  const message = overlay.add('div', {}, box);
  message.role = 'status';
  message.dir = 'auto';
  return { box, message, button: button === null ? null : drawButton(overlay, box, button, colours[tone]) };
}

function drawButton(overlay: Overlay, box: Element, name: string, colour: string): HTMLButtonElement {
  const styles = {
    'min-width': '44px',
    'min-height': '44px',
    'margin-block': '-6px',
    font: '600 14px/20px system-ui, sans-serif',
    color: colour,
    background: 'none',
    border: '0',
    'text-decoration': 'underline',
    cursor: 'pointer',
  };
  const button = overlay.add('button', styles, box);
  button.type = 'button';
  button.textContent = name;
  return button;
}
