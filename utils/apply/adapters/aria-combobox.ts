import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { clearButtons } from '../widget/clear-button';
import { controlBox } from '../widget/control-box';
import { closePopup } from '../widget/close';
import { blurFrom, focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { isNoChoice } from '../widget/match-option';
import { knownOptions, toOptions } from '../widget/option-list';
import { pick, pickExactly, type ListWidget } from '../widget/picker';
import { namedPopups } from '../widget/popup';
import { hover, press } from '../widget/press';
import { shownText } from '../widget/shown-text';
import { referenced, rootOf } from '../widget/tree';
import { takesText, typeInto } from '../widget/type-into';
import { until } from '../widget/until';
import { isShown } from '../widget/visible';
import { filled, refused, unchanged } from '../widget/written';

/**
 * Comboboxes, editable or not, and buttons that open a listbox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). React-select, MUI, Radix, Headless UI, downshift, Vuetify,
 * Element Plus, Ant Design and others build on these roles.
 */
export const ariaCombobox: Adapter = {
  name: 'aria-combobox',
  selector:
    '[role=combobox], [aria-haspopup=listbox], input[aria-autocomplete=list], input[aria-autocomplete=both], input[readonly]',
  claims: (element) =>
    (element.matches(marked) || opensList(element)) &&
    !element.matches(others) &&
    !isHelper(element) &&
    !element.closest('[role=listbox]'),
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe,
  holds,
  read: holds,
  write,
  restore,
};

const marked = '[role=combobox], [aria-haspopup=listbox], [aria-autocomplete=list], [aria-autocomplete=both]';
const listNames = /cascad|select(?!ed|ion)|dropdown|combo/i;

/** Inputs that only show what a list beside them chose; they say so in their classes alone. */
function opensList(input: Element): boolean {
  const around = [
    input,
    input.parentElement,
    input.parentElement?.parentElement,
    input.parentElement?.parentElement?.parentElement,
  ];
  return around.some(
    (one) => one && !one.matches('form, fieldset, body') && listNames.test(one.getAttribute('class') ?? ''),
  );
}

/** Native lists, and inputs into which a date is typed while a calendar stands beside. */
const others =
  'select, input[list], input[type=date], input:is([aria-haspopup=dialog], [aria-haspopup=grid]), [aria-haspopup=dialog]';

/** A button that only opens the list of the combobox beside it. */
function isHelper(element: Element): boolean {
  if (element.getAttribute('tabindex') !== '-1' || element.matches('input, [role=combobox]')) return false;
  const controls = element.getAttribute('aria-controls');
  return controls !== null || element.parentElement?.querySelector('input') !== null;
}

function partsOf(element: Element): Element[] {
  const inner = [...element.querySelectorAll('input, select, button, [role=combobox], [role=textbox]')];
  const beside = [...(element.parentElement?.children ?? [])].filter(
    (sibling) =>
      sibling !== element && sibling.matches('select[aria-hidden=true], input[aria-hidden=true], input[tabindex="-1"]'),
  );
  return [...inner, ...beside, ...searchBoxes(element)];
}

/** Inputs inside the popup that search the same list. */
function searchBoxes(element: Element): Element[] {
  const ids = ['aria-controls', 'aria-owns'].map((name) => element.getAttribute(name)?.trim() ?? '').filter(Boolean);
  return ids
    .flatMap((id) => [
      ...rootOf(element).querySelectorAll(
        `input[aria-controls="${CSS.escape(id)}"], input[aria-owns="${CSS.escape(id)}"]`,
      ),
    ])
    .filter((input) => input !== element);
}

/** The element that takes keys: an old-style combobox is a box around its input. */
function driver({ element }: FieldElements): Element {
  if (element.matches('input, textarea, button')) return element;
  return element.querySelector('input:not([type=hidden]):not([aria-hidden=true])') ?? element;
}

function listOf(field: FieldElements): Element | null {
  const owners = [field.element, driver(field)];
  return (
    owners.flatMap((owner) => [...referenced(owner, 'aria-controls'), ...referenced(owner, 'aria-owns')])[0] ?? null
  );
}

function describe(field: FieldElements): Control {
  const list = listOf(field);
  const options = list ? toOptions(knownOptions(list)) : [];
  return {
    control: 'choice',
    type: 'combobox',
    multiple: list?.getAttribute('aria-multiselectable') === 'true',
    options,
    optionCount: options.length,
    optionsKnown: options.length > 0,
    editable: takesText(driver(field)),
  };
}

function holds(field: FieldElements): string {
  const input = driver(field);
  if (input instanceof HTMLInputElement && input.value) return input.value.slice(0, 200);
  if (!input.matches('input, textarea')) return shownText(field.element);
  return shownText(controlBox(field.element));
}

function widgetOf(field: FieldElements): ListWidget {
  const trigger = driver(field);
  return { trigger, pointers: [...new Set([trigger, field.element])], shows: () => holds(field) };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const wish = wishOf(field, value);
  if (!wish) return refused('failed', holds(field));
  const before = holds(field);
  if (wish.exact && wish.wanted[0] === before) return unchanged(before);
  const result = await pick(widgetOf(field), wish.wanted, wish.count, context);
  if (result === 'picked') {
    await until(field.element, () => holds(field) !== '' && holds(field) !== before, rendering, context.signal);
    if (holds(field) !== '') return filled(holds(field));
  }
  if (result === 'no-option' || result === 'not-opened') return writeFreely(field, wish.wanted, context);
  return refused(context.signal.aborted ? 'cancelled' : 'refused-by-page', holds(field));
}

/** Milliseconds for what was chosen to show. */
const rendering = 300;

interface Wish {
  readonly wanted: readonly string[];
  readonly count: number;
  readonly exact: boolean;
}

function wishOf(field: FieldElements, value: Value): Wish | null {
  if (value.as === 'pick') return { wanted: value.wanted, count: value.count, exact: false };
  if (value.as === 'text') return { wanted: [value.text, ...value.alternatives], count: 1, exact: false };
  if (value.as !== 'choose') return null;
  const list = listOf(field);
  const options = list ? knownOptions(list) : [];
  const wanted = value.indices.map((index) => options[index]?.text ?? '').filter(Boolean);
  return wanted.length > 0 ? { wanted, count: wanted.length, exact: true } : null;
}

/** Some take any text: typed, confirmed with Enter, left. */
async function writeFreely(field: FieldElements, wanted: readonly string[], context: WriteContext): Promise<Written> {
  const input = driver(field);
  const text = wanted.find((one) => !isNoChoice(one));
  if (!takesText(input) || text === undefined) return refused('no-option', holds(field));
  typeInto(input, text);
  if (!input.closest('form') || input.getAttribute('role') === 'combobox') pressKey(input, 'Enter');
  blurFrom(input);
  const kept = await until(input, () => holds(field).includes(text), 200, context.signal);
  if (kept) return filled(holds(field));
  if (input.value !== '') typeInto(input, '');
  return refused('no-option', holds(field));
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const before = typeof held === 'string' ? held : '';
  if (holds(field) === before) return unchanged(before);
  if (before === '') await empty(field, context);
  else await pickExactly(widgetOf(field), before.split(', '), context);
  const after = holds(field);
  return after === before ? filled(after) : refused('refused-by-page', after);
}

/** Empties the widget by what it offers: its clear buttons, deleting the text, Backspace, its list. */
async function empty(field: FieldElements, context: WriteContext): Promise<void> {
  const input = driver(field);
  const isEmpty = () => holds(field) === '';
  focusOn(input);
  if (input.matches('input[role=combobox]') && !input.closest('dialog, [role=dialog]')) pressKey(input, 'Escape');
  const ways = [
    () => clearButtons(controlBox(field.element)).forEach((button) => press(button)),
    () => (takesText(input) && input.value ? typeInto(input, '') : pressKey(input, 'Backspace')),
    () => pressKey(input, 'Delete'),
  ];
  hoverAround(input, controlBox(field.element));
  await until(input, () => clearButtons(controlBox(field.element)).length > 0, 60, context.signal);
  for (const way of ways) {
    way();
    if (await until(input, isEmpty, 150, context.signal)) return leave(field, context);
  }
  await pickExactly(widgetOf(field), [], context);
}

/** Some show their clear button only while the mouse is over one of their boxes. */
function hoverAround(input: Element, box: Element): void {
  for (let at: Element | null = input; at && at !== box.parentElement; at = at.parentElement) hover(at);
}

/** Pressing a clear button may have opened the list. */
async function leave(field: FieldElements, context: WriteContext): Promise<void> {
  const trigger = driver(field);
  const popup = namedPopups([trigger, field.element]).find(isShown);
  if (popup) await closePopup({ trigger, popup }, context.signal);
  else blurFrom(trigger);
}
