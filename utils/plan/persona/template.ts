import type { Stream } from '../stream';

const capitals = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Where in a value its signs stand: `7-9`, `0,13,4-9`. */
function signsOf(value: string, places: string): string {
  const spans = places.split(',').map((span) => span.split('-').map(Number));
  return spans.map(([from = 0, to = from]) => value.slice(from, to + 1)).join('');
}

/**
 * Fills a template: `{name}` from `values`, `{name:7-9}` with some signs of it, `{1|2}` with what stands where `values.choice`
 * says, `#` with a digit, `@` with a capital letter; `\#` is the sign itself.
 */
export function fillTemplate(template: string, stream: Stream, values: Readonly<Record<string, string>> = {}): string {
  return template
    .replace(/\{(\w+)(?::([\d,-]+))?\}/g, (whole, name: string, places?: string) => {
      const value = values[name];
      return value !== undefined && places !== undefined ? signsOf(value, places) : (value ?? whole);
    })
    .replace(/\{(\w+(?:\|\w+)+)\}/g, (whole, all: string) => chosen(all.split('|'), values['choice']) ?? whole)
    .replace(/\\#|[#@]/g, (sign) => filled(sign, stream));
}

function chosen(options: readonly string[], at: string | undefined): string | undefined {
  return at === undefined ? undefined : options[Number(at) % options.length];
}

function filled(sign: string, stream: Stream): string {
  if (sign === '#') return String(stream.int(0, 9));
  return sign === '@' ? stream.pick([...capitals]) : '#';
}

/** Fills digits and letters first, so that signs inside the values stay as they are. */
export function digits(count: number, stream: Stream): string {
  return Array.from({ length: count }, () => stream.int(0, 9)).join('');
}
