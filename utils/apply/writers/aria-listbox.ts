import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { pressKey } from '../widget/keys';
import { knownOptions, type ListedOption } from '../../field/list/option-list';
import { centreOf, press, pressSlowly } from '../widget/press';
import { revealInside } from '../widget/reveal';
import { until } from '../widget/until';
import { sameTexts } from '../choice/same-texts';
import { optionsMeant } from '../wish';
import { filled, refused, unchanged } from '../widget/written';
import { isMultiple, chosenTexts } from '../../field/adapters/aria-listbox';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;

export const ariaListboxWriter: FieldWriter = {
  read: ({ element }) => chosenTexts(element),
  write,
  restore: (field, held, context) => bring(field, Array.isArray(held) ? held.map(String) : [], context),
};

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const wanted = optionsMeant(knownOptions(field.element), value).map(({ text }) => text);
  if (wanted.length === 0) return refused('no-option', chosenTexts(field.element).join(', '));
  return bring(field, wanted, context);
}

/** Some take a plain press for the only choice, and want Ctrl held for one more: what is missing goes before what is too much. */
async function bring({ element }: FieldElements, wanted: readonly string[], context: WriteContext): Promise<Written> {
  const known = () => knownOptions(element);
  const missing = () => known().find(({ text, selected }) => !selected && wanted.includes(text));
  const surplus = () => known().find(({ text, selected }) => selected && !wanted.includes(text));
  const changes = (): ListedOption | undefined =>
    missing() ?? (isMultiple(element) || wanted.length === 0 ? surplus() : undefined);
  if (!changes()) return unchanged(chosenTexts(element).join(', '));
  let ctrlKey = false;
  for (let round = 0; round <= wanted.length + 20; round++) {
    const option = changes();
    if (!option) break;
    const before = chosenTexts(element).length;
    if (!(await toggle(element, option, ctrlKey, context))) break;
    ctrlKey ||= !option.selected && isMultiple(element) && chosenTexts(element).length <= before;
  }
  const now = chosenTexts(element);
  return sameTexts(now, wanted) ? filled(now.join(', ')) : refused('refused-by-page', now.join(', '));
}

async function toggle(
  list: Element,
  { element, text, selected }: ListedOption,
  ctrlKey: boolean,
  context: WriteContext,
): Promise<boolean> {
  const changed = () => knownOptions(list).some((option) => option.text === text && option.selected !== selected);
  revealInside(element, list);
  const byMouse = () => press(element, { ...centreOf(element), ctrlKey });
  for (const way of [byMouse, () => pressSlowly(element), () => pressKey(element, ' ')]) {
    await way();
    if (await until(list, changed, reaction, context.signal)) return true;
  }
  return false;
}
