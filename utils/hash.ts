/** A short name for a text, for telling texts apart where nobody means harm (djb2, with the length). */
export function hash(text: string): string {
  let sum = 5381;
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(index)) >>> 0;
  return `${text.length}-${sum.toString(36)}`;
}
