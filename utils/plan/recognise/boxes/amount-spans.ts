/** Two boxes for the ends of an amount: "Price between … and …", "Age from … to …", "Weight … – …". */
import { firstText } from '../../label-of';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { unitsAt } from '../../asks/units';
import { spans, type Span } from '../../spans';
import { settle, type Reading } from '../reading';
import { closesSpan, opensSpan } from '../texts/span-words';

/** Amounts that `kinds` has in other groups. */
const alsoAmounts: ReadonlySet<Kind> = new Set<Kind>(['age', 'salary', 'experience-years', 'company-size']);
const amountSpans = spans.filter(({ of }) => of !== undefined);

/** @param form fields of one form, in their order; changed in place */
export function settleAmountSpans(form: readonly Reading[]): void {
  form.forEach((first, index) => {
    const next = form[index + 1];
    if (!next || first.field.control !== next.field.control) return;
    const ended = namedEnd(first, next);
    if (ended) settle(first, ended.start, 'neighbours', 'the first of two amounts');
    else if (areEnds(first, next)) settleEnds(first, next);
  });
}

/** "Age" before "Maximum age". A number is too little to be the first end of whatever follows it. */
function namedEnd({ kind, ask }: Reading, next: Reading): Span | undefined {
  if (ask || kind === 'number') return undefined;
  return amountSpans.find(({ of, end }) => of === kind && end === next.kind);
}

/** What joins two boxes stands before the second, or behind the first where the second has no words of its own. */
function areEnds(first: Reading, next: Reading): boolean {
  if (amountSpans.some(({ start, end }) => start === first.kind && end === next.kind)) return false;
  const opens = opensSpan(firstText(first.field));
  const own = next.field.texts.find(({ source }) => source !== 'hint');
  if (own) return closesSpan(own.text) && (isAmount(first) || (opens && isAmount(next)));
  return isAmount(first) && (opens || amountSpans.some(({ start }) => start === first.kind) || isJoined(first));
}

/** "[__] – [__]"; in boxes for text those are parts of one number as often. */
function isJoined({ field, kind, ask }: Reading): boolean {
  const isPart = field.control === 'text' && kind === 'number' && !ask;
  return !isPart && field.texts.some(({ source, text }) => source === 'hint' && closesSpan(text));
}

function isAmount({ kind }: Reading): boolean {
  return kindEntry(kind).group === 'number' || alsoAmounts.has(kind);
}

/** Both are of what one of them says; ends for which there is no kind are only told in their order. */
function settleEnds(first: Reading, next: Reading): void {
  const { kind, ask } = [first, next].find((one) => one.known && isAmount(one)) ?? first;
  const of = kind === 'number' && !ask && unitsAt(next.field).includes('€') ? 'price' : kind;
  const span = ask ? undefined : amountSpans.find((one) => [one.of, one.start].includes(of));
  settle(first, span?.start ?? of, 'neighbours', 'the first of two amounts');
  settle(next, span?.end ?? of, 'neighbours', 'the second of two amounts');
  first.ask = next.ask = ask;
  next.ends = first.field.id;
}
