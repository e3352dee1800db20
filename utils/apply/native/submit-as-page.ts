/** Follows a submission that the page's listeners have heard already: without the event, with what its button adds. */
import { attribute, attributeOf, documentOf, isConnected } from '../../dom/nodes';
export function submitAsPage(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (!isConnected(form)) return;
  const added = submitter && addedBy(submitter);
  if (added) form.append(added);
  HTMLFormElement.prototype.submit.call(form);
  added?.remove();
}

/** A form that is sent by script leaves out its buttons (HTML, "constructing the entry list"). */
function addedBy(submitter: HTMLElement): HTMLInputElement | null {
  const name = attributeOf(submitter, 'name');
  if (!name) return null;
  const entry = documentOf(submitter).createElement('input');
  Object.assign(entry, { type: 'hidden', name, value: attribute(submitter, 'value') });
  return entry;
}
