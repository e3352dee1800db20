/** What one answer means for another field: a racing bicycle has no wheels of 24 inches, a rabbit weighs no twenty kilos. */
import type { Agreement, AskTable, Meaning } from '../../../asks/ask-data';
import { unitsAt } from '../../../asks/units';
import { byText } from '../../../by-text';
import { labelOf } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import { typedText, type ChoiceControl, type FieldDescriptor, type FieldFacts } from '../../../../pipeline';
import { isLine } from '../../../recognise/asks/control-sorts';
import { addDays } from '../../../persona/calendar';
import { makeStream } from '../../../stream';
import { allows } from '../../allows';
import { amountIn, fittedAmount, isAmount, named } from '../amounts/amounts';
import { dayIn, fittedDay, isDay } from '../days/days';
import { Answers, askedBy } from './answers';
import { realOptions } from '../../choice/choice';
import { fittedOptions, fittedText, withTick, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { nearestTo } from '../nearest';
import { isSaidIn, plainText } from '../said-in';

/**
 * For valid values, each right by itself.
 * @param today the reference day
 * @returns what was fitted, in the same order, amounts as large as an answer has them
 */
export function fitAgreedAmounts(
  fields: readonly FittedField[],
  { agreed }: Pick<AskTable, 'agreed'>,
  today: string,
): Fitted[] {
  return fitAgreed(fields, agreed.amounts, today);
}

/**
 * For valid values, each right by itself.
 * @param today the reference day
 * @returns what was fitted, in the same order, answers that another one denies replaced by what it means
 */
export function fitAgreedAnswers(
  fields: readonly FittedField[],
  { agreed }: Pick<AskTable, 'agreed'>,
  today: string,
): Fitted[] {
  return fitAgreed(fields, agreed.answers, today);
}

function fitAgreed(fields: readonly FittedField[], agreements: readonly Agreement[], today: string): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    const answers = new Answers(form, fields, fitted);
    const questions = new Map(form.map((at) => [at, plainText(askedBy(fields[at]!.field))]));
    const distinct = [...new Set(questions.values())];
    // Many agreements are of the same questions, and rows of a table ask the same.
    const asking = byText((says) => {
      const said = new Set(distinct.filter((question) => matchesFolded(says, question)));
      return said.size === 0 ? [] : form.filter((at) => said.has(questions.get(at)!));
    });
    const lists = form.filter((at) => fields[at]!.field.control === 'choice');
    const settled = new Set<number>();
    for (const { asked, then, thenOnLine, means } of agreements) {
      const onLine = thenOnLine ? asking(thenOnLine).filter((at) => isLine(fields[at]!.field)) : [];
      const others = new Set([...asking(then), ...onLine].filter((at) => fitted[at]!.value !== null));
      if (others.size === 0) continue;
      // Amounts go by what was chosen.
      const isOfLists = asked === undefined || means.some(({ amount }) => amount !== undefined);
      const asks = new Set(asked === undefined ? lists : asking(asked));
      const isDeciding = (at: number) => asks.has(at) && !others.has(at) && isAbout(means, at, answers);
      const deciding = (isOfLists ? lists : [...asks]).filter(isDeciding);
      for (const at of others) {
        const question = settled.has(at) ? undefined : nearestTo(deciding, at);
        const met = question === undefined ? [] : means.filter((one) => isMet(one, question, answers));
        // A birthday before the animal is spoken of is its owner's.
        if (question !== undefined && at < question && met.some(({ aged }) => aged)) continue;
        if (met.some((one) => settle(at, one, answers, fitted, today))) settled.add(at);
      }
    }
  }
  return fitted;
}

/** Whether a question is answered, or may be, with what has a meaning: "Pet: Hamster" of dogs and cats as well. */
function isAbout(means: readonly Meaning[], at: number, answers: Answers): boolean {
  const told = answers.told(at);
  const any = means.map(({ answer }) => `(?:${answer})`).join('|');
  return told !== null && [...told.said, ...told.offered].some((one) => isSaidIn(any, one));
}

function isMet({ answer }: Meaning, at: number, answers: Answers): boolean {
  return answers.told(at)?.said.some((one) => isSaidIn(answer, one)) ?? false;
}

/** @returns whether the meaning says something of the field, which then agrees */
function settle(at: number, meaning: Meaning, answers: Answers, fitted: Fitted[], today: string): boolean {
  const { options, texts, amount, aged, unit, before } = meaning;
  const { field } = answers.fields[at]!;
  if (before) return setBefore(at, before, meaning, answers, fitted);
  if (unit && !unitsAt(field).includes(unit)) return false;
  if (options && field.control === 'choice') return choose(at, options, field, answers, fitted);
  if (options && field.control === 'check') return tick(at, options, answers, fitted);
  if (amount) return measure(at, amount, meaning, answers, fitted);
  if (aged) return age(at, aged, answers, fitted, today);
  return texts !== undefined && write(at, texts, field, fitted);
}

