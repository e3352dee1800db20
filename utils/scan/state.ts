import type { FieldState } from '../pipeline';
import type { FieldElements } from '../field/adapter';
import type { Author } from '../field/authors';
import { carries } from '../dom/nodes';
import type { Found } from './survey';

const stateBy = { us: 'ours', person: 'typed', page: 'preset' } as const satisfies Record<Author, FieldState>;

/**
 * What a field holds, and whose it is.
 * @param holds what it shows now
 */
export function stateOf(found: Found, holds: string, author: Author): FieldState {
  const isUnanswered = holds === '' || (author === 'page' && isAtDefault(found));
  return isUnanswered ? 'empty' : stateBy[author];
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
