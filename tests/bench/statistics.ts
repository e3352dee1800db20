/** What several measurements of one thing come to. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Median and quartiles, by linear interpolation between the nearest measurements. @throws RangeError for none */
export function spreadOf(measured: readonly number[]): Spread {
  if (measured.length === 0) throw new RangeError('expected measurements, received none');
  const sorted = measured.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
    return below + (above - below) * (place - Math.floor(place));
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** `12.3 (11.8–14.0)`: median and quartiles with three digits that count. */
export function showSpread({ low, median, high }: Spread): string {
  return `${short(median)} (${short(low)}–${short(high)})`;
}

/** A number with three digits that count. */
export function short(number: number): string {
  return Number(number.toPrecision(3)).toLocaleString('en');
}
