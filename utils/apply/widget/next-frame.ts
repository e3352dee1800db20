/** Milliseconds after which a frame counts as drawn: a tab out of sight draws none. */
import { documentOf } from '../../dom/nodes';
const longest = 50;

/** Lets the page draw once: a component may place the caret only then. */
export function nextFrame(near: Element): Promise<void> {
  const view = documentOf(near).defaultView;
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    view?.requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Lets the page draw so many times. */
export async function nextFrames(near: Element, count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame(near);
}
