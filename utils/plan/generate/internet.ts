import type { Kind } from '../../kinds/kinds';
import type { Draft } from '../draft';
import { firstText, textsOf } from '../label-of';
import { matches } from '../pattern-of';
import type { Persona } from '../persona/persona';
import type { Stream } from '../stream';
import { base64Url } from './base64-url';
import { anyNumber, prose, text } from './drafts';
import type { GenerateContext, Generator } from './generator';
import { thingAddress } from './thing-address';

/** RFC 5737: nobody's. */
export const documentationNets = ['192.0.2', '198.51.100', '203.0.113'] as const;

export const internet = {
  url: (context) => {
    const { persona } = context;
    const own = `https://www.example.com/${slugOf(persona)}`;
    return text(
      thingAddress(context) ?? '',
      isOfFirm(context) ? 'https://www.example.com' : own,
      'https://www.example.com',
      'www.example.com',
      'http://www.example.com',
    );
  },
  domain: ({ persona }) => text(`${familySlug(persona)}.example`, 'example.com'),
  linkedin: ({ persona }) =>
    text(`https://www.linkedin.com/in/example-${slugOf(persona)}`, `example-${slugOf(persona)}`),
  github: ({ persona }) => text(`${slugOf(persona)}-example`, `https://github.com/${slugOf(persona)}-example`),
  twitter: ({ persona }) => handle(persona),
  instagram: ({ persona }) =>
    text(`${slugOf(persona).replaceAll('-', '.')}.ex`, `https://www.instagram.com/${slugOf(persona)}.ex`),
  facebook: ({ persona }) => text(`https://www.facebook.com/example.${slugOf(persona).replaceAll('-', '.')}`),
  youtube: ({ persona }) => text(`https://www.youtube.com/@example-${slugOf(persona)}`, `@example-${slugOf(persona)}`),
  'social-handle': ({ persona }) => handle(persona),
  ipv4: ({ stream }) => text(`${stream.pick(documentationNets)}.${stream.int(1, 254)}`),
  ipv6: ({ stream }) => text(`2001:db8::${hex(stream, 4)}:${stream.int(1, 9)}`),
  'mac-address': ({ stream }) => {
    const pairs = ['02', ...Array.from({ length: 5 }, () => hex(stream, 2).toUpperCase())];
    return text(pairs.join(':'), pairs.join('-'), pairs.join(''));
  },
  port: anyNumber(8000, 9999),
  uuid: ({ stream }) => text(uuid(stream)),
  hostname: ({ persona }) => text(`app.${familySlug(persona)}.example`),
  'user-agent': () => text('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  semver: ({ stream }) => text(`${stream.int(1, 5)}.${stream.int(0, 12)}.${stream.int(0, 9)}`),
  json: ({ persona, stream }) =>
    text(JSON.stringify({ name: persona.name.given.latin, active: true, count: stream.int(1, 40) })),
  regex: ({ stream }) => text(stream.pick(['^[a-z]+$', '^\\d{4}-\\d{2}$', '[A-Za-z0-9_]+'])),
  sql: ({ stream }) =>
    text(
      stream.pick([
        'SELECT 1',
        'SELECT id, name FROM orders LIMIT 10',
        "SELECT count(*) FROM visits WHERE day > '2026-01-01'",
      ]),
    ),
  cron: ({ stream }) => text(`${stream.pick([0, 15, 30])} ${stream.int(5, 20)} * * ${stream.pick(['*', '1-5', '1'])}`),
  'api-key': ({ stream }) => text(`test_${hex(stream, 24)}`),
  jwt: ({ persona }) => text(token(persona.name.given.latin)),
  slug: ({ stream }) =>
    text(stream.pick(['a-quiet-week', 'notes-from-the-coast', 'spring-in-the-city', 'a-small-kitchen'])),
  'file-name': ({ stream }) => text(`report-${stream.int(1, 40)}.pdf`),
  'file-path': ({ persona, stream }) => text(`/home/${familySlug(persona)}/report-${stream.int(1, 40)}.pdf`),
  'mime-type': ({ stream }) => text(stream.pick(['application/pdf', 'image/png', 'text/csv'])),
  'hex-color': ({ stream }) => text(`#${hex(stream, 6)}`),
  'code-snippet': prose('code-snippet'),
  hash: ({ stream, field }) => digest(stream, textsOf(field)),
  file: () => ({ is: 'file', stem: 'document' }),
} satisfies Partial<Record<Kind, Generator>>;

/** Whether the page of a firm is asked for, not somebody's own. */
function isOfFirm({ field, persona }: GenerateContext): boolean {
  return matches(persona.locale.asks.table.addresses.firm, firstText(field));
}

/** SHA-256 where nothing is said; git tells its commits by SHA-1. */
function digest(stream: Stream, texts: string): Draft {
  const lengths = /md5/i.test(texts) ? [32] : /commit|(?<!\p{L})git|sha-?1(?!\d)/iu.test(texts) ? [40] : [64, 40, 32];
  const [longest, ...shorter] = lengths.map((length) => hex(stream, length));
  return text(longest!, ...shorter);
}

function hex(stream: Stream, length: number): string {
  return Array.from({ length }, () => stream.int(0, 15).toString(16)).join('');
}

/** Version 4, variant 1 (RFC 9562). */
function uuid(stream: Stream): string {
  return [
    hex(stream, 8),
    hex(stream, 4),
    `4${hex(stream, 3)}`,
    `${stream.pick(['8', '9', 'a', 'b'])}${hex(stream, 3)}`,
    hex(stream, 12),
  ].join('-');
}

/** An unsigned token: `alg` none (RFC 7519 section 6.1), with letters where a signature would be. */
function token(subject: string): string {
  const part = (claims: Readonly<Record<string, string>>) => base64Url(JSON.stringify(claims));
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: subject.toLowerCase() })}.${part({ not: 'a signature' })}`;
}

function slugOf({ name }: Persona): string {
  return `${name.given.latin}-${name.family.latin}`.toLowerCase().replace(/[^a-z-]/g, '');
}

function familySlug({ name }: Persona): string {
  return name.family.latin.toLowerCase().replace(/[^a-z]/g, '') || 'site';
}

/** The person's name on a site, behind an "@". */
export function socialHandle(persona: Persona): string {
  return `@${slugOf(persona).replaceAll('-', '_').slice(0, 12)}_ex`;
}

function handle(persona: Persona) {
  const written = socialHandle(persona);
  return text(written, written.slice(1));
}
