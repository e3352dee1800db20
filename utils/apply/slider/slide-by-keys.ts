/** Moving a thumb with the arrow keys. */
import { pressKey } from '../widget/keys';
import type { Thumb } from '../../field/slider/thumb';
import { moves } from './moves';
import { nextTask } from '../widget/wait-for';

/** Key presses for one slider at most: a hundred steps each way and some to spare. */
const mostKeys = 240;

/**
 * Presses arrow keys until a focused thumb is as near to the value as its steps allow, but away
 * from where it stood.
 * @param start where it stood before anything moved it
 * @returns false where it stands there still
 */
export async function slideByKeys(
  thumb: Thumb,
  wanted: number,
  signal: AbortSignal,
  start = thumb.now(),
): Promise<boolean> {
  let isTurned = false;
  for (let count = 0; count < mostKeys && thumb.now() !== wanted && !signal.aborted; count++) {
    const before = thumb.now();
    if (!(await pressed(thumb, towards(thumb, wanted, isTurned), signal))) break;
    if (Math.sign(thumb.now() - before) !== Math.sign(wanted - before)) {
      if (isTurned) break;
      isTurned = true;
      continue;
    }
    const isPast = thumb.now() !== wanted && Math.sign(wanted - before) !== Math.sign(wanted - thumb.now());
    if (!isPast) continue;
    const wasNearer = Math.abs(before - wanted) < Math.abs(thumb.now() - wanted);
    if (wasNearer && before !== start) await pressed(thumb, towards(thumb, wanted, isTurned), signal);
    break;
  }
  return thumb.now() !== start;
}

/** @returns whether the thumb stands elsewhere after a key */
function pressed(thumb: Thumb, key: string, signal: AbortSignal): Promise<boolean> {
  const act = () => {
    pressKey(thumb.element, key);
    return nextTask();
  };
  return moves(thumb, act, signal);
}

/** @param isTurned whether the slider's highest value is where others have their lowest: its keys went the other way */
function towards({ element, isVertical, now }: Thumb, wanted: number, isTurned: boolean): string {
  const isRising = wanted > now() !== isTurned;
  if (isVertical) return isRising ? 'ArrowUp' : 'ArrowDown';
  const isMirrored = getComputedStyle(element).direction === 'rtl';
  return isRising !== isMirrored ? 'ArrowRight' : 'ArrowLeft';
}
