/**
 * Random numbers by name: every use has a stream of its own, so one more field on a page leaves the others' values alone.
 * Same name, same numbers. xmur3 and sfc32 by bryc (public domain, https://github.com/bryc/code/blob/master/jshash/PRNGs.md).
 */
export interface Stream {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** @throws RangeError on an empty list */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** A stream that depends on this one's name and `name` only, not on how many numbers were drawn. */
  fork(name: string): Stream;
}

export function makeStream(name: string): Stream {
  // Many a stream is only there to be forked: its name is read once it is drawn from.
  let draw: (() => number) | null = null;
  const next = () => (draw ??= sfc32(name))();
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    pick(list) {
      if (list.length === 0) throw new RangeError(`nothing to pick from in stream “${name}”`);
      return list[int(0, list.length - 1)]!;
    },
    chance: (probability) => next() < probability,
    fork: (child) => makeStream(`${name}/${child}`),
  };
}

function sfc32(name: string): () => number {
  const hash = xmur3(name);
  let [a, b, c, d] = [hash(), hash(), hash(), hash()];
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4_294_967_296;
  };
}

function xmur3(text: string): () => number {
  let h = 1_779_033_703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    h = Math.imul(h ^ text.charCodeAt(index), 3_432_918_353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2_246_822_507);
    h = Math.imul(h ^ (h >>> 13), 3_266_489_909);
    return (h ^= h >>> 16) >>> 0;
  };
}
