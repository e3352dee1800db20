import type { Found, Survey } from './survey';
import type { Names } from './names';

const maxLevels = 6;

/** The groups around a field that hold other fields as well, outermost first; of several with the same fields, one. */
export function groupPath(found: Found, survey: Survey, names: Names): string {
  const path: string[] = [];
  let around = survey.found.length;
  for (const group of found.scope.groups) {
    const fields = survey.fieldsInGroup.get(group) ?? 0;
    if (fields < 2 || fields === around) continue;
    around = fields;
    path.push(names.of(group));
  }
  return path.slice(-maxLevels).join('/');
}
