/** Native sliders that are the two ends of a range. */
import { findAll, isMatch } from '../../dom/nodes';
import { narrowBoxes } from '../../field/slider/narrow-boxes';
import { ownSide } from '../../field/slider/thumb';

const sliders = 'input[type=range]';
const named = '[class*=slider i], [class*=range i]';

/**
 * The limits of a native slider that shares a box named for a slider with one other of the same scale: each end keeps to
 * its own side of the other, since pages stop or swap what goes past it (PrimeNG).
 * @returns nothing where it stands alone
 */
export function sideInPair(slider: HTMLInputElement): ReturnType<typeof ownSide> {
  const box = narrowBoxes(slider).find((one) => findAll(one, sliders).length > 1);
  const inside = box && isMatch(box, named) ? [...findAll<HTMLInputElement>(box, sliders)] : [];
  const twin = inside.length === 2 ? inside.find((one) => one !== slider) : undefined;
  const isOfScale = twin?.min === slider.min && twin.max === slider.max;
  return twin && isOfScale ? ownSide(Number(slider.value), Number(twin.value)) : {};
}
