import type { FieldFacts, TextControl } from '../../../pipeline';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { fittedText, type FitContext, type Fitted } from '../fitted';
import { makeBudget } from '../pattern/budget';
import { makeForPattern } from '../pattern/make';
import { textRules, type TextRules } from '../text/rules';

export type Edge = 'high' | 'low';

/** What is long enough where a field sets no limit of its own, or one that nobody reaches. */
const longestWritten = 10_000;

/** The longest or shortest text that the field's rules accept. */
export function boundaryText(
  usual: Fitted,
  text: string,
  field: FieldFacts & TextControl,
  edge: Edge,
  { stream, recognition }: FitContext,
): Fitted {
  const rules = textRules(field, makeBudget());
  const limited = rules.maxLength <= longestWritten;
  if (edge === 'high' && rules.maxLength === Infinity && rules.pattern.is === 'none') return usual;
  const candidates = edge === 'high' && limited ? longest(text, rules, recognition.kind) : shortest(text, rules);
  for (const candidate of candidates) if (rules.accepts(candidate)) return fittedText(candidate);
  const length = edge === 'high' && limited ? rules.maxLength : Math.max(rules.minLength, 1);
  return byPattern(length, rules, stream) ?? usual;
}

function* longest(text: string, { maxLength }: TextRules, kind: Kind): Generator<string> {
  const missing = maxLength - text.length;
  if (missing < 0) return;
  const isOneWord = /^\d+$/.test(text) || kindEntry(kind).group === 'account';
  const filler = isOneWord ? text : ` ${text}`;
  if (text.includes('@')) yield* longestEmail(text, missing);
  else if (/^[a-z]+:\/\//i.test(text)) yield text.replace(/\/?$/, '/').padEnd(maxLength, 'a');
  yield tidy(text + filler.repeat(Math.ceil(missing / filler.length)), maxLength);
  yield text + (text.at(-1) ?? 'x').repeat(missing);
  yield 'x'.repeat(maxLength);
}

/** No space or half a character at the cut. */
function tidy(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$|\s$/, 'x');
}

/** At most 64 characters before the @, labels of at most 63 after it (RFC 5321). */
function* longestEmail(text: string, missing: number): Generator<string> {
  const [local = '', domain = ''] = text.split('@');
  const longLocal = Math.min(missing, Math.max(0, 64 - local.length));
  let rest = missing - longLocal;
  let labels = '';
  while (rest > 1) {
    const label = Math.min(rest - 1, 60);
    labels += `${'a'.repeat(label)}.`;
    rest -= label + 1;
  }
  yield `${local}${'a'.repeat(longLocal + rest)}@${labels}${domain}`;
}

/** Addresses stay addresses; of everything else the first letters or digits. */
function* shortest(text: string, { minLength }: TextRules): Generator<string> {
  const length = Math.max(minLength, 1);
  if (text.includes('@')) yield* ['a@b.test', 'a@example.com', text.replace(/^[^@]+/, 'a')];
  if (/^[a-z]+:\/\//i.test(text)) yield* ['http://a.test', 'https://example.com'];
  yield text.replace(/^[^\p{L}\p{N}]+/u, '').slice(0, length);
  for (let size = length; size < Math.min(text.length, length + 20); size++) yield text.slice(0, size);
}

function byPattern(length: number, rules: TextRules, stream: FitContext['stream']): Fitted | null {
  if (rules.pattern.is !== 'pattern') return null;
  const accepts = (text: string) => text.length === length && rules.accepts(text);
  const found = makeForPattern({
    tree: rules.pattern.tree,
    accepts,
    minLength: length,
    maxLength: length,
    forms: [],
    stream,
    budget: makeBudget(),
  });
  return found === null ? null : fittedText(found);
}
