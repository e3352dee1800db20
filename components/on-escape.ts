import type { KeyboardEvent } from 'react';

/** Closes the innermost thing on Escape and keeps what is around it open. */
export function onEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}
