const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base 64 of bytes, padded (RFC 4648); `btoa` belongs to the page's library, which `plan` does without. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const three = (bytes[index]! << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => alphabet[(three >> shift) & 63]!);
    text += letters.slice(0, Math.min(4, bytes.length - index + 1)).join('');
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}
