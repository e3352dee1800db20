/**
 * Boxes of our own over the page: in the top layer, in a closed shadow root, styled through CSSOM alone, to which no
 * page's CSP objects.
 */
import { findAll } from '../dom/nodes';
import { noteOwnBox } from '../dom/own-boxes';

export type Styles = Readonly<Record<string, string>>;

/** Sets styles that no rule of the page overrides. */
export function dress<E extends HTMLElement>(element: E, styles: Styles): E {
  for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value, 'important');
  return element;
}

/** What a page's rules for its own boxes could bend. */
const bare: Styles = {
  display: 'block',
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  padding: '0',
  border: '0',
  background: 'none',
  overflow: 'visible',
  opacity: '1',
  visibility: 'visible',
  transform: 'none',
  filter: 'none',
  'clip-path': 'none',
};

export interface Overlay {
  /** Puts an element into the box, or into what was put there before. */
  add<T extends keyof HTMLElementTagNameMap>(tag: T, styles?: Styles, into?: Element): HTMLElementTagNameMap[T];
  remove(): void;
}

/**
 * Puts an empty box over everything the page shows.
 * @param styles of the host: its place and size
 * @param isPressed whether it holds buttons: beside an open modal dialog those would be inert, so it goes inside
 */
export function openOverlay(page: Document, styles: Styles, isPressed: boolean): Overlay {
  const host = dress(page.createElement('div'), { ...bare, ...styles });
  const root = host.attachShadow({ mode: 'closed' });
  noteOwnBox(host);
  host.popover = 'manual';
  const modal = isPressed ? [...findAll(page, 'dialog:modal')].at(-1) : undefined;
  (modal ?? page.documentElement).append(host);
  host.showPopover();
  return {
    add: (tag, styles = {}, into) => dress((into ?? root).appendChild(page.createElement(tag)), styles),
    remove: () => host.remove(),
  };
}
