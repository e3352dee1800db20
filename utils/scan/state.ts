import type { FieldState } from '../pipeline';
import { carries, isMatch } from './dom';
import type { Found } from './survey';

/**
 * What a field holds that we did not write, and whose it is.
 * @param holds what it shows now
 * @param first what it showed when it was first seen
 */
export function stateOf(found: Found, holds: string, first: string): FieldState {
  return nativeState(found) ?? widgetState(holds, first);
}

function widgetState(holds: string, first: string): FieldState {
  if (holds === '') return 'empty';
  return holds === first ? 'preset' : 'typed';
}

function nativeState({ element, members }: Found): FieldState | null {
  if (element instanceof HTMLSelectElement) return selectState(element);
  if (element instanceof HTMLTextAreaElement) return textState(element, element.value);
  if (!(element instanceof HTMLInputElement)) return null;
  if (element.type === 'checkbox' || element.type === 'radio') return boxState(members);
  if (element.type === 'file') return element.files?.length ? 'typed' : 'empty';
  const hasOwnDefault = element.type === 'range' || element.type === 'color';
  if (hasOwnDefault && !carries(element, 'value') && !isTouched(element)) return 'empty';
  return textState(element, element.value);
}

function textState(element: Element, value: string): FieldState {
  if (value === '') return 'empty';
  return isTouched(element) ? 'typed' : 'preset';
}

function boxState(members: readonly Element[]): FieldState {
  const boxes = members.filter((member) => member instanceof HTMLInputElement);
  if (!boxes.some((box) => box.checked)) return 'empty';
  return boxes.some(isTouched) ? 'typed' : 'preset';
}

/** A list that stands at its first entry has not been answered, nor has one at an entry without a value. */
function selectState(select: HTMLSelectElement): FieldState {
  const chosen = select.selectedOptions[0];
  if (!chosen) return 'empty';
  if (chosen.value === '' || chosen.disabled) return 'empty';
  if (isTouched(select)) return 'typed';
  if (chosen.defaultSelected) return 'preset';
  return chosen.index === 0 && !select.multiple ? 'empty' : 'typed';
}

/**
 * Whether a person has written here. The browser marks a control once it was changed by hand and left (HTML spec, user
 * validity); before that it has the focus. A value that differs from the markup's proves nothing: frameworks set it.
 */
function isTouched(element: Element): boolean {
  return isMatch(element, ':user-valid,:user-invalid,:focus,:autofill');
}

/** What a field shows, '' where its adapter cannot tell because the page took it apart. */
export function holdsOf({ adapter, ...field }: Found): string {
  try {
    return adapter.holds(field);
  } catch {
    return '';
  }
}
