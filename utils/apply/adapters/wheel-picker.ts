import { closest, findFirst, firstElementOf } from '../../dom/nodes';
import type { Control, DateControl, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { momentOf } from '../calendar/day';
import { elementsBelow } from '../calendar/look';
import { bestMatch } from '../list/match-option';
import { wheelsIn } from '../wheel/columns';
import { momentWheels, shownByWheels, turnToMoment } from '../wheel/turn-to-moment';
import { turnToTexts } from '../wheel/turn-to-texts';
import { turnWheel } from '../wheel/turn-wheel';
import { acting } from '../widget/deadline';
import { isFurniture, isInForm } from '../widget/furniture';
import { filled, refused, unchanged } from '../widget/written';

/** Wheels are turned one after the other, each until it rests. */
const patience = 12_000;
const mostParts = 1_500;
const controls = 'form, input:not([type=hidden]), select, textarea, button';
const dialogs = '[role=dialog], dialog, [aria-modal=true], [class*=popup i], ion-modal, ion-popover';

/** Wheels that stand open in a form. */
export const wheelPicker: Adapter = {
  name: 'wheel-picker',
  selector: 'ion-datetime, ion-picker, div[class*=picker i], div[class*=wheel i]',
  patience,
  claims,
  gather: (element) => ({ members: [element], parts: elementsBelow(element).slice(0, mostParts) }),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => shown(element),
  read: ({ element }) => textsOf(element),
  write,
  restore,
};

function claims(element: Element): boolean {
  if (!firstElementOf(element) || findFirst(element, controls) || closest(element, dialogs)) return false;
  return isInForm(element) && !isFurniture(element) && wheelsIn(element).some(({ texts }) => texts.length > 1);
}

function textsOf(element: Element): string[] {
  return wheelsIn(element).map(({ texts, at }) => texts[at] ?? '');
}

function shown(element: Element): string {
  return momentWheels(element) ? shownByWheels(element) : textsOf(element).join(', ');
}

function describe(element: Element): Control {
  const moment = momentWheels(element);
  if (moment) return { control: 'date', type: typeOf(new Set(moment.keys())), min: '', max: '', step: null };
  const wheels = wheelsIn(element);
  const texts = wheels.length === 1 ? (wheels[0]?.texts ?? []) : [];
  return {
    control: 'choice',
    type: 'combobox',
    multiple: false,
    options: texts.slice(0, 400).map((text, index) => ({ index, value: '', text, disabled: false, group: '' })),
    optionCount: texts.length,
    optionsKnown: texts.length > 0,
    editable: false,
  };
}

function typeOf(units: ReadonlySet<string>): DateControl['type'] {
  if (units.has('hour')) return units.has('year') ? 'datetime-local' : 'time';
  return units.has('day') ? 'date' : 'month';
}

async function write({ element }: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const before = shown(element);
  const { signal } = acting(context);
  const root = () => element;
  if (value.as === 'text') await turnToMoment(root, momentOf([value.text, ...value.alternatives]), signal);
  else if (value.as === 'choose') await turnToTexts(root, chosenTexts(element, value.indices), signal);
  else if (value.as === 'pick') await turnToTexts(root, value.wanted, signal);
  const after = shown(element);
  if (after === before) return wasWanted(element, value) ? unchanged(after) : refused('refused-by-page', after);
  return filled(after);
}

function chosenTexts(element: Element, indices: readonly number[]): string[] {
  const texts = wheelsIn(element)[0]?.texts ?? [];
  return indices.map((index) => texts[index] ?? '').filter(Boolean);
}

function wasWanted(element: Element, value: Value): boolean {
  if (value.as === 'choose') return chosenTexts(element, value.indices)[0] === textsOf(element)[0];
  const candidates = textsOf(element).map((text) => ({ text, value: '', disabled: false }));
  return value.as === 'pick'
    ? bestMatch(candidates, value.wanted) !== null
    : value.as === 'text' && shown(element) === value.text;
}

async function restore({ element }: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const before = Array.isArray(held) ? held.map(String) : [];
  for (const [index, text] of before.entries()) {
    const wheel = wheelsIn(element)[index];
    if (wheel) await turnWheel(wheel.list, text, acting(context).signal);
  }
  return textsOf(element).join() === before.join()
    ? filled(shown(element))
    : refused('refused-by-page', shown(element));
}
