/** What a page takes for granted of its person: who is asked for the spouse's name is married. */
import type { Kind } from '../kinds/kinds';
import type { TakenForGranted } from './persona/life';
import type { Recognition } from './recognition';

const ofWork: ReadonlySet<Kind> = new Set<Kind>(['organization-title', 'salary', 'department', 'employee-id']);

/** @param recognitions those of all fields of a page */
export function takenForGranted(recognitions: readonly Recognition[]): TakenForGranted {
  const asksFor = (role: RegExp) => recognitions.some(({ person }) => role.test(person));
  return {
    spouse: asksFor(/^spouse(?:-|\/|$)/),
    child: asksFor(/^child(?:-|\/|$)/),
    job: recognitions.some(({ kind, person }) => person === '' && ofWork.has(kind)),
  };
}
