import type { Option, Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { Held, WriteContext, Written, FieldWriter } from '../field-writer';
import { sendChange, sendInput } from '../native/events';
import { enterField, leaveField, wayInto } from '../native/focus';
import { treePositionOf, relocate } from '../native/relocate';
import { filled, refused, unchanged } from '../widget/written';
import { placesMeant } from '../requested';
import { chosenText, isUsable, optionsOf, saidBy } from '../../field/adapters/select';

const elementOf = (field: FieldElements) => field.element as HTMLSelectElement;

/** Options looked at when a chosen one is searched or read; a page may hold a million. */
const mostRead = 20_000;

export const selectWriter: FieldWriter = {
  looksAgain: true,
  read: (field) => heldBy(elementOf(field)),
  isSame: (now, held) => isSameChoice(now as HeldSelect, held as HeldSelect),
  write(field, value, context) {
    const element = elementOf(field);
    const wanted = wantedOf(element, value).filter((place) => isUsable(element.options[place]));
    return wanted.length > 0 ? choose(element, wanted, context) : refused('no-option', chosenText(element));
  },
  restore(field, held, context) {
    const element = elementOf(field);
    const written = choose(element, placesHeld(element, held), context);
    // A placeholder that the page draws anew once nothing is chosen is chosen by the page.
    const isBack = written.outcome === 'refused' && isSameChoice(heldBy(element), held as HeldSelect);
    return isBack ? filled(written.holds) : written;
  },
};

type Said = Pick<Option, 'text' | 'value'>;

interface HeldOption extends Said {
  readonly index: number;
}

/** Pages take an option out, or put one in, in answer to a choice: its place alone does not tell it. */
interface HeldSelect {
  readonly chosen: readonly HeldOption[];
  readonly count: number;
}

function heldBy(element: HTMLSelectElement): HeldSelect {
  const chosen = selectedOf(element).map((index) => ({ index, ...saidBy(element.options[index]!) }));
  return { chosen, count: element.options.length };
}

/** Where the options that were held stand now; those that are gone are left out. */
export function placesHeld(element: HTMLSelectElement, held: Held): number[] {
  const { chosen, count } = held as HeldSelect;
  return chosen.flatMap((option) => placeOf(element, option, count) ?? []);
}

function placeOf(element: HTMLSelectElement, held: HeldOption, count: number): number | null {
  const { options } = element;
  const isIt = (place: number) => {
    const option = options[place];
    return option !== undefined && isSaid([saidBy(option)], [held]);
  };
  if (isIt(held.index)) return held.index;
  for (let place = 0; place < Math.min(options.length, mostRead); place++) if (isIt(place)) return place;
  return options.length === count ? held.index : null;
}

function isSaid(one: readonly Said[], other: readonly Said[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ text, value }, at) => text === other[at]!.text && value === other[at]!.value)
  );
}

/** A page that takes its options away while another choice is open says so in the place of "Choose": "Loading…". */
function isSameChoice(now: HeldSelect, held: HeldSelect): boolean {
  const isNothing = ({ chosen }: HeldSelect) => chosen.every(({ value }) => value === '');
  return isSaid(now.chosen, held.chosen) || (now.count !== held.count && isNothing(now) && isNothing(held));
}

/** The chosen options, by index. */
export function selectedOf(element: HTMLSelectElement): number[] {
  if (!element.multiple) return element.selectedIndex < 0 ? [] : [element.selectedIndex];
  return [...element.selectedOptions].slice(0, mostRead).map((option) => option.index);
}

function wantedOf(element: HTMLSelectElement, value: Value): readonly number[] {
  const optionAt = (place: number) => {
    const option = element.options[place];
    return option ? saidBy(option) : null;
  };
  const places = placesMeant(value, optionAt, () => optionsOf(element));
  return element.multiple ? places : places.slice(0, 1);
}

/** Many take "Please choose" out of the list with the first choice: the others move up then. */
function choose(element: HTMLSelectElement, indices: readonly number[], context: WriteContext): Written {
  if (isSame(selectedOf(element), indices)) return unchanged(chosenText(element));
  const place = treePositionOf(element);
  const count = element.options.length;
  const way: WriteContext = { ...context, focus: wayInto(element, context) };
  enterField(element, way);
  setSelected(element, indices);
  const chosen = chosenText(element);
  sendInput(element);
  sendChange(element);
  leaveField(element, way);
  const now = relocate(place) as HTMLSelectElement | null;
  if (!now) return refused('gone', '');
  const isShorter = now.options.length < count && chosenText(now) === chosen;
  const isKept = isShorter || isSame(selectedOf(now), indices);
  return isKept ? filled(chosen) : refused('refused-by-page', chosenText(now));
}

function setSelected(element: HTMLSelectElement, indices: readonly number[]): void {
  if (!element.multiple) {
    element.selectedIndex = indices[0] ?? -1;
    return;
  }
  for (const index of selectedOf(element)) if (!indices.includes(index)) element.options[index]!.selected = false;
  for (const index of indices) if (element.options[index]) element.options[index].selected = true;
}

/** Whether the same options are chosen, in any order. */
export function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((index) => other.includes(index));
}
