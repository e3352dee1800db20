/**
 * Types with keys that may send a form: some components send theirs by script on Enter. The page hears nothing of that
 * as long as the typing takes.
 */
export async function withoutSubmit<T>(near: Element, type: () => Promise<T>): Promise<T> {
  const view = near.ownerDocument.defaultView;
  view?.addEventListener('submit', stop, { capture: true });
  try {
    return await type();
  } finally {
    view?.removeEventListener('submit', stop, { capture: true });
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
