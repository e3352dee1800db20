import { useCallback, useEffect, useRef, useState } from 'react';
import { onlyAdds } from './only-adds';

/** Milliseconds without typing after which what stands is taken as meant. */
const rest = 500;

export interface Saving<T> {
  readonly onSave: (draft: T) => void;
  /** Told what is not saved yet when the page is closed; `onSave` if left out. */
  readonly onClose?: (draft: T) => void;
  /** Nothing is saved for the time being. */
  readonly isHeld?: boolean;
}

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
export function useDraft<T>(
  begun: T,
  isRight: (draft: T) => boolean,
  { onSave, onClose = onSave, isHeld = false }: Saving<T>,
): Draft<T> {
  const [draft, setDraft] = useState(begun);
  const unsaved = useRef<T | null>(null);
  const saving = useRef({ onSave, onClose, isHeld });
  useEffect(() => {
    saving.current = { onSave, onClose, isHeld };
  });
  const hand = useCallback((to: 'onSave' | 'onClose') => {
    if (saving.current.isHeld) return;
    if (unsaved.current) saving.current[to](unsaved.current);
    unsaved.current = null;
  }, []);
  const settle = useCallback(() => hand('onSave'), [hand]);
  useEffect(() => {
    const timer = setTimeout(settle, rest);
    return () => clearTimeout(timer);
  }, [draft, isHeld, settle]);
  useEffect(() => {
    const close = () => hand('onClose');
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      settle();
    };
  }, [hand, settle]);
  const edit = (change: Partial<T>) => {
    const next = { ...draft, ...change };
    if (!onlyAdds(JSON.stringify(draft), JSON.stringify(next))) settle();
    unsaved.current = isRight(next) ? next : null;
    setDraft(next);
  };
  return { draft, edit, settle };
}
