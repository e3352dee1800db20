/** Waiting for what moves: what fades out can still be pressed, in vain. */
import { parentThroughShadow } from './tree';
import { until } from './until';

/** Milliseconds for a box to come to rest. */
const moving = 500;

/** Answers when no transition or animation of the box or in it runs any more; those without an end are not waited for. */
export async function atRest(box: Element, signal: AbortSignal): Promise<void> {
  await until(box, () => !box.getAnimations({ subtree: true }).some(isEnding), moving, signal);
}

/** Answers when neither the element nor a box around it moves or fades in any more: some lists hear a press only then. */
export async function inPlace(element: Element, signal: AbortSignal): Promise<void> {
  await until(element, () => !isCarried(element), moving, signal);
}

function isCarried(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentThroughShadow(at))
    if (at.getAnimations().some(isEnding)) return true;
  return false;
}

function isEnding(animation: Animation): boolean {
  return animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
}
