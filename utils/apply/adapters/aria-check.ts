import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { isOnInside, isQuiet, quietSelector } from '../widget/quiet-component';
import { queryInside } from '../widget/tree';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;

const roles = '[role=checkbox], [role=switch], [role=menuitemcheckbox]';

/** Boxes and switches without a native input (https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/). */
export const ariaCheck: Adapter = {
  name: 'aria-check',
  selector: `${roles}, ${quietSelector}`,
  claims: (element) =>
    (isQuiet(element, 'check') || element.matches(roles)) &&
    !element.matches('input') &&
    element.closest('[role=menu], [role=grid], [role=listbox], [role=tree], [role=toolbar]') === null,
  gather: (element) => ({ members: [element], parts: [...queryInside(element, 'input'), ...hiddenTwin(element)] }),
  describe: ({ element }) => ({ control: 'check', checked: isOn(element) }),
  holds: ({ element }) => (isOn(element) ? 'on' : ''),
  read: ({ element }) => isOn(element),
  write: (field, value, context) => set(field, wanted(value), context),
  restore: (field, held, context) => set(field, held === true, context),
};

/** The native input kept beside a made one for form submission (Radix, Headless UI). */
function hiddenTwin(element: Element): Element[] {
  const beside = [element.previousElementSibling, element.nextElementSibling].filter((sibling) => sibling !== null);
  return beside.filter((sibling) => sibling.matches('input[aria-hidden=true], input[hidden], input[tabindex="-1"]'));
}

function isOn(element: Element): boolean {
  return element.hasAttribute('aria-checked') ? element.getAttribute('aria-checked') === 'true' : isOnInside(element);
}

function wanted(value: Value): boolean | null {
  return value.as === 'check' ? value.checked : null;
}

async function set(field: FieldElements, checked: boolean | null, context: WriteContext): Promise<Written> {
  const { element } = field;
  const shows = () => (isOn(element) ? 'on' : '');
  if (checked === null) return refused('failed', shows());
  if (isOn(element) === checked) return unchanged(shows());
  for (const way of [() => press(element), () => pressKey(element, ' ')]) {
    way();
    if (await until(element, () => isOn(element) === checked, reaction, context.signal)) return filled(shows());
  }
  return refused('refused-by-page', shows());
}
