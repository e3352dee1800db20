/** Milliseconds that a press is waited for: longer than a click takes; a scroll bar tells of no release. */
const longest = 600;

let waiting: (() => void)[] | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs what changes the view: at once, or after the press of a button that is on its way. What moves between press and
 * release loses the click: browsers fire none at either of two elements.
 */
export function afterPress(change: () => void): void {
  if (waiting) waiting.push(change);
  else change();
}

/** Follows the presses in a window, whatever its elements do with them. */
export function followPresses(view: Window): void {
  const begin = () => {
    waiting ??= [];
    releaseIn(longest);
  };
  // The click follows the release within the same task.
  const end = () => releaseIn(0);
  view.addEventListener('pointerdown', begin, { capture: true });
  view.addEventListener('pointerup', end, { capture: true });
  view.addEventListener('pointercancel', end, { capture: true });
}

function releaseIn(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const changes = waiting ?? [];
    waiting = null;
    for (const change of changes) change();
  }, delay);
}
