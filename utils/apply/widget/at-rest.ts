/** Waiting for what moves: what fades out can still be pressed, in vain. */
import { flatParentOf } from '../../dom/nodes';
import { nextFrame } from './next-frame';
import { waitFor } from './wait-for';
import { reaction } from './reaction';

/** Answers when no transition or animation of the box or in it runs any more; those without an end are not waited for. */
export async function atRest(box: Element, signal: AbortSignal): Promise<void> {
  await waitFor(box, () => !isMoving(box), reaction.boxAtRest, signal);
}

/** Whether a transition or animation of the box or in it runs that will end. */
export function isMoving(box: Element): boolean {
  return box.getAnimations({ subtree: true }).some(isEnding);
}

/**
 * Answers when neither the element nor a box around it moves or fades in any more: a list that is being animated hears
 * no press.
 */
export async function inPlace(element: Element, signal: AbortSignal): Promise<void> {
  await waitFor(element, () => !isCarried(element), reaction.boxAtRest, signal);
}

function isCarried(element: Element): boolean {
  for (let at: Element | null = element; at; at = flatParentOf(at)) if (at.getAnimations().some(isEnding)) return true;
  return false;
}

function isEnding(animation: Animation): boolean {
  return animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
}

/** When something counts as standing still. */
export interface Stillness {
  /** Frames in a row in which it stands at the same place. */
  readonly frames: number;
  /** Frames to wait at most. */
  readonly most: number;
  /** Whether it moves though it stands at the same place. */
  readonly isMoving?: () => boolean;
}

/** Watches a place frame by frame and answers once it stays the same, or has been watched long enough. */
export async function standStill(
  near: Element,
  placeNow: () => string,
  { frames, most, isMoving = () => false }: Stillness,
  signal?: AbortSignal,
): Promise<void> {
  let place = '';
  for (let count = 0, still = 0; count < most && still < frames && !signal?.aborted; count++) {
    await nextFrame(near);
    const now = placeNow();
    still = now !== place || isMoving() ? 0 : still + 1;
    place = now;
  }
}
