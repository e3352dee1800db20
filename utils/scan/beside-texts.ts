/** What stands before and after a field on the page. */
import type { FieldText, TextSource } from '../pipeline';
import { tidy } from '../dom/text';
import { isBox, isNativeGroup } from './boxes';
import { floatsInto } from './floating-labels';
import { isBound } from './labels';
import type { Found, Survey } from './survey';
import type { NearRun } from './text-runs';

/** Levels up within which a text counts as standing right beside the field. */
const besideLevels = 2;

/**
 * Texts right before and after, where no label among them names another field.
 * @param isNamed whether the field has a name that is bound to it: then they only explain it
 */
export function besideTexts(found: Found, survey: Survey, isNamed: boolean): FieldText[] {
  const isFree = ({ label }: NearRun) => label === null || !isBound(label, found, survey);
  const after = found.after && isFree(found.after) ? found.after : null;
  const isSingle = isBox(found.element) && found.members.length === 1;
  const texts: FieldText[] = [];
  if (after?.label && floatsInto(after.label, found.element)) return [textOf('label', after)];
  if (after && isSingle && !isNamed) texts.push(textOf('following', after));
  if (after && !isSingle && !isNativeGroup(found) && after.levels <= besideLevels) texts.push(textOf('hint', after));
  if (isSingle && texts.length > 0) return texts;
  const before = sameRow(found, found.before.filter(isFree));
  const worded = before.filter(isWorded);
  // Beyond the field's own name a sign is the unit of the field before.
  const symbols = before.slice(0, Math.max(0, before.findIndex(isWorded)));
  // A sign behind this field and behind the one before is a unit of each.
  const names = nearest(worded).filter(({ text }, at) => at === 0 || text !== after?.text);
  const hint = (run: NearRun) => textOf('hint', run);
  if (!isNamed) return [...names.map((run) => textOf('preceding', run)), ...symbols.map(hint), ...texts];
  return [...before.filter(({ levels }) => levels <= besideLevels).map(hint), ...texts];
}

function textOf(source: TextSource, { text }: NearRun): FieldText {
  return { source, text: tidy(text) };
}

/** Boxes in a row are named in it; what stands in the row above names others, or their columns. */
function sameRow({ element, scope }: Found, before: readonly NearRun[]): readonly NearRun[] {
  const own = isBox(element) ? before.filter(({ row }) => row !== null && row === scope.row) : [];
  return own.length > 0 ? own : before;
}

/** A sign alone, as of a currency, is no name: that stands before it. Japan's sign of the post is one. */
const isWorded = ({ text }: NearRun) => /[\p{L}\p{N}〒]/u.test(text);

/** The last text before, and the one above it where it stands as near: a name and its explanation. */
function nearest(before: readonly NearRun[]): NearRun[] {
  return before.slice(0, 2).filter(({ levels }) => levels <= (before[0]?.levels ?? 0) + 1);
}
