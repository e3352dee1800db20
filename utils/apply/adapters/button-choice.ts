import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { isFurniture, isInForm, isNamed } from '../widget/furniture';
import { pressKey } from '../widget/keys';
import { bestMatch, realOptions } from '../widget/match-option';
import { textOf } from '../widget/option-list';
import { press } from '../widget/press';
import { isOnInside, isQuiet, quietRadios, quietSelector } from '../widget/quiet-component';
import { choicesBeside } from '../widget/sibling-hosts';
import { focusOn } from '../widget/focus-on';
import { closestDrawn, queryInside } from '../widget/tree';
import { until } from '../widget/until';
import { sameTexts } from '../widget/wanted-texts';
import { isDisabled } from '../widget/visible';
import { changedByPage, filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;
const choiceRoles = '[role=radio], [role=menuitemradio]';
const toggles = 'button[aria-pressed], [role=button][aria-pressed]';
/** Boxes whose plain buttons are one choice, by class name alone. */
const toggleBoxes = ['btn-toggle', 'button-toggle', 'toggle-group', 'segmented', 'buttonset']
  .map((name) => `[class*=${name} i]`)
  .join();
const plainButtons = 'button[type=button]:not([aria-pressed], [role], [aria-haspopup], [aria-expanded])';
const onNames = /(^|[-_\s])(is-)?(active|selected|checked|on)(\s|$)/i;
const groupRoles = '[role=radiogroup], [role=group], [role=toolbar], fieldset';

/** Choices that stand open as buttons: radio groups, segmented buttons, stars, toggle groups, without native inputs. */
export const buttonChoice: Adapter = {
  name: 'button-choice',
  selector: `[role=radiogroup], ${choiceRoles}, ${toggles}, ${toggleBoxes}, ${quietSelector}`,
  claims: (element) =>
    !element.matches('input') && firstOf(element) !== null && choicesOf(element).length > 1 && isAsked(element),
  gather: (element) => ({
    members: [element],
    parts: [...choicesOf(element), ...hiddenInputs(element)].filter((part) => part !== element),
  }),
  describe,
  holds: ({ element }) => chosen(element).map(nameOf).join(', '),
  read: ({ element }) => chosen(element).map(nameOf),
  write,
  restore,
};

/** The group, else the lone choice's nearest group-like ancestor, else the parent. */
function groupOf(element: Element): Element {
  if (element.matches(`[role=radiogroup], ${toggleBoxes}`) && !element.matches('button')) return element;
  return element.closest(groupRoles) ?? rowAround(element);
}

/** Some keep each choice in a box of its own. */
function rowAround(element: Element): Element {
  const { parentElement: parent } = element;
  const isAlone = parent?.children.length === 1 && element.hasAttribute('aria-setsize');
  return (isAlone ? parent.parentElement : parent) ?? element;
}

function choicesOf(element: Element): Element[] {
  if (isQuiet(element, 'radio')) return quietRadios(element);
  const group = groupOf(element);
  const radios = queryInside(group, choiceRoles).filter((one) => !one.matches('input'));
  if (radios.length > 1) return radios;
  if (element.matches(choiceRoles)) return choicesBeside(element, choiceRoles);
  if (isToggleBox(element)) return [...element.querySelectorAll(plainButtons)];
  if (element.matches('[role=radiogroup]')) {
    const buttons = [...group.querySelectorAll(`${toggles}, button[aria-checked]`)];
    return buttons.length > 0 ? buttons : componentChoices(group);
  }
  return [...group.querySelectorAll(toggles)];
}

/** Components that keep their role to themselves (ElementInternals): focusable, of one tag, each with a value. */
function componentChoices(group: Element): Element[] {
  const valued = [...group.querySelectorAll('[tabindex][value]')].filter(({ localName }) => localName.includes('-'));
  return valued.every(({ localName }) => localName === valued[0]?.localName) ? valued : [];
}

/** Buttons say that they are pressed wherever something is switched: a choice has a role, a name or a form around. */
function isAsked(element: Element): boolean {
  if (element.matches(`[role=radiogroup], ${choiceRoles}`)) return true;
  const group = groupOf(element);
  return !isFurniture(group.parentElement ?? group) && (isInForm(group) || isNamed(group));
}

/** A box of nothing but plain buttons, the innermost of that name. */
function isToggleBox(element: Element): boolean {
  if (!element.matches(toggleBoxes) || element.matches('button, [role=radiogroup]')) return false;
  const buttons = [...element.querySelectorAll('button, input, a[href], select')];
  return buttons.length > 1 && buttons.every((one) => one.matches(plainButtons)) && !element.querySelector(toggleBoxes);
}

function firstOf(element: Element): Element | null {
  if (element.matches('[role=radiogroup]') || isToggleBox(element)) return choicesOf(element)[0] ?? null;
  if (isQuiet(element, 'radio')) return choicesOf(element)[0] === element ? element : null;
  if (!element.matches(`${choiceRoles}, ${toggles}`)) return null;
  if (element.matches(toggles) && isEditorBar(element)) return null;
  const group = closestDrawn(element, '[role=radiogroup]');
  return group ? null : choicesOf(element)[0] === element ? element : null;
}

/** The buttons of a text editor say `aria-pressed` too; they stand among others or beside a text. */
function isEditorBar(toggle: Element): boolean {
  const bar = toggle.closest('[role=menu], [role=toolbar]');
  if (!bar) return false;
  const hasOthers = [...bar.querySelectorAll('button, [role=button], select')].some((one) => !one.matches(toggles));
  return (
    hasOthers || bar.hasAttribute('aria-controls') || bar.parentElement?.querySelector('[contenteditable]') !== null
  );
}

function hiddenInputs(element: Element): Element[] {
  const boxes = new Set([groupOf(element), ...choicesOf(element)]);
  return [...boxes]
    .flatMap((box) => queryInside(box, 'input'))
    .filter((input) => input.matches('[type=hidden], [type=radio], [aria-hidden=true]'));
}

function isOn(choice: Element): boolean {
  if (choice.matches(plainButtons)) return onNames.test(choice.getAttribute('class') ?? '');
  const says = choice.getAttribute('aria-checked') ?? choice.getAttribute('aria-pressed');
  return says === null ? isOnInside(choice) : says === 'true';
}

/** Of radio buttons one: stars say of all up to the chosen one that they are on. */
function chosen(element: Element): Element[] {
  const on = choicesOf(element).filter(isOn);
  return on.length > 1 && on.every((choice) => choice.matches(choiceRoles)) ? on.slice(-1) : on;
}

function nameOf(choice: Element): string {
  const label = choice.getAttribute('aria-label');
  if (label) return label.trim();
  const own = textOf(choice);
  if (own) return own;
  const labelled = choice.id ? choice.ownerDocument.querySelector(`label[for="${CSS.escape(choice.id)}"]`) : null;
  const root = choice.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  const beside = labelled ?? choice.closest('label') ?? choice.nextElementSibling ?? host;
  const value = ['data-value', 'value', 'aria-posinset'].map((name) => choice.getAttribute(name)).find(Boolean);
  return (beside ? textOf(beside) : '') || (value ?? '');
}

function isMultiple(element: Element): boolean {
  return (
    choicesOf(element).every((choice) => choice.matches(toggles)) && !groupOf(element).matches('[role=radiogroup]')
  );
}

const ratingNames = /star|rating|^[1-9]$|^10$/i;

function describe({ element }: FieldElements): Control {
  const choices = choicesOf(element);
  const texts = choices.map(nameOf);
  return {
    control: 'choice',
    type: texts.every((text) => ratingNames.test(text)) ? 'rating' : isMultiple(element) ? 'check-group' : 'radio',
    multiple: isMultiple(element),
    options: choices.slice(0, 400).map((choice, index) => ({
      index,
      value: choice.getAttribute('data-value') ?? choice.getAttribute('value') ?? '',
      text: texts[index] ?? '',
      disabled: isDisabled(choice),
      group: '',
    })),
    optionCount: choices.length,
    optionsKnown: true,
    editable: false,
  };
}

function targets(element: Element, value: Value): Element[] {
  const choices = choicesOf(element);
  if (value.as === 'choose') return value.indices.map((index) => choices[index]).filter((one) => one !== undefined);
  if (value.as !== 'pick') return [];
  const candidates = choices.map((choice) => ({
    choice,
    text: nameOf(choice),
    value: '',
    disabled: isDisabled(choice),
  }));
  const match = bestMatch(candidates, value.wanted) ?? realOptions(candidates)[0];
  return match ? [match.choice] : [];
}

async function write({ element }: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const shows = () => chosen(element).map(nameOf).join(', ');
  const names = targets(element, value).map(nameOf);
  if (names.length === 0) return refused('no-option', shows());
  if (sameTexts(chosen(element).map(nameOf), names)) return unchanged(shows());
  await bring(element, names, context);
  const now = chosen(element).map(nameOf);
  if (names.every((name) => now.includes(name))) return filled(shows());
  const isOneOfThem = isMultiple(element) && now.length === 1 && names.includes(now[0]!);
  return isOneOfThem ? changedByPage(shows()) : refused('refused-by-page', shows());
}

/** Presses what must change: the page may rebuild its buttons each time, so they are found anew by name. */
async function bring(element: Element, names: readonly string[], context: WriteContext): Promise<void> {
  const surplus =
    isMultiple(element) || names.length === 0
      ? chosen(element)
          .map(nameOf)
          .filter((name) => !names.includes(name))
      : [];
  const missing = names.filter((name) => !chosen(element).some((choice) => nameOf(choice) === name));
  for (const name of [...surplus, ...missing]) await toggle(element, name, context);
}

async function toggle(element: Element, name: string, context: WriteContext): Promise<void> {
  const find = () => choicesOf(element).find((choice) => nameOf(choice) === name);
  const choice = find();
  if (!choice) return;
  const before = isOn(choice);
  const changed = () => {
    const now = find();
    return now !== undefined && isOn(now) !== before;
  };
  for (const way of waysFor(choice)) {
    way(find() ?? choice);
    if (await until(element, changed, reaction, context.signal)) return;
  }
}

/** Some choose what the mouse was over before: a second press, where pressing twice does no harm, finds it there. */
function waysFor(choice: Element): readonly ((choice: Element) => void)[] {
  const byPress = (at: Element) => press(at);
  const byKey = (at: Element) => {
    focusOn(at);
    pressKey(at, ' ');
  };
  return choice.matches(choiceRoles) ? [byPress, byPress, byKey] : [byPress, byKey];
}

async function restore({ element }: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const names = Array.isArray(held) ? held.map(String) : [];
  await bring(element, names, context);
  const now = chosen(element).map(nameOf);
  return sameTexts(now, names) ? filled(now.join(', ')) : refused('refused-by-page', now.join(', '));
}