function choose(
  at: number,
  options: string,
  field: FieldFacts & ChoiceControl,
  answers: Answers,
  fitted: Fitted[],
): boolean {
  const wanted = realOptions(field.options, field).filter(({ text }) => isSaidIn(options, text));
  const isSo = answers.chosen(at).some((text) => isSaidIn(options, text));
  if (wanted.length > 0 && !isSo) fitted[at] = fittedOptions([pickOf(wanted, field)]);
  return wanted.length > 0;
}

/** Of the boxes of a question those that agree, at least one. */
function tick(at: number, options: string, answers: Answers, fitted: Fitted[]): boolean {
  const boxes = answers.boxesWith(at);
  const agrees = (box: number) => isSaidIn(options, labelOf(answers.fields[box]!.field));
  if (boxes[0] !== at || !boxes.some(agrees)) return false;
  const agreeing = boxes.filter((box) => answers.isTicked(box) === true && agrees(box));
  const wanted = agreeing.length > 0 ? agreeing : [boxes.find(agrees)!];
  const ticked = new Set(wanted);
  for (const box of boxes) fitted[box] = withTick(fitted[box]!, ticked.has(box));
  return true;
}

function write(at: number, texts: readonly string[], field: FieldDescriptor, fitted: Fitted[]): boolean {
  const allowed = texts.filter((text) => allows(field, text));
  if (allowed.length > 0 && !allowed.includes(typedText(fitted[at]!.value) ?? ''))
    fitted[at] = fittedText(pickOf(allowed, field));
  return allowed.length > 0;
}

/** A day so many days before another one of the form, or earlier. */
function setBefore(at: number, before: string, { days = 0 }: Meaning, answers: Answers, fitted: Fitted[]): boolean {
  const near = answers.around(answers.placeOf(at));
  const later = near.find((one) => isSaidIn(before, askedBy(answers.fields[one]!.field)));
  if (later === undefined || ![at, later].every((one) => isDay(answers.fields[one]!))) return false;
  const latest = addDays(dayIn(fitted[later]!), -days);
  if (dayIn(fitted[at]!) > latest) fitted[at] = fittedDay(answers.fields[at]!, fitted[at]!, latest) ?? fitted[at]!;
  return true;
}

function measure(
  at: number,
  [least, most]: NonNullable<Meaning['amount']>,
  { answer }: Meaning,
  answers: Answers,
  fitted: Fitted[],
): boolean {
  const one = { ...answers.fields[at]!, fitted: fitted[at]! };
  if (!isAmount(one) || isOfBody(one, answers)) return false;
  const amount = amountIn(one.fitted);
  const drawn = least + makeStream(`${plainText(labelOf(one.field))} ${answer}`).next() * (most - least);
  const usual = Math.min(most, Math.max(least, named(drawn, Number.isInteger(least))));
  if (amount < least || amount > most) fitted[at] = fittedAmount(one, usual) ?? one.fitted;
  return true;
}

/** A day that lies as many months back. */
function age(
  at: number,
  [youngest, oldest]: NonNullable<Meaning['aged']>,
  { fields }: Answers,
  fitted: Fitted[],
  today: string,
): boolean {
  const one = { ...fields[at]!, fitted: fitted[at]! };
  if (!isDay(one)) return false;
  const [first, last] = [oldest, youngest].map((months) => addDays(today, -Math.round(months * daysPerMonth)));
  const day = dayIn(one.fitted);
  if (day >= first! && day <= last!) return true;
  const months = makeStream(`aged ${plainText(labelOf(one.field))}`).int(youngest, oldest);
  fitted[at] = fittedDay(one, one.fitted, addDays(today, -Math.round(months * daysPerMonth))) ?? one.fitted;
  return true;
}

const daysPerMonth = 30.4;

/** Whether a weight is a person's: their height is asked as well. */
function isOfBody({ recognition }: FittedField, { form, fields }: Answers): boolean {
  return recognition.kind === 'weight' && form.some((at) => fields[at]!.recognition.kind === 'height');
}

/** The same for the same page. */
function pickOf<T>(all: readonly T[], field: FieldDescriptor): T {
  return makeStream(`agreed ${field.form} ${labelOf(field)}`).pick(all);
}
