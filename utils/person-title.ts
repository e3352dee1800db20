import { readPersonName } from './plan/roles/person-name';
import { roleFacts } from './plan/roles/roles';
import { text, type TextKey } from './text';

/**
 * Who a value belongs to, as a person would say it: “Guest 2”, “Child: mother”.
 * @param person as `PlanEntry.person` has it
 * @returns '' for the page's main person, elsewhere and at another time too
 */
export function personTitle(person: string): string {
  const named = readPersonName(person);
  if (!named) return '';
  const { role, which, of } = named;
  const whose = personTitle(of);
  if (roleFacts(role).self) return whose;
  const title = text(`role_${role}_title` as TextKey);
  const own = which ? text('roleNumbered', title, which) : title;
  return whose ? text('roleOf', whose, own) : own;
}
