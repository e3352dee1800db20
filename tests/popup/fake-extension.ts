/**
 * Stands for the browser and the background where a test needs the popup alone: runs in the page before the popup,
 * notes what the popup asks and lets the test answer. `?dir=rtl` turns the interface round.
 */
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { PopupEvent, PopupRequest } from '../../utils/messages/popup';
import { fakeI18n } from './fake-i18n';

export interface FakeBackground {
  /** Everything the popup asked for, in order. */
  readonly requests: PopupRequest[];
  readonly permissionRequests: unknown[];
  readonly openedTabs: unknown[];
  /** Lines opened so far. */
  connections: number;
  readonly storage: typeof fakeBrowser.storage.local;
  grantsPermissions: boolean;
  /** Of the page that the popup is about. */
  address: string;
  /** Match patterns of sites that were allowed before. */
  grantedOrigins: readonly string[];
  /** Takes access back, as a person does in the browser. */
  revoke(): void;
  /** While false, each new line breaks at once. */
  alive: boolean;
  tell(...events: readonly PopupEvent[]): void;
  /** Breaks the line, as a worker that ends does. */
  breakLine(): void;
}

declare global {
  var fakeBackground: FakeBackground;
}

type Heard = (event: PopupEvent) => void;
let line: { readonly hear: Heard; readonly end: () => void } | null = null;

globalThis.fakeBackground = {
  requests: [],
  permissionRequests: [],
  openedTabs: [],
  connections: 0,
  storage: fakeBrowser.storage.local,
  grantsPermissions: true,
  address: 'https://shop.example/order',
  grantedOrigins: [],
  revoke: () => setGranted([]),
  alive: true,
  tell: (...events) => events.forEach((event) => line?.hear(event)),
  breakLine: () => line?.end(),
};

function connect() {
  fakeBackground.connections++;
  const heard: Heard[] = [];
  const ended: (() => void)[] = [];
  const own = { hear: (event: PopupEvent) => heard.forEach((each) => each(event)), end: () => end() };
  const end = () => {
    if (line === own) line = null;
    ended.forEach((each) => each());
  };
  line = own;
  if (!fakeBackground.alive) queueMicrotask(end);
  return {
    postMessage: (request: PopupRequest) => fakeBackground.requests.push(request),
    disconnect: () => (line = null),
    onMessage: { addListener: (listener: Heard) => heard.push(listener) },
    onDisconnect: { addListener: (listener: () => void) => ended.push(listener) },
  };
}

class FakeEvent {
  readonly #heard = new Set<() => void>();
  addListener(listener: () => void): void {
    this.#heard.add(listener);
  }
  removeListener(listener: () => void): void {
    this.#heard.delete(listener);
  }
  fire(): void {
    this.#heard.forEach((listener) => listener());
  }
}

/** One event for both: what is granted is read again in either case. */
const permissionsChanged = new FakeEvent();

function setGranted(origins: readonly string[]): void {
  fakeBackground.grantedOrigins = origins;
  permissionsChanged.fire();
}

const fakeChrome = {
  ...fakeBrowser,
  runtime: { ...fakeBrowser.runtime, id: 'understudy', connect },
  i18n: fakeI18n(new URLSearchParams(location.search).get('dir') ?? 'ltr'),
  tabs: {
    query: async () => [{ id: 7 }],
    onActivated: fakeBrowser.tabs.onActivated,
    onUpdated: fakeBrowser.tabs.onUpdated,
    get: async () => ({ url: fakeBackground.address }),
    create: async (tab: unknown) => fakeBackground.openedTabs.push(tab),
  },
  permissions: {
    request: async (permissions: { readonly origins: readonly string[] }) => {
      fakeBackground.permissionRequests.push(permissions);
      if (fakeBackground.grantsPermissions) setGranted([...fakeBackground.grantedOrigins, ...permissions.origins]);
      return fakeBackground.grantsPermissions;
    },
    contains: async ({ origins }: { readonly origins: readonly string[] }) =>
      origins.every((origin) => fakeBackground.grantedOrigins.includes(origin)),
    onAdded: permissionsChanged,
    onRemoved: permissionsChanged,
  },
};
Object.assign(globalThis, { chrome: fakeChrome });
