/** What one answer means for another: a racing bicycle has no wheels of 24 inches. The table's `agreed` lists it. */
import type { AskTable } from '../asks/ask-data';
import { unitsIn } from '../asks/units';
import { byText } from '../by-text';
import { grouped } from '../grouped';
import { labelOf } from '../label-of';
import { typedText, type FieldDescriptor } from '../../pipeline';
import { makeStream } from '../stream';
import { allows } from './allows';
import { Answers, askedBy } from './answers';
import { realOptions } from './choice/choice';
import { fittedOptions, fittedText, withTick, type Fitted } from './fitted';
import { nearestTo } from './nearest';
import type { FittedField } from './pairs';
import { isSaidIn } from './said-in';

type Rule = AskTable['agreed'][number];

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, answers that another one denies replaced by what it means
 */
export function fitAgreed(fields: readonly FittedField[], { agreed }: Pick<AskTable, 'agreed'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of grouped(fields.keys(), (at) => fields[at]!.field.form).values()) {
    const answers = new Answers(form, fields, fitted);
    const questions = new Map(form.map((at) => [at, askedBy(fields[at]!.field)]));
    // Many rules are of the same questions.
    const asking = byText((says) => form.filter((at) => isSaidIn(says, questions.get(at)!)));
    for (const rules of grouped(agreed, ({ asked, then }) => JSON.stringify([asked, then])).values()) {
      const { asked, then } = rules[0]!;
      const of = asking(then).filter((at) => fitted[at]!.value !== null);
      if (of.length === 0) continue;
      const others = new Set(of);
      const deciding = asking(asked).filter((at) => !others.has(at) && isAbout(rules, at, answers));
      for (const at of of) {
        const question = nearestTo(deciding, at);
        const met = question === undefined ? [] : rules.filter((rule) => isMet(rule, question, answers));
        for (const rule of met) settle(at, rule, answers, fitted);
      }
    }
  }
  return fitted;
}

/** Whether a question is answered, or may be, with what one of the rules is of: "Pet: Hamster" of dogs and cats as well. */
function isAbout(rules: readonly Rule[], at: number, answers: Answers): boolean {
  const told = answers.told(at);
  const any = rules.map(({ answer }) => `(?:${answer})`).join('|');
  return told !== null && [...told.said, ...told.offered].some((one) => isSaidIn(any, one));
}

function isMet({ answer }: Rule, at: number, answers: Answers): boolean {
  return answers.told(at)?.said.some((one) => isSaidIn(answer, one)) ?? false;
}

function settle(at: number, { options, texts, unit }: Rule, answers: Answers, fitted: Fitted[]): void {
  const { field } = answers.fields[at]!;
  if (field.control === 'choice') {
    const wanted = options ? realOptions(field.options, field).filter(({ text }) => isSaidIn(options, text)) : [];
    const isSo = answers.chosen(at).some((text) => options && isSaidIn(options, text));
    if (wanted.length > 0 && !isSo) fitted[at] = fittedOptions([pickOf(wanted, field)]);
  } else if (field.control === 'check') {
    if (options) tick(at, options, answers, fitted);
  } else if (texts && (!unit || isTold(field, unit))) {
    const allowed = texts.filter((text) => allows(field, text));
    if (allowed.length > 0 && !allowed.includes(typedText(fitted[at]!.value) ?? ''))
      fitted[at] = fittedText(pickOf(allowed, field));
  }
}

/** Of the boxes of a question those that agree, at least one. */
function tick(at: number, options: string, answers: Answers, fitted: Fitted[]): void {
  const boxes = answers.boxesWith(at);
  const agrees = (box: number) => isSaidIn(options, labelOf(answers.fields[box]!.field));
  if (boxes[0] !== at || !boxes.some(agrees)) return;
  const agreeing = boxes.filter((box) => answers.isTicked(box) === true && agrees(box));
  const wanted = agreeing.length > 0 ? agreeing : [boxes.find(agrees)!];
  const ticked = new Set(wanted);
  for (const box of boxes) fitted[box] = withTick(fitted[box]!, ticked.has(box));
}

function isTold({ texts }: FieldDescriptor, unit: string): boolean {
  return texts.some(({ text }) => unitsIn(text).includes(unit));
}

/** The same for the same page. */
function pickOf<T>(all: readonly T[], field: FieldDescriptor): T {
  return makeStream(`agreed ${field.form} ${labelOf(field)}`).pick(all);
}
