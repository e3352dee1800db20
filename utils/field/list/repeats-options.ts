/** Drawn lists that hold the options of a native select once more. */
import { contains, findAll, textContentOf } from '../../dom/nodes';
import { optionLabel } from '../saying/option-label';

/** Longest text of a box that is read, in characters. */
const maxTextLength = 100_000;

/**
 * Whether a box beside a select draws its options again: whatever it is called, it stands for the select. A box around the
 * select is none, nor are radio buttons of a question of their own.
 */
export function repeatsOptions(box: Element, select: HTMLSelectElement): boolean {
  const { options } = select;
  if (options.length <= 1 || contains(box, select)) return false;
  const drawn = (textContentOf(box) ?? '').slice(0, maxTextLength);
  const asked = [1, Math.floor(options.length / 2), options.length - 1].map(
    (index) => options[index]?.text.trim() ?? '',
  );
  return asked.every((text) => text !== '' && drawn.includes(text)) && !asksOtherwise(box, options);
}

/** Whether radio buttons in the box offer what the select does not. */
function asksOtherwise(box: Element, options: HTMLOptionsCollection): boolean {
  const radios = [...findAll<HTMLInputElement>(box, 'input[type=radio]')];
  if (radios.length === 0) return false;
  const offered = new Set([...options].map(({ text }) => text.trim()));
  return radios.some((radio) => !offered.has(optionLabel(radio)));
}
