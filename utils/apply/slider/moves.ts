import { waitFor } from '../widget/wait-for';
import type { Thumb } from '../../field/slider/thumb';
import { reaction } from '../widget/reaction';

/** @returns whether the thumb stands elsewhere after an act */
export async function moves({ element, now }: Thumb, act: () => unknown, signal: AbortSignal): Promise<boolean> {
  const before = now();
  await act();
  return (await waitFor(element, () => now() !== before, reaction.step, signal)) !== null;
}
