import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { text } from '../utils/text';
import type { ComboboxOption } from './filter-options';
import { Icon } from './icon';
import { OptionList, optionId } from './option-list';
import { useOptionList } from './use-option-list';

interface ComboboxProps {
  readonly label: string;
  readonly hint?: string;
  /** Id of the chosen option. */
  readonly value: string;
  readonly options: readonly ComboboxOption[];
  readonly onChoose: (id: string) => void;
  /** Told when the list opens, so that its samples can be fetched. */
  readonly onOpen?: () => void;
}

/**
 * One of many options, found by typing: the editable combobox with list autocomplete of the ARIA patterns
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The list stands in the flow, where no scroll area cuts it off.
 */
export function Combobox({ label, hint, value, options, onChoose, onOpen }: ComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useOptionList({ options, value, onChoose, onOpen });
  // The next search replaces the title that stands there, as it does for who comes by Tab.
  useEffect(() => {
    if (!list.isOpen && document.activeElement === input.current) input.current?.select();
  }, [list.isOpen]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !list.press(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="field combobox">
      <label htmlFor={id}>{label}</label>
      <div className="combobox-box">
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={list.active ? optionId(id, list.active) : undefined}
          aria-describedby={hint && `${id}-hint`}
          value={list.draft ?? options.find((option) => option.id === value)?.title ?? ''}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => list.type(event.target.value)}
          onClick={(event) => {
            if (!list.isOpen) event.currentTarget.select();
            list.open();
          }}
          onKeyDown={press}
          onBlur={list.close}
        />
        <Icon name="down" />
      </div>
      {list.isOpen && (
        <OptionList
          id={id}
          label={label}
          options={list.shown}
          active={list.active}
          chosen={value}
          onChoose={list.choose}
        />
      )}
      <span className="visually-hidden" aria-live="polite">
        {list.isOpen && list.shown.length === 0 && text('noMatch')}
      </span>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
