import type { Control } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { isFurniture } from '../widget/furniture';
import { press } from '../widget/press';
import { until } from '../widget/until';
import { isDisabled } from '../widget/visible';
import { wantedNumber } from '../widget/wanted-number';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a press to show. */
const reaction = 150;
const mostPresses = 60;
const more = /^\s*(?:\+|＋|»|▲)\s*\d?$|(^|[-_\s])(plus|inc|increment|increase|increaser|add|more|up)(?![a-z])/i;
const less = /^\s*(?:-|−|–|—|«|▼)\s*\d?$|(^|[-_\s])(minus|dec|decrement|decrease|reduce|less|subtract|down)(?![a-z])/i;
const most = 20;

/** Numbers that can't be typed, between a button for less and one for more. */
export const stepper: Adapter = {
  name: 'stepper',
  selector: 'input[readonly]',
  claims: (element) =>
    /^-?\d*$/.test((element as HTMLInputElement).value) && buttonsOf(element) !== null && !isFurniture(element),
  gather: (element) => ({ members: [element], parts: Object.values(buttonsOf(element) ?? {}) }),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => (element as HTMLInputElement).value,
  read: ({ element }) => (element as HTMLInputElement).value,
  write: ({ element }, value, context) => step(element as HTMLInputElement, wantedNumber(value), context),
  restore: ({ element }: FieldElements, held, context) =>
    step(element as HTMLInputElement, Number.parseInt(held as string, 10) || 0, context),
};

/** The two buttons that stand beside a number, told apart by what they say. */
function buttonsOf(element: Element): { readonly less: Element; readonly more: Element } | null {
  const rows = [element.parentElement, element.parentElement?.parentElement];
  for (const row of rows) {
    const buttons = [...(row?.querySelectorAll('button:not([type=submit]), [role=button]') ?? [])];
    if (buttons.length !== 2 || row!.querySelectorAll('input:not([type=hidden])').length !== 1) continue;
    const [down, up] = [buttons.find((one) => says(one, less)), buttons.find((one) => says(one, more))];
    if (down && up && down !== up) return { less: down, more: up };
  }
  return null;
}

function says(button: Element, words: RegExp): boolean {
  const texts = ['aria-label', 'title', 'class', 'data-action', 'name'].map((name) => button.getAttribute(name) ?? '');
  return [button.textContent ?? '', ...texts].some((text) => words.test(text));
}

function describe(element: Element): Control {
  const number = (name: string) => (element.hasAttribute(name) ? Number(element.getAttribute(name)) : null);
  const now = Number.parseInt((element as HTMLInputElement).value, 10) || 0;
  const min = number('min') ?? Math.min(now, 0);
  return { control: 'number', type: 'spinbutton', min, max: number('max') ?? min + most, step: 1, stepBase: min };
}

async function step(input: HTMLInputElement, number: number | null, { signal }: WriteContext): Promise<Written> {
  const now = () => Number.parseInt(input.value, 10) || 0;
  const start = input.value;
  if (number === null) return refused('failed', start);
  const wanted = Math.round(number);
  if (now() === wanted) return unchanged(start);
  for (let count = 0; count < mostPresses && now() !== wanted && !signal.aborted; count++) {
    const before = now();
    const button = buttonsOf(input)?.[before < wanted ? 'more' : 'less'];
    if (!button || isDisabled(button)) break;
    press(button);
    if (!(await until(input, () => now() !== before, reaction, signal))) break;
    if (Math.sign(wanted - before) !== Math.sign(wanted - now())) break;
  }
  return input.value === start ? refused('refused-by-page', start) : filled(input.value);
}
