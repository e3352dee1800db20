import { waitFor } from '../widget/wait-for';
import type { Thumb } from '../../field/slider/thumb';

/** Milliseconds for a page to show the thumb at its new place. */
const reaction = 150;

/** @returns whether the thumb stands elsewhere after an act */
export async function moves({ element, now }: Thumb, act: () => unknown, signal: AbortSignal): Promise<boolean> {
  const before = now();
  await act();
  return (await waitFor(element, () => now() !== before, reaction, signal)) !== null;
}
