import { useState } from 'react';
import { filterOptions, type ComboboxOption } from './filter-options';

interface OptionListOptions {
  readonly options: readonly ComboboxOption[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
  readonly onOpen: (() => void) | undefined;
}

/** Options that PageUp and PageDown pass over. */
const pageStep = 8;

/** The state of a combobox's list: whether it is open, what was typed, which option the keyboard is at. */
export function useOptionList({ options, value, onChoose, onOpen }: OptionListOptions) {
  const [isOpen, setOpen] = useState(false);
  /** What was typed since the list opened; null for nothing. */
  const [draft, setDraft] = useState<string | null>(null);
  const [marked, setMarked] = useState('');
  const shown = isOpen ? filterOptions(options, draft ?? '') : [];
  const at = shown.findIndex(({ id }) => id === marked);

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setMarked(value);
    onOpen?.();
  };
  const close = () => {
    setOpen(false);
    setDraft(null);
  };
  const choose = (id: string) => {
    close();
    if (id !== value) onChoose(id);
  };
  const type = (typed: string) => {
    open();
    setDraft(typed);
    setMarked(filterOptions(options, typed)[0]?.id ?? '');
  };
  const goTo = (position: number) => setMarked(shown.at(position)?.id ?? '');
  const whenOpen: Readonly<Record<string, () => void>> = {
    ArrowDown: () => goTo((at + 1) % shown.length),
    ArrowUp: () => goTo(at <= 0 ? -1 : at - 1),
    PageDown: () => goTo(Math.min(at + pageStep, shown.length - 1)),
    PageUp: () => goTo(Math.max(at - pageStep, 0)),
    Enter: () => (at >= 0 ? choose(marked) : close()),
    Escape: close,
  };
  const whenClosed: typeof whenOpen = { ArrowDown: open, ArrowUp: open };
  /** @returns whether the key was one of the list's */
  const press = (key: string): boolean => {
    const act = (isOpen ? whenOpen : whenClosed)[key];
    act?.();
    return act !== undefined;
  };
  return { isOpen, draft, shown, active: at >= 0 ? marked : '', open, close, choose, type, press };
}
