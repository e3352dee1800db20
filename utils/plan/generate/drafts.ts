import type { Draft } from '../draft';
import type { Kind } from '../../kinds/kinds';
import type { Generator, GenerateContext } from './generator';

/** The same fact in several notations, empty and repeated ones left out. */
export function text(...forms: readonly string[]): Draft {
  return { is: 'text', forms: [...new Set(forms.filter((form) => form !== ''))] };
}

export function date(day: string, time = ''): Draft {
  return { is: 'date', date: day, time };
}

/** From one day to another. */
export function days(first: string, last: string): Draft {
  return { is: 'date', date: first, time: '', last };
}

/** @param low, high span in which any other number would be as believable */
export function number(value: number, low: number, high: number, decimals = 0): Draft {
  return { is: 'number', number: value, low, high, decimals };
}

export function flag(value: boolean): Draft {
  return { is: 'flag', flag: value };
}

/** A number from a span, drawn from the field's stream. */
export function anyNumber(low: number, high: number, decimals = 0): Generator {
  return ({ stream }) => {
    const scale = 10 ** decimals;
    return number(stream.int(low * scale, high * scale) / scale, low, high, decimals);
  };
}

/** One of the kind's words: the person's own, the same in every field. First in the page's language, then in English. */
export function ownWord(kind: Kind): Generator {
  return (context) => word(kind, context, context.persona.fact(kind).next());
}

/** One of the kind's words, drawn for the field. */
export function anyWord(kind: Kind): Generator {
  return (context) => word(kind, context, context.stream.next());
}

/** Several of the kind's words, separated by commas. */
export function severalWords(kind: Kind): Generator {
  return (context) => {
    const list = context.persona.locale.phrases.words[kind] ?? context.persona.locale.english.words[kind] ?? [];
    const from = context.stream.int(0, Math.max(0, list.length - 3));
    const three = list.slice(from, from + 3);
    return text(three.join(', '), three.slice(0, 2).join(', '), ...three);
  };
}

/** Of a text as long as this the front is enough for a usual field, so that other texts may follow. */
const wholeText = 3;

/**
 * A text on the kind's matter, in the page's language where we have one. The kind's other texts follow: a field that
 * wants a long text goes on with them before it repeats itself.
 * @param among places of the texts to begin with; all where none is named
 */
export function prose(kind: Kind, among: readonly number[] = []): Generator {
  return ({ persona, stream }) => {
    const { phrases, english } = persona.locale;
    const texts = phrases.prose[kind] ?? english.prose[kind] ?? [];
    const fitting = among.filter((index) => texts[index] !== undefined);
    const at = fitting.length > 0 ? stream.pick(fitting) : stream.int(0, texts.length - 1);
    const first = texts[at] ?? [];
    const others = [...texts.slice(at + 1), ...texts.slice(0, at)].flat();
    return { is: 'prose', sentences: first.length < wholeText ? first : [...first, ...others] };
  };
}

/** @param where 0 up to 1: which word, at the same place of the list in each language */
function word(kind: Kind, { persona }: GenerateContext, where: number): Draft {
  const { phrases, english } = persona.locale;
  const own = phrases.words[kind] ?? [];
  const inEnglish = english.words[kind] ?? [];
  const list = own.length > 0 ? own : inEnglish;
  const index = Math.floor(where * list.length);
  return text(list[index] ?? '', own.length === inEnglish.length ? (inEnglish[index] ?? '') : '');
}

/** The text as it stands at the beginning of a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
