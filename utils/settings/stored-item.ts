import { storage, type StorageItemKey } from 'wxt/utils/storage';

/** One value in the browser's storage. */
export interface StoredItem<T> {
  getValue(): Promise<T>;
  setValue(value: T): Promise<void>;
  removeValue(): Promise<void>;
  /** @returns ends it */
  watch(changed: (value: T, before: T) => void): () => void;
}

/**
 * WXT's own `defineItem` reads each item where it is defined (`getOrInitValue`): some thirty messages at each start of the
 * worker, and one more wherever a tab's memory is spoken of.
 * @param fallback where nothing is stored
 */
export function storedItem<T>(key: StorageItemKey, fallback: T): StoredItem<T> {
  return {
    getValue: async () => (await storage.getItem<T>(key)) ?? fallback,
    setValue: (value) => storage.setItem(key, value),
    removeValue: () => storage.removeItem(key),
    watch: (changed) => storage.watch<T>(key, (value, before) => changed(value ?? fallback, before ?? fallback)),
  };
}
