/** Follows a submission that the page's listeners have heard already: without the event, with what its button adds. */
export function submitAsPage(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (!form.isConnected) return;
  const added = submitter && addedBy(submitter);
  if (added) form.append(added);
  HTMLFormElement.prototype.submit.call(form);
  added?.remove();
}

/** A form that is sent by script leaves out its buttons (HTML, "constructing the entry list"). */
function addedBy(submitter: HTMLElement): HTMLInputElement | null {
  const name = submitter.getAttribute('name');
  if (!name) return null;
  const entry = submitter.ownerDocument.createElement('input');
  Object.assign(entry, { type: 'hidden', name, value: submitter.getAttribute('value') ?? '' });
  return entry;
}
