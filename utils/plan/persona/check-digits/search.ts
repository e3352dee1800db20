import type { Stream } from '../../stream';

/** Draws until a rule gives a check: some serial numbers have none (it would be ten). @param check '' where there is none */
export function withCheck(draw: (stream: Stream) => string, check: (digits: string) => string, stream: Stream): string {
  for (let attempt = 0; attempt < 50; attempt++) {
    const digits = draw(stream.fork(`attempt ${attempt}`));
    const found = check(digits);
    if (found !== '') return digits + found;
  }
  throw new RangeError('no serial number has a check digit');
}
