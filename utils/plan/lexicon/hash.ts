/** A 32-bit hash of a text (FNV-1a with a closing mix). The build writes with it and recognition reads with it: both must agree. */
export function hash(text: string, seed: number): number {
  let value = (seed ^ 0x811c9dc5) >>> 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
