import type { Draft } from '../draft';
import type { FieldDescriptor } from '../../pipeline';
import { labelOf } from '../label-of';
import { matches } from '../pattern-of';
import { text } from './drafts';
import type { Generator, GenerateContext } from './generator';
import { restated, type RestatedAnswer } from './restated';
import { isAbout, sortAsked } from '../asks/sorts/sort-asked';
import { isInRecord } from '../recognise/tense';

/**
 * Where nobody knows what is asked: an answer that takes up the question, else words that are true of any, in the page's
 * language, so that nothing wrong is said. Other words for the next such field of the page.
 */
export const neutral: Generator = (context) => {
  const answer = restated(context) ?? answerOfSort(context);
  if (hasRoom(context)) return answer ? { is: 'prose', sentences: answer.sentences } : sentences(context);
  return line(context, answer?.line);
};

/** What any question of the sort may be answered with: no damage, a usual method. */
function answerOfSort({ field, persona }: GenerateContext): RestatedAnswer | null {
  const { sorts } = persona.locale.asks.own;
  const asked = sortAsked(labelOf(field), sorts);
  const sort = asked?.aside && isAbout(field.formTexts, asked) ? sorts.find(({ id }) => id === 'told') : asked;
  const [line, whole] = sort?.says ?? [];
  return line === undefined ? null : { line, sentences: [whole ?? line] };
}

function hasRoom({ field }: GenerateContext): boolean {
  return field.control === 'text' && (field.type === 'textarea' || field.type === 'rich-text' || field.type === 'code');
}

/** @param answer goes before neutral words where there is room for it */
function line({ persona, recognition, field }: GenerateContext, answer?: string): Draft {
  const { own, table } = persona.locale.asks;
  const { line, open, none } = own.neutral;
  // What is to come may not be decided yet, but what there is already is; what a record leaves out has not been.
  const usual = isInRecord(field, table.tense) ? none : line;
  const lines = inRoom(matches(table.tense.desired, labelOf(field)) ? [...line, ...open] : usual, field);
  if (answer !== undefined && inRoom([answer], field)[0] === answer) return text(answer, ...lines);
  const at = persona.fact('neutral line').int(0, lines.length - 1) + (recognition.nth ?? 0);
  return text(lines[at % lines.length]!, ...lines);
}

/** Cut in the middle they say something else, "Not" of "Not specified": where none fits, a dash. */
function inRoom(lines: readonly string[], field: FieldDescriptor): readonly string[] {
  const room = (field.control === 'text' && field.maxLength) || Infinity;
  const short = lines.filter((one) => one.length <= room);
  return short.length > 0 ? short : ['-'];
}

/** One sentence after the other; where a page asks for more than there are, two at a time. */
function sentences({ persona, recognition }: GenerateContext): Draft {
  const { prose } = persona.locale.asks.own.neutral;
  const at = persona.fact('neutral prose').int(0, prose.length - 1) + (recognition.nth ?? 0);
  const from = at % prose.length;
  const turned = [...prose.slice(from), ...prose.slice(0, from)];
  return { is: 'prose', sentences: (recognition.nth ?? 0) < prose.length ? turned.slice(0, 2) : turned };
}
