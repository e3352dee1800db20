import type { FieldFacts, NumberControl } from '../../../pipeline';
import type { Kind } from '../../../kinds/kinds';
import type { Draft } from '../../draft';
import type { Stream } from '../../stream';
import { pieceForms } from '../date/pieces';
import { fittedText, refused, type FitContext, type Fitted } from '../fitted';
import { splitForms } from '../text/split';
import { statedSpan } from './stated-span';
import { makeGrid } from './grid';

interface Proposal {
  readonly number: number;
  readonly low: number;
  readonly high: number;
  readonly decimals: number;
}

/** "Children (5–15)" tells of what age they are, not how many. */
const spansOfAges: ReadonlySet<Kind> = new Set<Kind>(['children', 'adults', 'passengers']);

/** The control's own rules, else the span that its label tells; facts told in digits keep theirs. */
function statedRules(field: FieldFacts & NumberControl, draft: Draft): NumberControl {
  if (field.min !== null || field.max !== null || draft.is === 'date') return field;
  const span = draft.is === 'number' || !draftDigits(draft) ? statedSpan(field.texts) : null;
  return span ? { ...field, min: span[0], max: span[1] } : field;
}

function draftDigits(draft: Draft): boolean {
  return draft.is === 'text' && draft.forms.some((form) => /\d/.test(form));
}

const floatNumber = /^-?\d+(\.\d+)?$/;

/** A number on the control's grid, as near to the draft as its bounds allow. */
export function fitNumber(draft: Draft, field: FieldFacts & NumberControl, context: FitContext): Fitted {
  const proposal = proposed(draft, field, context);
  const rules = spansOfAges.has(context.recognition.kind) ? field : statedRules(field, draft);
  const grid = makeGrid(rules, proposal.decimals);
  if (!grid)
    return field.type === 'range' && field.min !== null ? fittedText(String(field.min)) : refused('no-value-found');
  const low = grid.first === null ? -Infinity : Number(grid.first);
  const high = grid.last === null ? Infinity : Number(grid.last);
  const digits = digitsAsWritten(draft, field, context);
  if (
    digits !== null &&
    Number(digits) >= low &&
    Number(digits) <= high &&
    Number(grid.nearest(Number(digits))) === Number(digits)
  ) {
    return fittedText(digits);
  }
  const nearest = grid.nearest(believable(proposal, low, high, context.stream));
  // A rate of 0.45 in a box for whole numbers is nearer to 1 than to nothing at all.
  return fittedText(Number(nearest) === 0 && proposal.low > 0 && high > 0 ? grid.beyond(nearest, 1) : nearest);
}

/** The draft's number where it is allowed, else one of its span, else one of the bounds' own. */
function believable(proposal: Proposal, low: number, high: number, stream: Stream): number {
  if (proposal.number >= low && proposal.number <= high) return proposal.number;
  const [from, to] = [Math.max(proposal.low, low), Math.min(proposal.high, high)];
  if (from <= to) return from + stream.next() * (to - from);
  const start = Number.isFinite(low) ? low : high - Math.max(Math.abs(high), 10);
  const end = Number.isFinite(high) ? high : low + Math.max(Math.abs(low), 10);
  return start + (0.25 + stream.next() / 2) * (end - start);
}

function proposed(draft: Draft, field: FieldFacts & NumberControl, context: FitContext): Proposal {
  if (draft.is === 'number') return draft;
  const written = Number(digitsAsWritten(draft, field, context) ?? NaN);
  if (Number.isFinite(written)) return { number: written, low: written, high: written, decimals: 0 };
  const number = context.stream.int(1, 20);
  return { number, low: 0, high: 100, decimals: 0 };
}

/** Facts that are written in digits (postal code, card number, year) keep them, leading zeros included. */
function digitsAsWritten(draft: Draft, field: FieldFacts & NumberControl, context: FitContext): string | null {
  const forms = formsOf(draft, field, context);
  const plain = forms.find((form) => floatNumber.test(form));
  if (plain !== undefined) return plain;
  const digits = forms.map((form) => form.replace(/[\s().+/-]/g, '')).find((form) => /^\d{1,300}$/.test(form));
  return digits ?? null;
}

function formsOf(draft: Draft, field: FieldFacts & NumberControl, context: FitContext): readonly string[] {
  if (draft.is === 'date') return pieceForms(draft, field, context).flat();
  if (draft.is !== 'text') return [];
  return context.recognition.part.of === 'split' ? splitForms(draft.forms, context.recognition, null) : draft.forms;
}
