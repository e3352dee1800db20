/** What the browser lets us into, as it is now: a person may change it in the browser at any time. */
import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';

/** Whether we are let into a site. @param pattern a match pattern; null where there is none to ask for */
export function useAccess(pattern: string | null): boolean {
  const [hasAccess, setAccess] = useState(false);
  useEffect(() => {
    const read = async () =>
      setAccess(pattern !== null && (await browser.permissions.contains({ origins: [pattern] })));
    return follow(() => void read());
  }, [pattern]);
  return hasAccess;
}

/** The match patterns of all sites we are let into. */
export function useGrantedPatterns(): readonly string[] {
  const [patterns, setPatterns] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = async () => setPatterns((await browser.permissions.getAll()).origins ?? []);
    return follow(() => void read());
  }, []);
  return patterns;
}

/** Reads now and after each change. @returns stops it */
function follow(read: () => void): () => void {
  read();
  const { onAdded, onRemoved } = browser.permissions;
  onAdded.addListener(read);
  onRemoved.addListener(read);
  return () => {
    onAdded.removeListener(read);
    onRemoved.removeListener(read);
  };
}
