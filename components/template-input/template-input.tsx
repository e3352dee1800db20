import { useId, useLayoutEffect, useRef, type KeyboardEvent, type Ref, type SyntheticEvent } from 'react';
import { withSuggestion } from '../../utils/plan/value-language/template-place';
import type { ValueProblem } from '../../utils/plan/value-language/value-problem';
import { countedText } from '../../utils/text';
import { OptionList, optionId } from '../option-list';
import { MarkedText } from './marked-text';
import { useSuggestions } from './use-suggestions';
import './template-input.css';

type Box = HTMLInputElement | HTMLTextAreaElement;

interface TemplateInputProps {
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  /** Whether it may have several lines. */
  readonly hasLines: boolean;
  readonly inputMode?: 'decimal' | undefined;
  /** Labels of the form's other fields. */
  readonly labels: readonly string[];
  /** Marked where they stand. */
  readonly problems: readonly ValueProblem[];
  readonly isInvalid: boolean;
  /** Id of what says more about it. */
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Told of keys that the suggestions have no use for. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A text that may have a template's parts: suggestions come while a part is typed, mistakes are marked in place.
 * As in the ARIA patterns for comboboxes the focus stays in the text; `textbox` has no `aria-expanded`.
 */
export function TemplateInput(props: TemplateInputProps) {
  const { label, value, hasLines, inputMode, labels, problems, isInvalid, describedBy, onChange } = props;
  const listId = useId();
  const box = useRef<Box>(null);
  const behind = useRef<HTMLDivElement>(null);
  const list = useSuggestions(value, labels);
  const isOpen = list.shown.length > 0;
  const follow = () => {
    if (box.current && behind.current) behind.current.scrollLeft = box.current.scrollLeft;
  };
  useLayoutEffect(follow);

  const choose = (suggestion: string) => {
    if (!list.place || !box.current) return;
    const next = withSuggestion(value, list.place, suggestion);
    // The box's own value before React's: so the caret stays where it is put.
    box.current.value = next.text;
    box.current.setSelectionRange(next.caret, next.caret);
    onChange(next.text);
    list.moveCaret(next.caret);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: list.next,
    ArrowUp: list.previous,
    Enter: () => choose(list.active),
    Escape: () => list.moveCaret(null),
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act = isOpen ? keys[event.key] : undefined;
    if (!act) return props.onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const attributes = {
    ...(props.id && { id: props.id }),
    'aria-label': label,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
    'aria-autocomplete': 'list' as const,
    'aria-controls': isOpen ? `${listId}-list` : undefined,
    'aria-activedescendant': isOpen ? optionId(listId, list.active) : undefined,
    dir: 'auto',
    value,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { readonly target: Box }) => {
      onChange(target.value);
      list.moveCaret(target.selectionStart);
    },
    onBlur: () => {
      list.moveCaret(null);
      props.onBlur?.();
    },
    onScroll: follow,
    onSelect: ({ currentTarget }: SyntheticEvent<Box>) => {
      if (isOpen) list.moveCaret(currentTarget.selectionStart);
    },
    onKeyDown: press,
  };
  return (
    <div className="template-input" data-lines={hasLines || undefined}>
      <div className="template-box">
        <MarkedText ref={behind} text={value} problems={problems} />
        {hasLines ? (
          <textarea {...attributes} ref={box as Ref<HTMLTextAreaElement>} rows={2} />
        ) : (
          <input {...attributes} ref={box as Ref<HTMLInputElement>} inputMode={inputMode} />
        )}
      </div>
      {isOpen && (
        <OptionList id={listId} label={label} options={list.shown} active={list.active} chosen="" onChoose={choose} />
      )}
      <span className="visually-hidden" aria-live="polite">
        {isOpen && countedText('suggestions', list.shown.length)}
      </span>
    </div>
  );
}
