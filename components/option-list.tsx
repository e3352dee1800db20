import { useEffect, useRef } from 'react';
import { text } from '../utils/text';
import type { ComboboxOption } from './filter-options';

interface OptionListProps {
  /** Of the combobox that the list belongs to. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly active: string;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The DOM id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, option: string): string {
  return `${listId}-${option}`;
}

/** The options of a combobox under their groups; the active one is kept in sight. */
export function OptionList({ id, label, options, active, chosen, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, options.length]);
  const groups = [...new Set(options.map(({ group }) => group))];
  if (options.length === 0) return <p className="hint">{text('noMatch')}</p>;
  return (
    <div ref={list} id={`${id}-list`} className="option-list" role="listbox" aria-label={label}>
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group || undefined}>
          {group && (
            <div className="option-group" aria-hidden="true">
              {group}
            </div>
          )}
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <div
                key={option.id}
                id={optionId(id, option.id)}
                className="option"
                role="option"
                aria-selected={option.id === chosen}
                data-active={option.id === active || undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option.id)}
              >
                <span>{option.title}</span>
                {option.detail && <bdi className="option-detail">{option.detail}</bdi>}
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}
