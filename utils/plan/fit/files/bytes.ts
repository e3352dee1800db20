export function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The lowest `count` bytes of a number, the lowest first. */
export function littleEndian(number: number, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, index) => (number >>> (8 * index)) & 0xff);
}

/** `TextEncoder` belongs to the page's library, which `plan` does without. */
export function utf8(text: string): Uint8Array {
  return Uint8Array.from(
    [...text.toWellFormed()].flatMap((letter) => {
      const code = letter.codePointAt(0)!;
      if (code < 0x80) return code;
      const rest = code < 0x800 ? [6] : code < 0x1_00_00 ? [12, 6] : [18, 12, 6];
      const lead = [0xc0, 0xe0, 0xf0][rest.length - 1]! | (code >> rest[0]!);
      return [lead, ...[...rest.slice(1), 0].map((shift) => 0x80 | ((code >> shift) & 0x3f))];
    }),
  );
}
