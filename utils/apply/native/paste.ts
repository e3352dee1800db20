/** Puts a text in by way of the clipboard's event, as a person who pastes it. */
export function paste(element: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const init = { clipboardData, bubbles: true, cancelable: true, composed: true };
  element.dispatchEvent(new ClipboardEvent('paste', init));
}
