/** Boxes for a number beside a slider that hold the same number: one question, asked twice. */
import { attributeOf, findAll, findFirst, rootOf } from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { queryInside } from '../../dom/tree';
import { narrowBoxes } from './narrow-boxes';

const numbers = 'input[type=number], input[role=spinbutton]';
/** A line of text with a keyboard of digits may be one too (Taiga UI). */
const typedNumbers = `${numbers}, input:is([inputmode=numeric], [inputmode=decimal])`;
/** Of a slider with two thumbs each may have one. */
const mostBoxes = 2;

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly now: number;
}

/**
 * The number boxes in a slider that is a component, and those round it, or in the component it is a part of, that hold
 * what it shows, with its limits, or with neither limits nor a label; none where others stand between.
 */
export function numberTwins(slider: Element, scale: Scale): Element[] {
  const own = shadowRootOf(slider) ? queryInside(slider, numbers) : [];
  if (own.length > 0) return own.slice(0, mostBoxes);
  const box = narrowBoxes(slider).find((one) => findFirst(one, typedNumbers));
  const found = box ? [...findAll<HTMLInputElement>(box, typedNumbers)] : inItsComponent(slider);
  return found.length > mostBoxes ? [] : found.filter((one) => isTwin(one, scale));
}

/** The box may be a component of its own, put into the slider's from outside (Carbon's web components). */
function inItsComponent(slider: Element): HTMLInputElement[] {
  const root = rootOf(slider);
  return root instanceof ShadowRoot ? (queryInside(root.host, numbers) as HTMLInputElement[]) : [];
}

function isTwin(input: HTMLInputElement, { min, max, now }: Scale): boolean {
  if (input.value === '' || Number(input.value) !== now) return false;
  const says = (name: 'min' | 'max') => attributeOf(input, name) || attributeOf(input, `aria-value${name}`);
  const limits = [says('min'), says('max')];
  return limits.some(Boolean) ? limits.map(toNumber).join() === [min, max].join() : input.labels?.length === 0;
}

const toNumber = (text: string | null) => (text ? Number(text) : Number.NaN);
