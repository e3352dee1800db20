/** Numbers of things in the notation that the field's placeholder shows: "E0045821" for an employee, "INC-20391" for a ticket. */
import { sortOf } from '../asks/ask-data';
import { shownExample } from '../asks/shown-example';
import type { Draft } from '../draft';
import type { Kind } from '../../kinds/kinds';
import type { Stream } from '../stream';
import { text } from './drafts';
import type { GenerateContext } from './generator';

/** Kinds of numbers that whoever asks has given out, in whatever form. */
const givenOut: ReadonlySet<Kind> = new Set<Kind>([
  ...(['employee-id', 'student-id', 'account-id', 'loyalty-number', 'insurance-number', 'cost-center'] as const),
  ...(['order-number', 'invoice-number', 'reference', 'serial-number', 'sku', 'company-registration'] as const),
]);

/** @returns the draft, before its own forms one like the example; the same where none is shown, or the value is no such number */
export function likeShown(draft: Draft, kind: Kind, context: GenerateContext): Draft {
  if (draft.is !== 'text' || !isGivenOut(kind, context)) return draft;
  const shown = shownExample(context.field, context.persona.locale.asks.table);
  const [first = ''] = draft.forms;
  if (!shown?.isCode || shapeOf(first) === shapeOf(shown.text)) return draft;
  return text(codeLike(shown.text, first, context.stream), ...draft.forms);
}

function isGivenOut(kind: Kind, { recognition: { ask }, persona }: GenerateContext): boolean {
  const { table } = persona.locale.asks;
  if (!ask) return givenOut.has(kind) && persona.pinned[kind] === undefined;
  // A code of a list, "J45.909", means something.
  return sortOf(ask, table) === 'code' && table.codes[ask]!.every((code) => /#.*#.*#/.test(code));
}

function shapeOf(code: string): string {
  return code.replace(/\d/g, '9');
}

/**
 * @param digits those to take, as far as they go; drawn ones follow
 * @returns the example with other digits, but for the noughts that a number is filled up with
 */
export function codeLike(example: string, digits: string, stream: Stream): string {
  const own = [...digits.replace(/\D/g, '')];
  return example.replace(/(?<!\d)(0*)(\d+)/g, (whole, noughts: string, number: string, at: number) => {
    if (isYear(whole, at, example)) return String(Number(whole) - stream.int(0, 6));
    const drawn = [...number].map((_digit, at) => own.shift() ?? String(stream.int(at === 0 ? 1 : 0, 9)));
    return noughts + drawn.join('');
  });
}

/** "J40/1234/2010" ends in the year in which the number was given out, "2010/123456/07" begins with it. */
function isYear(number: string, at: number, example: string): boolean {
  const isOneOfSeveral = (example.match(/\d+/g)?.length ?? 0) > 1;
  const isAtEnd = at === 0 || at + number.length === example.length;
  return isOneOfSeveral && isAtEnd && /^(?:19[5-9]|20[0-2])\d$/.test(number);
}
