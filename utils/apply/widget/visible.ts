/** Whether an element is laid out and can be seen; transparent counts as seen, since widgets fade in. */
export function isShown(element: Element): boolean {
  if (!element.isConnected) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether the page says an element can't be used now. */
export function isDisabled(element: Element): boolean {
  return (
    element.getAttribute('aria-disabled') === 'true' ||
    element.hasAttribute('disabled') ||
    element.hasAttribute('data-disabled') ||
    /(^|[-_\s])(is-)?disabled($|\s)/.test(element.getAttribute('class') ?? '')
  );
}
