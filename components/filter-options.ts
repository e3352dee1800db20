/** One entry of a combobox's list. */
export interface ComboboxOption {
  readonly id: string;
  readonly title: string;
  /** Heading the option stands under; options of one group follow each other. '' for none. */
  readonly group: string;
  /** A quiet word beside the title, such as a sample. */
  readonly detail: string;
  /** Further words it is found by. */
  readonly words: string;
}

/**
 * The options that hold every word of a query at the start of one of their own words, in their order;
 * where none does, those that hold the words anywhere. Case and accents make no difference.
 */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  const haystacks = options.map((option) => ({ option, text: ` ${plain(`${option.title} ${option.words}`)}` }));
  const holding = (found: (text: string, word: string) => boolean) =>
    haystacks.filter(({ text }) => wanted.every((word) => found(text, word))).map(({ option }) => option);
  const atWordStart = holding((text, word) => text.includes(` ${word}`));
  return atWordStart.length > 0 ? atWordStart : holding((text, word) => text.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
