import { isSitePattern } from '../../../plan/rules/site-pattern';

/**
 * A regular expression over addresses as one of our site patterns: `^https?://shop\.example/.*` → `shop.example/*`.
 * @returns null for one that says more than a site pattern can
 */
export function siteOfUrlPattern(source: string): string | null {
  const isAnchored = source.startsWith('^');
  const plain = source
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\\([/.\-:?#&=_])/g, (_, letter: string) => (letter === '.' ? '\u0000' : letter))
    .replace(/\.[*+]\??/g, '*')
    .replace(/^(?:https?\??|\(https?\)\??|\(http\|https\)|https\*|\*):\/\//, '');
  // What follows `?` and `#` is no part of what rules look at.
  if (/[?#]/.test(plain)) return null;
  const site = plain.replaceAll('\u0000', '.').replace(/\*+/g, '*');
  if (/[\\^$+()[\]{}|]/.test(site)) return null;
  const [host = '', ...path] = (isAnchored || site.startsWith('*') ? site : `*${site}`).split('/');
  const whole = path.length > 0 ? `${host}/${path.join('/')}${source.endsWith('$') ? '' : '*'}` : host;
  const pattern = whole.replace(/\*+/g, '*');
  return isSitePattern(pattern) ? pattern : null;
}
