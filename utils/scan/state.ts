import { carries, isMatch } from '../dom/nodes';
import { tidy } from '../dom/text';
import type { FieldElements } from '../field/adapter';
import type { Author } from '../field/authors';
import { longestHeld, type Control, type FieldFacts, type FieldState } from '../pipeline';
import type { Found } from './survey';

const stateBy = { us: 'ours', person: 'typed', page: 'preset' } as const satisfies Record<Author, FieldState>;

type Content = Pick<FieldFacts, 'state' | 'current'>;

/**
 * What is in a field, and whose it is.
 * @param holds what it shows now
 * @param author who put that there
 */
export function contentOf(found: Found, { control }: Control, holds: string, author: Author): Content {
  const isUnanswered = holds === '' || (author === 'page' && isAtDefault(found));
  return {
    state: isUnanswered ? 'empty' : stateBy[author],
    current: isSecret(found) ? '' : shownIn(control, holds),
  };
}

/** A text and the names of files as they stand; of what a widget says, the words. */
function shownIn(control: Control['control'], holds: string): string {
  return control === 'text' || control === 'file' ? holds.slice(0, longestHeld) : tidy(holds, longestHeld);
}

function isSecret({ element, parts }: Found): boolean {
  return [element, ...parts.slice(0, 4)].some((one) => isMatch(one, 'input[type=password]'));
}

/** Whether nothing is in a field but what its control begins with, whoever set that. */
export function isEmpty(field: FieldElements, holds: string): boolean {
  return holds === '' || isAtDefault(field);
}

/**
 * Whether a control stands at what it begins with, which answers nothing: a list's first entry, an unset range, zero, the
 * text of its own placeholder.
 */
function isAtDefault({ element }: FieldElements): boolean {
  if (element instanceof HTMLSelectElement) return isUnchosen(element);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  if (element.value !== '' && element.value === element.placeholder) return true;
  if (element.type === 'range' || element.type === 'color') return !carries(element, 'value');
  return element.type === 'number' && Number(element.value) === 0;
}

/** A list that stands at its first entry has not been answered, nor has one at an entry without a value. */
function isUnchosen(select: HTMLSelectElement): boolean {
  const chosen = select.selectedOptions[0];
  if (!chosen || chosen.value === '' || chosen.disabled) return true;
  return chosen.index === 0 && !select.multiple && !chosen.defaultSelected;
}
