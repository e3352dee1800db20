import { quirks, type QuirkChange } from './quirk-table';

/** Selector of the elements that a library's own names tell this of; it matches none where no row does. */
export function marked(change: QuirkChange): string {
  const markers = quirks.filter((quirk) => quirk.change === change).map(({ marker }) => marker);
  return markers.length > 0 ? markers.join() : ':not(*)';
}
