/**
 * Types with keys that may send a form: a component may send its form by script on Enter. The page hears nothing of that
 * as long as the typing takes.
 */
import { contains, documentOf } from '../../dom/nodes';
export async function withoutSubmit<T>(near: Element, type: () => Promise<T>): Promise<T> {
  const view = documentOf(near).defaultView;
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

/** Presses an element, perhaps a button that nobody has kept from sending the form: the page does not hear of that. */
export function withoutSubmitBy(pressed: Element, press: () => void): void {
  const view = documentOf(pressed).defaultView;
  const stopOwn = (event: SubmitEvent) => {
    if (contains(event.submitter, pressed)) stop(event);
  };
  view?.addEventListener('submit', stopOwn, { capture: true });
  press();
  view?.removeEventListener('submit', stopOwn, { capture: true });
}
