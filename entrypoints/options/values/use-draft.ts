import { useCallback, useEffect, useRef, useState } from 'react';
import { onlyAdds } from './only-adds';

/** Milliseconds without typing after which what stands is taken as meant. */
const rest = 500;

export interface Draft<T> {
  readonly draft: T;
  readonly edit: (change: Partial<T>) => void;
  /** Saves at once what is right and not saved yet. */
  readonly settle: () => void;
}

/**
 * A rule, or an entry of one's own, while it is typed. It is saved when the typing rests, when a field is left, and before something that was
 * right is typed over: so the beginning of a word is not taken for the word. What is wrong is never saved, and what
 * was saved before it stays.
 */
export function useDraft<T>(begun: T, isRight: (draft: T) => boolean, onSave: (draft: T) => void): Draft<T> {
  const [draft, setDraft] = useState(begun);
  const unsaved = useRef<T | null>(null);
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  const settle = useCallback(() => {
    if (unsaved.current) save.current(unsaved.current);
    unsaved.current = null;
  }, []);
  useEffect(() => {
    const timer = setTimeout(settle, rest);
    return () => clearTimeout(timer);
  }, [draft, settle]);
  useEffect(() => {
    addEventListener('pagehide', settle);
    return () => {
      removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);
  const edit = (change: Partial<T>) => {
    const next = { ...draft, ...change };
    if (!onlyAdds(JSON.stringify(draft), JSON.stringify(next))) settle();
    unsaved.current = isRight(next) ? next : null;
    setDraft(next);
  };
  return { draft, edit, settle };
}
