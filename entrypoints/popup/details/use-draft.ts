import { useState } from 'react';

/** What stands in an editor: the value, until something else is typed; a new value replaces it. */
export function useDraft<T>(value: T): readonly [draft: T, setDraft: (draft: T) => void] {
  const key = JSON.stringify(value);
  const [draft, setDraft] = useState(value);
  const [draftOf, setDraftOf] = useState(key);
  if (draftOf !== key) {
    setDraftOf(key);
    setDraft(value);
  }
  return [draft, setDraft];
}
