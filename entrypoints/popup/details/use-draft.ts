import { useState } from 'react';

/** What stands in an editor: the value, until something else is typed; a new value replaces it. */
export function useDraft(value: string): readonly [draft: string, setDraft: (draft: string) => void] {
  const [draft, setDraft] = useState(value);
  const [draftOf, setDraftOf] = useState(value);
  if (draftOf !== value) {
    setDraftOf(value);
    setDraft(value);
  }
  return [draft, setDraft];
}
