export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Four bytes, the highest first. */
export function uint32(number: number): Uint8Array {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}

/** The lowest `count` bytes of a number, the lowest first. */
export function littleEndian(number: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => (number >>> (8 * index)) & 0xff);
}
