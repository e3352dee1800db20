/** Which of several fields of a form a field goes by. */

/**
 * @param places in page order
 * @returns the last of them before a place, else the first after it; undefined for none
 */
export function nearestTo(places: readonly number[], at: number): number | undefined {
  const before = placeAt(places, at);
  return places[before - 1] ?? places[before];
}

/** @returns at which place of positions in page order a position stands, or would */
export function placeAt(places: readonly number[], at: number): number {
  let before = 0;
  let after = places.length;
  while (before < after) {
    const middle = (before + after) >> 1;
    if (places[middle]! < at) before = middle + 1;
    else after = middle;
  }
  return before;
}
