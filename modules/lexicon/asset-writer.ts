import { formatVersion, headerStart, type ArrayType, type AssetHeader } from '../../utils/plan/lexicon/asset';

const widths: Readonly<Record<ArrayType, number>> = { u8: 1, u16: 2, u32: 4 };

/** Puts arrays and lists into the file that `Asset` reads. */
export class AssetWriter {
  readonly #arrays: { readonly name: string; readonly type: ArrayType; readonly numbers: readonly number[] }[] = [];
  readonly #lists: Record<string, readonly unknown[]> = {};

  list(name: string, entries: readonly unknown[]): void {
    this.#lists[name] = entries;
  }

  /** @throws Error for a number that the type does not hold */
  array(name: string, type: ArrayType, numbers: readonly number[]): void {
    const wrong = numbers.find((number) => number < 0 || number >= 2 ** (8 * widths[type]));
    if (wrong !== undefined) throw new Error(`${name}: ${wrong} is no ${type}`);
    this.#arrays.push({ name, type, numbers });
  }

  bytes(): ArrayBuffer {
    const arrays: Record<string, AssetHeader['arrays'][string]> = {};
    let end = 0;
    for (const { name, type, numbers } of this.#arrays) {
      arrays[name] = { type, at: end, length: numbers.length };
      end = padded(end + numbers.length * widths[type], 4);
    }
    const header = new TextEncoder().encode(JSON.stringify({ arrays, lists: this.#lists } satisfies AssetHeader));
    const headerLength = padded(header.length, 8);
    const bytes = new ArrayBuffer(headerStart + headerLength + end);
    new Uint32Array(bytes, 0, 2).set([headerLength, formatVersion]);
    new Uint8Array(bytes, headerStart, headerLength).fill(0x20).set(header);
    for (const { name, type, numbers } of this.#arrays) {
      const at = headerStart + headerLength + arrays[name]!.at;
      viewOf(type, bytes, at, numbers.length).set(numbers);
    }
    return bytes;
  }
}

function viewOf(type: ArrayType, bytes: ArrayBuffer, at: number, length: number) {
  if (type === 'u8') return new Uint8Array(bytes, at, length);
  return type === 'u16' ? new Uint16Array(bytes, at, length) : new Uint32Array(bytes, at, length);
}

function padded(length: number, to: number): number {
  return Math.ceil(length / to) * to;
}
