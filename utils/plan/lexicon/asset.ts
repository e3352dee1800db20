/**
 * The one binary file of the lexicon: a JSON header, then typed arrays that are read where they lie.
 *
 * | bytes | what |
 * |---|---|
 * | 0–3 | length of the header, padded to 8 |
 * | 4–7 | `formatVersion` |
 * | then | the header, JSON in ASCII: lists of names, and where each array stands |
 * | then | the arrays, each at a multiple of 4, little-endian as all platforms of ours are |
 */
export const formatVersion = 1;
export const headerStart = 8;

export type ArrayType = 'u8' | 'u16' | 'u32';

export interface AssetHeader {
  readonly arrays: Readonly<Record<string, { readonly type: ArrayType; readonly at: number; readonly length: number }>>;
  /** Names that numbers in the arrays stand for. */
  readonly lists: Readonly<Record<string, readonly unknown[]>>;
}

const constructors = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array } as const;

/** Views of an asset's arrays; nothing is copied. */
export class Asset {
  readonly #bytes: ArrayBuffer;
  readonly #header: AssetHeader;
  readonly #arraysStart: number;

  /** @throws Error for bytes that are no asset, or one of another version */
  constructor(bytes: ArrayBuffer) {
    const [length = 0, version] = new Uint32Array(bytes.slice(0, headerStart));
    if (version !== formatVersion) throw new Error(`lexicon of version ${version}, expected ${formatVersion}`);
    this.#bytes = bytes;
    this.#header = JSON.parse(ascii(new Uint8Array(bytes, headerStart, length)));
    this.#arraysStart = headerStart + length;
  }

  /** @throws Error where the asset has no such list */
  list<T>(name: string): readonly T[] {
    const list = this.#header.lists[name];
    if (!list) throw new Error(`the lexicon has no list “${name}”`);
    return list as readonly T[];
  }

  u8(name: string): Uint8Array {
    return this.#array(name, 'u8') as Uint8Array;
  }

  u16(name: string): Uint16Array {
    return this.#array(name, 'u16') as Uint16Array;
  }

  u32(name: string): Uint32Array {
    return this.#array(name, 'u32') as Uint32Array;
  }

  #array(name: string, type: ArrayType) {
    const place = this.#header.arrays[name];
    if (place?.type !== type) throw new Error(`the lexicon has no array “${name}” of ${type}`);
    return new constructors[type](this.#bytes, this.#arraysStart + place.at, place.length);
  }
}

/** Letters at a time, as many as a call surely takes: one by one they take three times as long. */
const atATime = 4096;

function ascii(codes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < codes.length; at += atATime) text += String.fromCharCode(...codes.subarray(at, at + atATime));
  return text;
}
