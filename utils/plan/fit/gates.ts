/** Questions that an answer elsewhere makes needless: who never smoked has no packs a day. The table's `gates` lists them. */
import type { AskTable } from '../asks/ask-data';
import { labelOf } from '../label-of';
import { foldedPatternOf } from '../pattern-of';
import type { FieldDescriptor } from '../../pipeline';
import { fold } from '../recognise/texts/fold';
import type { Answers, Told } from './answers';

type Gate = AskTable['gates']['rows'][number];

/** Letters of a text that are read. */
const longest = 200;

/** Whether an answer says that nothing is asked by the field at a place. */
export function isShut(place: number, answers: Answers, { gates }: Pick<AskTable, 'gates'>): boolean {
  const question = asked(answers.fields[answers.form[place]!]!.field);
  const ofIt = gates.rows.filter((gate) => says(gate.asked, question));
  return ofIt.some((gate) => {
    for (const at of answers.around(place)) {
      const told = answers.told(at);
      const isOpen = told && opens(gate, told, gates.none);
      if (isOpen !== null) return !isOpen;
    }
    return false;
  });
}

/** null for what does not decide. */
function opens({ asked: question, by, not, only }: Gate, { label, said, offered }: Told, none: string): boolean | null {
  const decides = read(label);
  if (!says(by, decides) || says(question, decides)) return null;
  if (only === undefined) return !said.every((one) => says(not ?? none, read(one)));
  if (offered.length > 0 && !offered.some((one) => says(only, read(one)))) return null;
  return said.some((one) => says(only, read(one)));
}

/** The question that a box is an answer to, else what the field is called. */
function asked(field: FieldDescriptor): string {
  const legend = field.control === 'check' ? field.texts.find(({ source }) => source === 'legend') : undefined;
  return read(legend?.text ?? labelOf(field));
}

const read = (text: string) => fold(text.slice(0, longest)).trim();

function says(source: string, text: string): boolean {
  return foldedPatternOf(source).test(text);
}
