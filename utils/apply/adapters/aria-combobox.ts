import type { Control, Value } from '../../pipeline';
import { shadowRootOf } from '../../scan/shadow-root';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { comboboxSelector, isCombobox, partsOf } from '../list/combobox-parts';
import { controlBox } from '../widget/control-box';
import { isSeen } from '../list/drawn-list';
import { emptyOut } from '../list/empty-out';
import { knownOptions, toOptions } from '../list/option-list';
import type { ListWidget } from '../list/list-session';
import { pickExactly } from '../list/pick-exactly';
import { pick } from '../list/picker';
import { shownText } from '../widget/shown-text';
import { referenced } from '../widget/tree';
import { takesText } from '../widget/type-into';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Some have to be searched more than once, each time by a server. */
const patience = 5_000;

/**
 * Comboboxes, editable or not, and buttons that open a listbox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). React-select, MUI, Radix, Headless UI, downshift, Vuetify,
 * Element Plus, Ant Design and others build on these roles.
 */
export const ariaCombobox: Adapter = {
  name: 'aria-combobox',
  selector: comboboxSelector,
  patience,
  claims: isCombobox,
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe,
  holds,
  read: holds,
  write,
  restore,
};

/**
 * The element that takes keys: an old-style combobox is a box around its input, a component has it in its shadow. An
 * input inside the list only searches that.
 */
function driver({ element }: FieldElements): Element {
  if (element.matches('input, textarea, button')) return element;
  const typed = 'input:not([type=hidden]):not([aria-hidden=true])';
  const lists = listsOf(element);
  const own = [...element.querySelectorAll(typed)].find((input) => !lists.some((list) => list.contains(input)));
  return own ?? shadowRootOf(element)?.querySelector(typed) ?? element;
}

const listsOf = (owner: Element) => [...referenced(owner, 'aria-controls'), ...referenced(owner, 'aria-owns')];

function listOf(field: FieldElements): Element | null {
  return [field.element, driver(field)].flatMap(listsOf)[0] ?? null;
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

/** What stands in its input, else in its box; an input kept out of sight may lag behind what the box shows. */
function holds(field: FieldElements): string {
  const { element } = field;
  const input = driver(field);
  if (input instanceof HTMLInputElement && input.value && isSeen(input)) return input.value.slice(0, 200);
  const own = input.matches('input, textarea') ? '' : shownText(element) || innerText(element);
  return own || element.matches('button') ? own : shownText(controlBox(element), '', element);
}

/** Some show what is chosen in an input inside their button. */
function innerText(button: Element): string {
  const inner = button.matches('button') ? button.querySelector('input:not([type=hidden])') : null;
  return inner instanceof HTMLInputElement ? inner.value.slice(0, 200) : '';
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
  if (result === 'picked' || result === 'marked' || result === 'not-taken') {
    const isShowing = () => holds(field) !== '' && holds(field) !== before;
    await until(field.element, isShowing, rendering, context.signal);
    if (holds(field) === '' && result === 'marked') markedOnly.add(field.element);
    if (result === 'not-taken' ? isShowing() : holds(field) !== '' || result === 'marked') return filled(holds(field));
  }
  if (context.signal.aborted) return refused('cancelled', holds(field));
  return refused(result === 'not-taken' ? 'refused-by-page' : 'no-option', holds(field));
}

/** Widgets whose choice nothing but their own list shows: to be taken back though they look empty. */
const markedOnly = new WeakSet<Element>();

/** Milliseconds for what was chosen to show, and for the list to be out of its way. */
const rendering = 600;

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

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const before = typeof held === 'string' ? held : '';
  if (markedOnly.delete(field.element)) await pickExactly(widgetOf(field), before.split(', ').filter(Boolean), context);
  if (holds(field) === before) return unchanged(before);
  if (before === '') await emptyOut(widgetOf(field), controlBox(field.element), context);
  else await pickExactly(widgetOf(field), before.split(', '), context);
  const after = holds(field);
  return after === before ? filled(after) : refused('refused-by-page', after);
}
