import type { Stream } from '../stream';

/** Two ends of a span, low before high, that a pair of fields shares. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

export interface Spans {
  readonly price: Span;
  readonly age: Span;
  readonly number: Span;
}

export function makeSpans(stream: Stream): Spans {
  return {
    price: span(stream.fork('price'), [10, 90], [50, 400], 10),
    age: span(stream.fork('age'), [18, 35], [5, 30], 1),
    number: span(stream.fork('number'), [1, 20], [10, 60], 1),
  };
}

function span(stream: Stream, start: readonly [number, number], width: readonly [number, number], step: number): Span {
  const round = (number: number) => Math.round(number / step) * step;
  const low = round(stream.fork('low').int(...start));
  return { low, high: low + round(stream.fork('width').int(...width)) };
}
