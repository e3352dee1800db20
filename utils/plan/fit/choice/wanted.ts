import type { ChoiceControl, FieldFacts, Option } from '../../../pipeline';
import type { Draft } from '../../draft';
import { timeKinds } from '../../../kinds/kinds';
import { monthNamesAnywhere } from '../../../moment/month-names';
import { pieceForms, pieceOf } from '../date/pieces';
import { usualDateFormat } from '../date/locale-order';
import { showDate } from '../../../moment/show-date';
import type { FitContext } from '../fitted';
import { splitForms } from '../text/split';
import { matchForms } from './match';
import { phrasesOf } from './senses';

/** What an option should say for the draft, by preference. */
export function wantedForms(draft: Draft, field: FieldFacts & ChoiceControl, context: FitContext): string[] {
  switch (draft.is) {
    case 'text':
      return splitForms(draft.forms, context.recognition, null);
    case 'date':
      return dateWanted(draft, field, context);
    case 'number':
      return [String(draft.number), draft.number.toFixed(Math.min(draft.decimals, 20))];
    case 'flag':
      return draft.flag ? [...phrasesOf('yes'), '1'] : [...phrasesOf('no'), '0'];
    case 'prose':
      return draft.sentences.slice(0, 3);
    case 'file':
      return [];
  }
}

function dateWanted(draft: Extract<Draft, { is: 'date' }>, field: FieldFacts, context: FitContext): string[] {
  const pieces = pieceForms(draft, field, context).flat();
  if (pieces.length > 0) return pieces;
  const show = (format: string) => showDate(format, draft.date, draft.time, context.language);
  const times = draft.time ? [draft.time, show('hh:mm A'), show('h:mm A')] : [];
  if (timeKinds.has(context.recognition.kind)) return times;
  const days = [usualDateFormat(context.language, context.country), 'YYYY-MM-DD', 'D MMMM YYYY', 'MMMM D, YYYY'].map(
    show,
  );
  return [...days, ...times];
}

/** Months in a language that the page does not state, or told by their place in the list. */
export function anywhere(draft: Draft, real: readonly Option[], context: FitContext): Option | null {
  if (draft.is !== 'date' || pieceOf(context) !== 'month') return null;
  const month = Number(draft.date.slice(5, 7));
  return matchForms(real, monthNamesAnywhere(month)) ?? (real.length === 12 ? real[month - 1]! : null);
}
