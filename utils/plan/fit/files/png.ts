import { zlibSync } from 'fflate';
import { concat, uint32 } from './bytes';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const bitDepth = 8;
const trueColor = 2;

/** A square of a few colours as PNG (https://www.w3.org/TR/png-3/). */
export function makePng(size = 64): Uint8Array {
  const header = concat(uint32(size), uint32(size), Uint8Array.of(bitDepth, trueColor, 0, 0, 0));
  return concat(
    signature,
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(pixels(size))),
    chunk('IEND', new Uint8Array()),
  );
}

/** Rows of red, green and blue, each row led by its filter (0: none): a head and shoulders on a plain ground. */
function pixels(size: number): Uint8Array {
  const rows = new Uint8Array(size * (1 + size * 3));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x / size - 0.5, y / size];
      const figure = dx * dx + (dy - 0.38) ** 2 < 0.032 || (dx * dx) / 0.1 + (dy - 1) ** 2 / 0.16 < 1;
      rows.set(figure ? [0xf2, 0xf4, 0xf8] : [0x33, 0x66, 0xcc], y * (1 + size * 3) + 1 + x * 3);
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concat(
    Uint8Array.from(type, (letter) => letter.charCodeAt(0)),
    data,
  );
  return concat(uint32(data.length), body, uint32(crc32(body)));
}

/** CRC-32 as PNG uses it (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}
