import { browser } from 'wxt/browser';

type Area = 'local' | 'session';

/** One value in the browser's storage. */
export interface StoredItem<T> {
  getValue(): Promise<T>;
  setValue(value: T): Promise<void>;
  removeValue(): Promise<void>;
  /** Calls back where it has become another one. @returns ends it */
  watch(changed: (value: T, before: T) => void): () => void;
}

/**
 * Nothing is read before it is asked for: WXT's `defineItem` reads each item where it is defined (`getOrInitValue`), some
 * thirty messages at each start of the worker, and one more wherever a tab's memory is spoken of.
 * @param key area and name: `local:settings`
 * @param fallback where nothing is stored
 */
export function storedItem<T>(key: `${Area}:${string}`, fallback: T): StoredItem<T> {
  const [, area, name] = /^(local|session):(.*)$/.exec(key) as unknown as [string, Area, string];
  const valueOf = (stored: unknown) => (stored ?? fallback) as T;
  return {
    getValue: async () => valueOf((await browser.storage[area].get(name))[name]),
    setValue: (value) => browser.storage[area].set({ [name]: value }),
    removeValue: () => browser.storage[area].remove(name),
    watch(changed) {
      const hear = (
        changes: Readonly<Record<string, { readonly newValue?: unknown; readonly oldValue?: unknown }>>,
      ) => {
        const change = changes[name];
        if (!change || JSON.stringify(change.newValue) === JSON.stringify(change.oldValue)) return;
        changed(valueOf(change.newValue), valueOf(change.oldValue));
      };
      browser.storage[area].onChanged.addListener(hear);
      return () => browser.storage[area].onChanged.removeListener(hear);
    },
  };
}
