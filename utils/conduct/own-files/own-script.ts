/**
 * Scripts of our own that most starts of the background do without: the browser reads and compiles each when it is first
 * needed. A service worker can import no module later, but it may run again, at any time, what it ran while it was being
 * installed; a page, as Firefox's background is one, takes a script element.
 */
type ImportScripts = (...urls: readonly string[]) => void;
const { importScripts } = globalThis as { readonly importScripts?: ImportScripts };

/** In the order in which an install runs them. */
const scripts = { session: '/session.js', faker: '/faker.js' } as const;
export type OwnScript = keyof typeof scripts;

const loaded = new Map<OwnScript, Promise<void>>();

/** To be called as the worker starts: has its install keep all of them, after which `loadScript` may run any. */
export function keepScripts(): void {
  if (importScripts) globalThis.addEventListener('install', () => importScripts(...Object.values(scripts)));
}

/** Runs a script once; what it brings, it leaves on the global object. @throws Error where the browser does not run it */
export function loadScript(script: OwnScript): Promise<void> {
  const known = loaded.get(script);
  if (known) return known;
  const loading = importScripts ? runInWorker(importScripts, scripts[script]) : runInPage(scripts[script]);
  loaded.set(script, loading);
  loading.catch(() => loaded.delete(script));
  return loading;
}

/** Is done when it returns: what is asked of a worker as it wakes is answered in the same turn. */
async function runInWorker(run: ImportScripts, url: string): Promise<void> {
  run(url);
}

function runInPage(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), {
      src,
      onload: () => resolve(),
      onerror: () => reject(new Error(`The browser does not run ${src}.`)),
    });
    document.head.append(element);
  });
}
