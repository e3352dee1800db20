import { useMemo, useState } from 'react';
import { placeInTemplate } from '../../utils/plan/value-language/template-place';
import { suggestionsFor } from './suggestions';
import { useFakerMethods } from './use-faker-methods';

/** Suggestions at the caret of a template, and which of them the keyboard is at. @param labels of the form's fields */
export function useSuggestions(value: string, labels: readonly string[]) {
  /** null while the caret is elsewhere. */
  const [caret, setCaret] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const place = caret === null ? null : placeInTemplate(value, caret);
  const fakerMethods = useFakerMethods(place?.sort === 'faker');
  const { sort, typed } = place ?? { sort: null, typed: '' };
  const shown = useMemo(
    () => (sort ? suggestionsFor(sort, typed, { labels, fakerMethods }) : []),
    [sort, typed, labels, fakerMethods],
  );
  const at = Math.min(marked, shown.length - 1);
  const goTo = (position: number) => setMarked((position + shown.length) % shown.length);
  return {
    place,
    shown,
    active: shown[at]?.id ?? '',
    /** @param position null closes the list until something is typed */
    moveCaret(position: number | null) {
      setCaret(position);
      setMarked(0);
    },
    next: () => goTo(at + 1),
    previous: () => goTo(at - 1),
  };
}
