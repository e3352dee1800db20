/** What is the person's own in an address of which the page's pattern says the rest: of `.+@school\.edu` the name before it. */
import type { AST } from '@eslint-community/regexpp';

export interface OwnParts {
  /** Whole addresses, to be tried as they are. */
  readonly texts: readonly string[];
  /** Parts to make an address of by the pattern, before the whole is copied into it. */
  readonly guides: readonly string[];
}

const mail = /^([^\s@]+)@[^\s@]+$/;
const webAddress = /^https?:\/\/[^/]+\/(?:.*\/)?([^/?#]+)\/?$/i;
/** A pattern's text, its backslashes left out, that names a host and what comes before its path. */
const namesHost = /[a-z\d-]\.[a-z]{2,}\)?\//i;

/** @param forms notations of the person's value @param tree the page's pattern */
export function ownParts(forms: readonly string[], tree: AST.Pattern): OwnParts {
  const locals = unique(forms.flatMap((form) => mail.exec(form)?.[1] ?? []));
  const handles = unique(forms.flatMap((form) => webAddress.exec(form)?.[1] ?? []));
  const tails = tree.alternatives.map(literalEnd);
  const scheme = tree.raw.includes('https') ? 'https://' : 'http://';
  return {
    texts: locals.flatMap((local) => tails.flatMap((tail) => mailWith(local, tail))),
    guides: namesHost.test(tree.raw.replaceAll('\\', ''))
      ? [...locals, ...handles.map((handle) => scheme + handle)]
      : locals,
  };
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

/** @param end what each address ends with, from "@" or a dot on */
function mailWith(local: string, end: string): readonly string[] {
  const [at, dot] = [end.indexOf('@'), end.indexOf('.')];
  if (at >= 0) return [`${local}${end.slice(at)}`];
  return dot >= 0 ? [`${local}@example${end.slice(dot)}`] : [];
}

/** The letters that all of its matches end with. */
function literalEnd({ elements }: AST.Alternative): string {
  const ends = elements.filter(({ type }) => type !== 'Assertion');
  const from = ends.findLastIndex(({ type }) => type !== 'Character') + 1;
  return ends
    .slice(from)
    .map((element) => (element.type === 'Character' ? String.fromCodePoint(element.value) : ''))
    .join('');
}
