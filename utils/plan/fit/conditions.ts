/** What is only asked of some stays empty beside an answer that says otherwise: who owns their home has no landlord. */
import type { AskData } from '../asks/ask-data';
import { conditionIn, impliedBy, speaksOf, type Condition, type ConditionWords } from '../asks/condition';
import { grouped } from '../grouped';
import { labelOf } from '../label-of';
import { foldedPatternOf } from '../pattern-of';
import type { FieldDescriptor, FieldId, TextSource } from '../../pipeline';
import { fold } from '../recognise/texts/fold';
import { ageIn } from './age-in';
import { allows } from './allows';
import { realOptions } from './choice/choice';
import { normal } from './choice/normal';
import { phrasesOf } from './choice/senses';
import { fittedText, refused, type Fitted } from './fitted';
import type { FittedField } from './pairs';

export interface ConditionContext {
  readonly asks: Pick<AskData, 'table' | 'own' | 'english'>;
  /** The reference day. */
  readonly today: string;
  /** Whether the person wants something of the field. */
  readonly isWanted: (field: FieldId) => boolean;
}

/**
 * For realistic values, each right by itself.
 * @returns what was fitted, in the same order, nothing where the form's own answers say that nothing is asked
 */
export function fitConditions(fields: readonly FittedField[], context: ConditionContext): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const { table, own: language, english } = context.asks;
  const skip = new Set([...english.skip, ...language.skip]);
  for (const form of grouped(fields.keys(), (at) => fields[at]!.field.form).values()) {
    const answers = new Answers({ form, fields, fitted, context, skip });
    for (const [place, at] of form.entries()) {
      const { field } = fields[at]!;
      const condition =
        fitted[at]!.value === null || context.isWanted(field.id) ? null : conditionOf(field, table.conditions);
      if (condition && answers.isSo(condition, place) === false) fitted[at] = notAsked(fields[at]!, context.asks);
    }
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

function conditionOf(field: FieldDescriptor, words: ConditionWords): Condition | null {
  const said = (source: TextSource) => field.texts.find((one) => one.source === source)?.text ?? '';
  for (const source of ownSources) {
    const found = conditionIn(said(source), words);
    if (found) return found;
  }
  const ofSection = conditionIn(said('heading'), words);
  // "If yes" over a section may be of any question before it.
  return ofSection?.is === 'said' ? ofSection : impliedBy(labelOf(field), words);
}

/** Fields before a sequel among which its question stands, and around a field those that may decide on it. */
const reach = { ofSequel: 6, ofAnswer: 40 } as const;

interface Filled {
  /** Positions of the form's fields. */
  readonly form: readonly number[];
  readonly fields: readonly FittedField[];
  readonly fitted: readonly Fitted[];
  readonly context: ConditionContext;
  /** Words that tell nothing. */
  readonly skip: ReadonlySet<string>;
}

type Said = Extract<Condition, { is: 'said' }>;

/** What the fields of a form say once they are filled in. */
class Answers implements Filled {
  readonly form;
  readonly fields;
  readonly fitted;
  readonly context;
  readonly skip;

  constructor({ form, fields, fitted, context, skip }: Filled) {
    this.form = form;
    this.fields = fields;
    this.fitted = fitted;
    this.context = context;
    this.skip = skip;
  }

  /** Whether a condition of the field at a place holds; null where nothing in the form decides. */
  isSo(condition: Condition, place: number): boolean | null {
    const before = this.form.slice(Math.max(0, place - reach.ofAnswer), place).toReversed();
    switch (condition.is) {
      case 'yes':
      case 'no': {
        const asked = before.slice(0, reach.ofSequel).find((at, steps) => this.isQuestion(at, steps));
        if (asked === undefined) return null;
        if (this.fitted[asked]!.reason === 'left-blank-on-purpose') return false;
        const answer = this.yesOf(asked);
        return answer === null ? null : answer === (condition.is === 'yes');
      }
      case 'under-age': {
        const told = before.find((at) => this.ageAt(at) !== null);
        const age = told === undefined ? null : this.ageAt(told);
        return age === null ? null : age < condition.years;
      }
      case 'said': {
        const others = [...before, ...this.form.slice(place + 1, place + 1 + reach.ofAnswer)];
        for (const at of others) {
          const so = this.isSaid(condition, at);
          if (so !== null) return so !== (condition.denied ?? false);
        }
        return null;
      }
    }
  }

  /** A box to tick only right before: further away it is one of a group, or the terms. */
  private isQuestion(at: number, steps: number): boolean {
    const { field } = this.fields[at]!;
    return isYesNo(field) || (field.control === 'check' && steps === 0);
  }

  /** null where it has no answer yet. */
  private yesOf(at: number): boolean | null {
    const { field } = this.fields[at]!;
    if (field.control === 'check') return this.isTicked(at);
    const chosen = this.chosen(at);
    return chosen.length === 0 ? null : chosen.some(saysYes);
  }

  private isTicked(at: number): boolean | null {
    const { field } = this.fields[at]!;
    const { value } = this.fitted[at]!;
    if (value?.as === 'check') return value.checked;
    return field.control === 'check' ? field.checked : null;
  }

  /** Texts of the options that are chosen, by us or before us. */
  private chosen(at: number): readonly string[] {
    const { value } = this.fitted[at]!;
    if (value?.as === 'options') return value.at === null ? [] : value.wanted;
    const { field } = this.fields[at]!;
    return value === null && field.state !== 'empty' && field.current !== '' ? [field.current] : [];
  }

  private ageAt(at: number): number | null {
    return ageIn(this.fields[at]!, this.fitted[at]!, this.context.today);
  }

  /** Whether an answer says what the words of a condition do; null where it speaks of something else. */
  private isSaid({ words, implied }: Said, at: number): boolean | null {
    const { field } = this.fields[at]!;
    if (implied && (field.control !== 'choice' || isYesNo(field))) return null;
    if (field.control === 'check') {
      const side = this.sideOf(words, labelOf(field));
      const ticked = side === 0 ? null : this.isTicked(at);
      return ticked === null ? null : ticked === side > 0;
    }
    const chosen = field.control === 'choice' ? this.chosen(at) : [];
    if (field.control !== 'choice' || chosen.length === 0) return null;
    if (isYesNo(field)) {
      const side = this.sideOf(words, labelOf(field));
      return side === 0 ? null : chosen.some(saysYes) === side > 0;
    }
    const sides = new Map(realOptions(field.options, field).map(({ text }) => [text, this.sideOfOption(words, text)]));
    const all = [...sides.values()];
    if (all.every((side) => side === all[0])) return null;
    // What is implied only an opposite denies: a police report is not of thefts alone.
    if (implied) return all.includes(-1) ? chosen.some((text) => sides.get(text) !== -1) : null;
    return chosen.some((text) => (all.includes(1) ? sides.get(text) === 1 : sides.get(text) !== -1));
  }

  private sideOf(words: string, text: string): -1 | 0 | 1 {
    return speaksOf(words, text, this.context.asks.table.conditions, this.skip);
  }

  /** "Not insured" is no answer of who is. */
  private sideOfOption(words: string, text: string): -1 | 0 | 1 {
    const side = this.sideOf(words, text);
    const { not } = this.context.asks.table.conditions;
    const isDenied = foldedPatternOf(not).test(fold(text)) && !foldedPatternOf(not).test(words);
    return side === 1 && isDenied ? -1 : side;
  }
}

/** "Yes", "Yes, always". */
function saysYes(text: string): boolean {
  return phrasesOf('yes').has(normal(text.split(/[,;:–—(]/)[0]!));
}

/** Of so many answers a yes is one side: "Yes", "No", "Not sure". */
const mostSides = 4;

/** Whether a list wants a yes or a no. */
function isYesNo(field: FieldDescriptor): boolean {
  if (field.control !== 'choice' || field.options.length > mostSides + 1) return false;
  return realOptions(field.options, field).some(({ text }) => saysYes(text));
}

/** Nothing; where something must be said, that there is nothing to say. */
function notAsked({ field, fitted }: FittedField, { table, own: language }: ConditionContext['asks']): Fitted {
  if (!field.required) return refused('left-blank-on-purpose');
  const said = [table.conditions.nothing[language.language] ?? '', 'N/A', '-', '0'];
  const text = said.find((one) => one !== '' && (field.control === 'text' ? allows(field, one) : one === '0'));
  return text !== undefined && allows(field, text) ? fittedText(text) : fitted;
}
