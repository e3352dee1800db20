/** Where the view stands: in the popup, in the panel beside the page, or, for one tab, in a tab of its own. */
export type Place = 'popup' | 'panel' | 'tab';

/** The panel's page says so itself; the popup's is one of a tab where its address names one. */
export function markPlace(address: URL): void {
  const { dataset } = document.documentElement;
  dataset['place'] ??= address.searchParams.has('tab') ? 'tab' : 'popup';
}

export function place(): Place {
  return document.documentElement.dataset['place'] as Place;
}

/** What was asked for is done on the page: a popup is out of its way, any other place stays. */
export function leavePopup(): void {
  if (place() === 'popup') window.close();
}

/** Whether the keyboard is the view's: a popup's always, a panel's once the person has gone into it. */
export function isEntered(): boolean {
  return place() === 'popup' || document.hasFocus();
}
