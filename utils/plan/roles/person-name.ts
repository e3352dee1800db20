/**
 * How a plan names the persons of a page: '' is the page's own, `child-2` a role and which of several, and
 * `guest-2/mother` somebody of somebody. The same name stands for the same person.
 */
import { isRole, type RoleName } from './roles';

export interface PersonRole {
  readonly role: RoleName;
  /** Which of several, '' where there is one. */
  readonly which: string;
  /** The name of the person the role belongs to. */
  readonly of: string;
}

/** @param which '' or 0 where there is one only */
export function personName(role: RoleName, which: string | number = '', of = ''): string {
  const own = which === '' || which === 0 ? role : `${role}-${which}`;
  return of ? `${of}/${own}` : own;
}

/** @returns null for the page's own person and for names that are no role's */
export function readPersonName(person: string): PersonRole | null {
  const at = person.lastIndexOf('/');
  const [role = '', ...which] = person.slice(at + 1).split('-');
  return isRole(role) ? { role, which: which.join('-'), of: person.slice(0, Math.max(at, 0)) } : null;
}
