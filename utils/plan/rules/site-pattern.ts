/**
 * Where a rule holds: a host with stars (`*.ourco.example`, `localhost:3000`, `shop.example/checkout/*`), or a match pattern
 * as extensions write it (`https://*.ourco.example/shop/*`).
 */

/** The part of a page's address that rules look at. */
export interface PageAddress {
  /** `https`, without the colon. */
  readonly scheme: string;
  /** With the port where the address has one. */
  readonly host: string;
  /** With the slash it begins with. */
  readonly path: string;
}

const shape = /^(?:(\*|[a-z][a-z\d+.-]*):\/\/)?([^\s/]*)(\/\S*)?$/i;
const hostShape =
  /^(?:\*|[\p{L}\p{N}*](?:[\p{L}\p{M}\p{N}.*-]*[\p{L}\p{M}\p{N}*])?(?::(?:\*|\d{1,5}))?|\[[\da-f:]+\](?::\d{1,5})?)$/iu;

/** Whether a text can say where a rule holds. */
export function isSitePattern(text: string): boolean {
  const found = shape.exec(text.trim());
  if (!found || text.length > 300) return false;
  const [, scheme, host = '', path] = found;
  if (scheme?.toLowerCase() === 'file') return host === '' && path !== undefined;
  return hostShape.test(host);
}

/** Whether a page is one of those meant; every page where none is named. */
export function isOnSite(patterns: readonly string[], page: PageAddress): boolean {
  return patterns.length === 0 || patterns.some((pattern) => matchesSite(pattern, page));
}

/** Whether every page of one pattern is one of the other's too. Hosts with stars are only told where they are the same. */
export function isSiteWithin(narrow: string, wide: string): boolean {
  const [one, other] = [narrow, wide].map((pattern) => pattern.trim().toLowerCase());
  if (one === other) return true;
  const [, scheme, host = '*'] = shape.exec(one!) ?? [];
  if (host.includes('*') || shape.exec(other!)?.[3] !== undefined) return false;
  return matchesSite(other!, { scheme: scheme ?? 'any', host, path: '/' });
}

/**
 * What the browser is asked for so that we are let into a site: paths and ports are no part of it.
 * @returns null where the site can't be asked for: a scheme of its own, or a star within the host
 */
export function matchPatternOf(site: string): string | null {
  const [, scheme = '*', host = ''] = shape.exec(site.trim().toLowerCase()) ?? [];
  const name = host.replace(/:(?:\*|\d+)$/, '');
  const canBeAsked = /^(?:\*|https?)$/.test(scheme) && /^(?:\*|(?:\*\.)?[^*]+)$/.test(name);
  return canBeAsked ? `${scheme}://${name}/*` : null;
}

function matchesSite(pattern: string, page: PageAddress): boolean {
  const found = shape.exec(pattern.trim().toLowerCase());
  if (!found) return false;
  const [, scheme = '*', host = '', path = '/*'] = found;
  const schemeFits = scheme === '*' || scheme === page.scheme;
  return schemeFits && matchesHost(host, page.host.toLowerCase()) && matchesGlob(path, page.path.toLowerCase());
}

/** `*.example.com` stands for example.com too, as in match patterns; a host without a port for every port. */
function matchesHost(pattern: string, host: string): boolean {
  const plain = /:\d+$/.test(pattern) || pattern.endsWith(':*') ? host : host.replace(/:\d+$/, '');
  if (pattern.startsWith('*.') && plain === pattern.slice(2)) return true;
  return matchesGlob(pattern, plain);
}

/** A star stands for any run of characters. Takes time in proportion to both lengths, whatever the stars. */
export function matchesGlob(glob: string, text: string): boolean {
  let [at, place, star, mark] = [0, 0, -1, 0];
  while (place < text.length) {
    if (glob[at] === '*') [star, mark] = [at++, place];
    else if (at < glob.length && glob[at] === text[place]) [at, place] = [at + 1, place + 1];
    else if (star >= 0) [at, place] = [star + 1, ++mark];
    else return false;
  }
  return /^\**$/.test(glob.slice(at));
}
