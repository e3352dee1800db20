import type { Kind } from '../../../kinds/kinds';

/** Kinds told by a number that something else beside them may count just as well. */
export const calendarParts: ReadonlySet<Kind> = new Set<Kind>(['day', 'month', 'year', 'week', 'unit', 'house-number']);
