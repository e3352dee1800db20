import type { Stream } from '../stream';

const capitals = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Fills a template: `{name}` from `values`, `#` with a digit, `@` with a capital letter; `\#` is the sign itself. */
export function fillTemplate(template: string, stream: Stream, values: Readonly<Record<string, string>> = {}): string {
  return template
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(/\\#|[#@]/g, (sign) => filled(sign, stream));
}

function filled(sign: string, stream: Stream): string {
  if (sign === '#') return String(stream.int(0, 9));
  return sign === '@' ? stream.pick([...capitals]) : '#';
}

/** Fills digits and letters first, so that signs inside the values stay as they are. */
export function digits(count: number, stream: Stream): string {
  return Array.from({ length: count }, () => stream.int(0, 9)).join('');
}
