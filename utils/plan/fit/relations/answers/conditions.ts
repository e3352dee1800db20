/** What is only asked of some stays empty beside an answer that says otherwise: who owns their home has no landlord. */
import type { AskData } from '../../../asks/ask-data';
import { conditionIn, impliedBy, speaksOf, type Condition, type ConditionWords } from '../../../asks/condition';
import { labelOf } from '../../../label-of';
import { foldedPatternOf, matchesFolded } from '../../../pattern-of';
import { typedText, type FieldDescriptor, type FieldId, type TextSource } from '../../../../pipeline';
import { fold } from '../../../recognise/texts/fold';
import { ageIn } from './age-in';
import { allows } from '../../allows';
import { Answers, isYesNo, saysYes } from './answers';
import { denied, tellsNothing } from './denials';
import { realOptions } from '../../choice/choice';
import { isEvasiveText, isInapplicable } from '../../choice/evasive';
import { fittedOptions, fittedText, refused, withTick, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { repeatsName } from './former-names';
import { isShut, openerOf } from './gates';
import { eachOf, type Steps } from '../../../steps';
import { isSaidIn, plainLabel } from '../said-in';
import { sectionsOf } from './sections';
import { unchosenBy } from './unchosen';

export interface ConditionContext {
  readonly asks: Pick<AskData, 'table' | 'own' | 'english'>;
  /** The reference day. */
  readonly today: string;
  /** Whether the person wants something of the field. */
  readonly isWanted: (field: FieldId) => boolean;
}

/** What is known of how conditions are told. */
interface Telling {
  readonly table: AskData['table'];
  /** Words that tell nothing, folded. */
  readonly skip: ReadonlySet<string>;
  readonly today: string;
}

/**
 * For realistic values, each right by itself.
 * @returns what was fitted, in the same order, nothing where the form's own answers say that nothing is asked
 */
export function* fitConditions(fields: readonly FittedField[], context: ConditionContext): Steps<Fitted[]> {
  const fitted = fields.map((one) => one.fitted);
  const { table, own: language, english } = context.asks;
  const telling = { table, skip: new Set([...english.skip, ...language.skip]), today: context.today };
  for (const form of formsOf(fields)) {
    const answers = new Answers(form, fields, fitted);
    const sections = sectionsOf(form.map((at) => fields[at]!.field));
    const conditionsAt = (place: number) =>
      conditionsOf(fields[form[place]!]!.field, sections[place]!, table.conditions);
    yield* eachOf(form, (at, place) => {
      if (!isUnknown(at, answers, context) || context.isWanted(fields[at]!.field.id)) return;
      const asked = askedBefore(place, conditionsAt, answers, telling);
      if (asked === undefined || context.isWanted(fields[asked]!.field.id) || fields[asked]!.isSaid) return;
      if (!isSaidIn(table.conditions.deniable, labelOf(fields[asked]!.field))) return;
      const between = form.slice(answers.placeOf(asked) + 1, place);
      if (between.some((one) => fitted[one]!.value !== null && !isUnknown(one, answers, context))) return;
      fitted[asked] = denied({ ...fields[asked]!, fitted: fitted[asked]! }, table) ?? fitted[asked]!;
    });
    yield* eachOf(form, (at, place) => {
      const { field } = fields[at]!;
      if (fitted[at]!.value === null || context.isWanted(field.id)) return;
      if (repeatsName(place, answers, table.conditions)) fitted[at] = notAsked(fields[at]!, context.asks);
      if (isRuledOut(conditionsAt(place), place, answers, telling)) {
        const opener = field.required ? openerOf(place, answers, table) : null;
        if (opener === null || context.isWanted(fields[opener]!.field.id))
          fitted[at] = notAsked(fields[at]!, context.asks);
        else fitted[opener] = withTick(fitted[opener]!, true);
      }
      if (isOfOwnChoice(place, answers, telling) && !field.required) fitted[at] = refused('left-blank-on-purpose');
      if (isOfNothing(place, answers, table.conditions) && !field.required)
        fitted[at] = refused('left-blank-on-purpose');
      const unchosen = fitted[at]!.value === null ? null : unchosenBy(place, answers, table.conditions);
      if (unchosen === null) return;
      const { at: asked, option } = unchosen;
      if (!field.required) fitted[at] = refused('left-blank-on-purpose');
      else if (!context.isWanted(fields[asked]!.field.id))
        fitted[asked] = chosenToo({ ...fields[asked]!, fitted: fitted[asked]! }, option);
    });
  }
  return fitted;
}

/** What may say that a field is for some only: its own words first, then those of its section. */
const ownSources: readonly TextSource[] = [
  'label',
  'aria-label',
  'aria-labelledby',
  'table-header',
  'placeholder',
  'preceding',
  'legend',
  'hint',
  'aria-describedby',
];

/** What may decide on a field, what says most first. */
function conditionsOf(field: FieldDescriptor, section: string, words: ConditionWords): Condition[] {
  const texts = ownSources.map((source) => field.texts.find((one) => one.source === source)?.text ?? '');
  const own = texts.map((text) => conditionIn(text, words)).find((found) => found !== null) ?? null;
  const ofSection = conditionIn(section, words);
  // "If yes" over a section may be of any question before it.
  const inSection = ofSection?.is === 'said' ? ofSection : null;
  return [own, inSection, impliedBy(labelOf(field), words)].filter((found) => found !== null);
}

/** Whether a form's answers say that nothing is asked by the field at a place: the first condition that they decide on. */
function isRuledOut(conditions: readonly Condition[], place: number, answers: Answers, telling: Telling): boolean {
  for (const condition of conditions) {
    const so = isSo(condition, place, answers, telling);
    if (so !== null) return !so;
  }
  return isShut(place, answers, telling.table);
}

/** Whether a field asks for what its list offers, "Custom expiry" of "Expiration", and one of the list was chosen. */
function isOfOwnChoice(place: number, answers: Answers, { table: { conditions }, skip }: Telling): boolean {
  const label = plainLabel(answers.fields[answers.form[place]!]!);
  const found = matchesFolded(conditions.custom, label) ? foldedPatternOf(conditions.custom).exec(label) : null;
  const asked = found?.slice(1).find((group) => group !== undefined);
  if (asked === undefined) return false;
  const list = answers.before(place).find((at) => {
    const { field } = answers.fields[at]!;
    return field.control === 'choice' && speaksOf(asked, labelOf(field), conditions, skip) === 1;
  });
  const said = list === undefined ? [] : answers.chosen(list);
  return said.length > 0 && !said.some((one) => matchesFolded(conditions.ownChoice, fold(one)));
}

/** Whether a field asks on, "How often do you replace them?", of what the one before it asks nothing of. */
function isOfNothing(place: number, { form, fields, fitted }: Answers, { pronoun, ifOther }: ConditionWords): boolean {
  const before = form[place - 1];
  if (before === undefined || fitted[before]!.reason !== 'left-blank-on-purpose') return false;
  const [asked, label] = [before, form[place]!].map((at) => plainLabel(fields[at]!));
  return matchesFolded(pronoun, label!) && !matchesFolded(ifOther, asked!);
}

/** Whether nothing is known of what a field asks. */
function isUnknown(at: number, { fields, fitted }: Answers, { asks: { own, english } }: ConditionContext): boolean {
  const text = fields[at]!.field.control === 'text' ? (typedText(fitted[at]!.value) ?? '') : '';
  return tellsNothing(text, own) || tellsNothing(text, english);
}

/** The question that has been answered such that the field at a place is asked: with a yes, with a few. */
function askedBefore(
  place: number,
  conditionsAt: (place: number) => readonly Condition[],
  answers: Answers,
  telling: Telling,
): number | undefined {
  const before = answers.before(place);
  const [condition] = conditionsAt(place);
  if (condition?.is === 'yes') {
    const asked = questionBefore(before, answers);
    return asked !== undefined && answers.yesOf(asked, true) === true ? asked : undefined;
  }
  if (condition?.is !== 'said' || condition.denied || condition.implied) return undefined;
  return before
    .slice(0, reachOfSequel)
    .find((at) => isSaid(condition, at, answers, telling) ?? counts(condition, at, answers, telling));
}

/** Whether a field says how many there are of what a condition is of, and that there are some. */
function counts({ words }: Said, at: number, { fields, fitted }: Answers, { table, skip }: Telling): boolean {
  const { field } = fields[at]!;
  if (field.control !== 'number' || speaksOf(words, labelOf(field), table.conditions, skip) !== 1) return false;
  return Number(typedText(fitted[at]!.value) ?? 0) > 0;
}

/** Questions before a sequel among which its own stands. */
const reachOfSequel = 6;

/** Whether a condition of the field at a place holds; null where nothing in the form decides. */
function isSo(condition: Condition, place: number, answers: Answers, words: Telling): boolean | null {
  const before = answers.before(place);
  switch (condition.is) {
    case 'yes':
    case 'no': {
      const asked = questionBefore(before, answers);
      if (asked === undefined) return null;
      if (answers.fitted[asked]!.reason === 'left-blank-on-purpose') return false;
      const answer = answers.yesOf(asked, true) ?? null;
      return answer === null ? null : answer === (condition.is === 'yes');
    }
    case 'under-age': {
      const ages = before.map((at) => ageIn(answers.fields[at]!, answers.fitted[at]!, words.today));
      const age = ages.find((one) => one !== null);
      return age === undefined || age === null ? null : age < condition.years;
    }
    case 'said': {
      for (const at of answers.around(place)) {
        const so = isSaid(condition, at, answers, words) ?? isHad(condition, at, answers, words);
        if (so !== null) return so !== (condition.denied ?? false);
      }
      return !condition.implied && isUnusual(condition.words, place, answers, words.table.conditions) ? false : null;
    }
  }
}

/** Whether a condition of which nothing in the form tells is hardly ever so; what must be filled in may still be meant. */
function isUnusual(
  clause: string,
  place: number,
  { form, fields, fitted }: Answers,
  { seldom, otherwise, ofFirms }: ConditionWords,
): boolean {
  if (matchesFolded(seldom, clause)) return true;
  const { field } = fields[form[place]!]!;
  // A box says itself whether it is so.
  if (field.required || field.control === 'check') return false;
  if (matchesFolded(otherwise, clause)) return true;
  const isOfFirm = (at: number) => fields[at]!.recognition.kind === 'organization' && fitted[at]!.value !== null;
  return matchesFolded(ofFirms, clause) && !form.some(isOfFirm);
}

/** Of the nearest questions, the boxes under one legend being one, the first to be answered with yes or no. */
function questionBefore(before: readonly number[], answers: Answers): number | undefined {
  const questions = before.filter((at, steps) => steps === 0 || !answers.isOneQuestion(at, before[steps - 1]!));
  return questions.slice(0, reachOfSequel).find((at, steps) => answers.yesOf(at, steps === 0) !== undefined);
}

type Said = Extract<Condition, { is: 'said' }>;

/** Whether there is what a condition is without, "if you have no passport", by the field that asks for it; null for others. */
function isHad(
  { words, denied: isDenied, implied }: Said,
  at: number,
  answers: Answers,
  telling: Telling,
): boolean | null {
  const { conditions } = telling.table;
  const found = isDenied && !implied ? foldedPatternOf(conditions.lack).exec(words) : null;
  const lacked = found?.slice(1).find((group) => group !== undefined);
  const { field } = answers.fields[at]!;
  if (lacked === undefined || field.control === 'check' || isYesNo(field)) return null;
  if (speaksOf(lacked, plainLabel({ field }), conditions, telling.skip) !== 1) return null;
  const said = field.control === 'choice' ? answers.chosen(at) : [typedText(answers.fitted[at]!.value) ?? ''];
  return said.some((one) => one !== '' && !isEvasiveText(one) && !matchesFolded(conditions.not, fold(one)));
}

/** Whether an answer says what the words of a condition do; null where it speaks of something else. */
function isSaid({ words, implied }: Said, at: number, answers: Answers, telling: Telling): boolean | null {
  const { field } = answers.fields[at]!;
  if (implied && (field.control !== 'choice' || isYesNo(field))) return null;
  const sideOf = (text: string) => speaksOf(words, text, telling.table.conditions, telling.skip);
  if (field.control === 'check') {
    const side = sideOf(labelOf(field));
    const ticked = side === 0 ? null : answers.isTicked(at);
    return ticked === null ? null : ticked === side > 0;
  }
  // "If there were claims" after a count of them that is none.
  if (field.control === 'number') {
    const isNone = typedText(answers.fitted[at]!.value) === '0';
    return isNone && sideOf(labelOf(field)) === 1 ? false : null;
  }
  const chosen = field.control === 'choice' ? answers.chosen(at) : [];
  if (field.control !== 'choice' || chosen.length === 0) return null;
  if (isYesNo(field)) {
    const side = sideOf(labelOf(field));
    if (side !== 0) return chosen.some(saysYes) === side > 0;
    // "No, later" beside "If later".
    const isMeant = (text: string) => sideOf(behindYesOrNo(text)) === 1;
    const texts = realOptions(field.options, field).map(({ text }) => text);
    return texts.some(isMeant) ? chosen.some(isMeant) : null;
  }
  // "Not insured" is no answer of who is.
  const { not } = telling.table.conditions;
  const isDenied = (text: string) => matchesFolded(not, fold(text)) && !matchesFolded(not, words);
  const sided = (text: string) => (sideOf(text) === 1 && isDenied(text) ? -1 : sideOf(text));
  const sides = new Map(realOptions(field.options, field).map(({ text }) => [text, sided(text)]));
  const all = [...sides.values()];
  if (all.every((side) => side === all[0])) return null;
  // What is implied only an opposite denies: a police report is not of thefts alone.
  if (implied) return all.includes(-1) ? chosen.some((text) => sides.get(text) !== -1) : null;
  return chosen.some((text) => (all.includes(1) ? sides.get(text) === 1 : sides.get(text) !== -1));
}

/** "later" of "No, later"; '' where nothing is added. */
function behindYesOrNo(text: string): string {
  return /^[^,;:–—(]*[,;:–—(](.*)$/u.exec(text)?.[1]!.trim() ?? '';
}

/** An answer of which more must be said is given: its box is ticked, its option chosen. */
function chosenToo({ field, fitted }: FittedField, option: string): Fitted {
  if (field.control === 'check') return withTick(fitted, true);
  const found = field.control === 'choice' && realOptions(field.options, field).find(({ text }) => text === option);
  return found && fitted.value !== null ? fittedOptions([found]) : fitted;
}

/** Nothing; where something must be said, that there is nothing to say, as where a list has an answer for it. */
function notAsked({ field, fitted }: FittedField, { table, own: language }: ConditionContext['asks']): Fitted {
  if (field.control === 'choice') {
    const inapplicable = realOptions(field.options, field).find(({ text }) => isInapplicable(text));
    return inapplicable ? fittedOptions([inapplicable]) : field.required ? fitted : refused('left-blank-on-purpose');
  }
  if (!field.required) return refused('left-blank-on-purpose');
  const said = [table.conditions.nothing[language.language] ?? '', 'N/A', '-', '0'];
  const text = said.find((one) => one !== '' && (field.control === 'text' ? allows(field, one) : one === '0'));
  return text !== undefined && allows(field, text) ? fittedText(text) : fitted;
}
