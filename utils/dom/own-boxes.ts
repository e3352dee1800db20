import { shared } from './shared';

/** Hosts of our own boxes that stand over the page now, so that a scan passes them by. */
const hosts = shared('overlays', () => new WeakSet<Element>());

/** Remembers that an element holds something of our own. */
export function noteOwnBox(host: Element): void {
  hosts.add(host);
}

/** Whether an element holds something of our own. */
export function isOwnBox(element: Element): boolean {
  return hosts.has(element);
}
