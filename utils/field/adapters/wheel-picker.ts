import { closest, findFirst, firstElementOf } from '../../dom/nodes';
import { limits } from '../../limits';
import type { Control, DateControl } from '../../pipeline';
import type { Adapter } from '../adapter';
import { elementsBelow } from '../calendar/look';
import { marked } from '../quirks';
import { wheelsIn } from '../wheel/columns';
import { momentWheels, shownByWheels } from '../wheel/moment-wheels';
import { isPageChrome, isInForm } from '../widget/page-chrome';

const mostParts = 1_500;
const controls = 'form, input:not([type=hidden]), select, textarea, button';
const dialogs = '[role=dialog], dialog, [aria-modal=true], [class*=popup i]';

/** Elements worth asking about. */
export const wheelPickerSelector = `${marked('holds wheels')}, div[class*=picker i], div[class*=wheel i]`;

/** Wheels that stand open in a form. */
export const wheelPicker: Adapter = {
  name: 'wheel-picker',
  selector: wheelPickerSelector,
  claims,
  isDrawn: (element) => wheelsIn(element).some(({ texts }) => texts.length > 1),
  gather: (element) => ({ members: [element], parts: elementsBelow(element).slice(0, mostParts) }),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => shown(element),
};

function claims(element: Element): boolean {
  if (!firstElementOf(element) || findFirst(element, controls) || closest(element, dialogs)) return false;
  return isInForm(element) && !isPageChrome(element);
}

export function textsOf(element: Element): string[] {
  return wheelsIn(element).map(({ texts, at }) => texts[at] ?? '');
}

export function shown(element: Element): string {
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
    options: texts
      .slice(0, limits.options)
      .map((text, index) => ({ index, value: '', text, disabled: false, group: '' })),
    optionCount: texts.length,
    optionsKnown: texts.length > 0,
    editable: false,
  };
}

function typeOf(units: ReadonlySet<string>): DateControl['type'] {
  if (units.has('hour')) return units.has('year') ? 'datetime-local' : 'time';
  return units.has('day') ? 'date' : 'month';
}
