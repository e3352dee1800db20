import { concat, littleEndian, utf8 } from './bytes';

/** 1 January 2026, at midnight, as MS-DOS counts: zips hold local times. */
const fixedTime = concat(littleEndian(0, 2), littleEndian(((2026 - 1980) << 9) | (1 << 5) | 1, 2));
const version = littleEndian(20, 2);
/** Names are UTF-8. */
const flags = littleEndian(1 << 11, 2);
const stored = littleEndian(0, 2);

/** A zip of texts by name, as they are, without compression (APPNOTE.TXT 6.3.10). */
export function makeZip(files: Readonly<Record<string, string>>): Uint8Array {
  let body = new Uint8Array();
  let directory = new Uint8Array();
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [utf8(path), utf8(text)];
    const size = littleEndian(data.length, 4);
    const lengths = concat(littleEndian(name.length, 2), littleEndian(0, 2));
    const facts = concat(version, flags, stored, fixedTime, littleEndian(crc32(data), 4), size, size, lengths);
    const at = littleEndian(body.length, 4);
    body = concat(body, signature(3, 4), facts, name, data);
    directory = concat(directory, signature(1, 2), version, facts, new Uint8Array(10), at, name);
  }
  const count = littleEndian(Object.keys(files).length, 2);
  const places = concat(littleEndian(directory.length, 4), littleEndian(body.length, 4));
  return concat(body, directory, signature(5, 6), new Uint8Array(4), count, count, places, new Uint8Array(2));
}

function signature(third: number, fourth: number): Uint8Array {
  return concat(utf8('PK'), Uint8Array.of(third, fourth));
}

/** ISO 3309 */
function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc >>> 0;
}
