/** Chooses an option of a native list in a calendar, as a person's choice is heard by the page. */
export function chooseIn(list: HTMLSelectElement, index: number): void {
  list.selectedIndex = index;
  list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
