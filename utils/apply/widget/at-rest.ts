/** Waiting for what moves: what fades out can still be pressed, in vain. */
import { until } from './until';

/** Milliseconds for a box to come to rest. */
const moving = 500;

/** Answers when no transition or animation of the box or in it runs any more; those without an end are not waited for. */
export async function atRest(box: Element, signal: AbortSignal): Promise<void> {
  await until(box, () => !box.getAnimations({ subtree: true }).some(isEnding), moving, signal);
}

function isEnding(animation: Animation): boolean {
  return animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
}
