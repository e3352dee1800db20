import type { Draft } from '../draft';
import { fold } from '../recognise/texts/fold';

/**
 * What was pinned for a person, in the form that the kind's own drafts have: a day stays a day, so that each field writes
 * it in its own way.
 * @param usual what the kind would get
 * @returns null for a text that is none of the kind's
 */
export function pinnedDraft(text: string, usual: Draft): Draft | null {
  switch (usual.is) {
    case 'text':
      return usual.forms.some((form) => fold(form) === fold(text)) ? usual : { is: 'text', forms: [text] };
    case 'prose':
      return { is: 'prose', sentences: [text] };
    case 'number': {
      const number = text.trim() === '' ? NaN : Number(text);
      if (!Number.isFinite(number)) return null;
      const decimals = Math.max(usual.decimals, (text.split('.')[1] ?? '').length);
      return { is: 'number', number, low: number, high: number, decimals };
    }
    case 'date':
      return pinnedDay(text, usual);
    case 'flag':
      return flags.has(text.trim().toLowerCase()) ? { is: 'flag', flag: flags.get(text.trim().toLowerCase())! } : null;
    case 'file':
      return null;
  }
}

const flags = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

function pinnedDay(text: string, { time }: Extract<Draft, { is: 'date' }>): Draft | null {
  const [, date, clock] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/.exec(text.trim()) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return null;
  return { is: 'date', date, time: clock ?? time };
}
