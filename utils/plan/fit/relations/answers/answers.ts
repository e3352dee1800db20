/** What the fields of a form say once they are filled in. */
import { byText } from '../../../by-text';
import { grouped } from '../../../grouped';
import { labelOf } from '../../../label-of';
import { typedText, type ChoiceControl, type FieldDescriptor, type FieldFacts } from '../../../../pipeline';
import { isEvasiveText } from '../../choice/evasive';
import { realOptions } from '../../choice/choice';
import { normal } from '../../choice/normal';
import { phrasesOf } from '../../choice/senses';
import type { Fitted, FittedField } from '../../fitted';
import { placeAt } from '../nearest';

/** Fields around a field among which stands what may decide on it. */
const reach = 40;

/** Boxes of one question that are read: of more nobody goes by one. */
const mostBoxes = 200;

/** What a question of a form was answered: a list, the boxes under one legend, a box by itself, a line. */
export interface Told {
  /** The question. */
  readonly label: string;
  /** The answers given. */
  readonly said: readonly string[];
  /** All answers that it offers; none where anything may be written. */
  readonly offered: readonly string[];
}

export class Answers {
  /** Positions of the form's fields. */
  readonly form: readonly number[];
  readonly fields: readonly FittedField[];
  /** What the fields are filled with, as it changes. */
  readonly fitted: readonly Fitted[];
  private readonly boxes: ReadonlyMap<string, readonly number[]>;
  /** Texts of the options of lists that were asked for: many fields ask for the same. */
  private readonly options = new Map<number, readonly string[]>();

  constructor(form: readonly number[], fields: readonly FittedField[], fitted: readonly Fitted[]) {
    this.form = form;
    this.fields = fields;
    this.fitted = fitted;
    this.boxes = grouped(form, (at) => questionOf(fields[at]!.field));
  }

  /** Place in the form of the field at a position. */
  placeOf(at: number): number {
    return placeAt(this.form, at);
  }

  /** Positions of the fields before a place of the form, the nearest first. */
  before(place: number): number[] {
    return this.form.slice(Math.max(0, place - reach), place).toReversed();
  }

  /** The same, and then those after it. */
  around(place: number): number[] {
    return [...this.before(place), ...this.form.slice(place + 1, place + 1 + reach)];
  }

  /** null where a box has no answer yet. */
  isTicked(at: number): boolean | null {
    const { field } = this.fields[at]!;
    const { value } = this.fitted[at]!;
    if (value?.as === 'check') return value.checked;
    return field.control === 'check' ? field.checked : null;
  }

  /** Texts of the options that are chosen, by us or before us. */
  chosen(at: number): readonly string[] {
    const { value } = this.fitted[at]!;
    if (value?.as === 'options') return value.at === null ? [] : value.wanted;
    const { field } = this.fields[at]!;
    return value === null && field.state !== 'empty' && field.current !== '' ? [field.current] : [];
  }

  /** Whether two fields are boxes of one question. */
  isOneQuestion(at: number, other: number): boolean {
    const question = questionOf(this.fields[at]!.field);
    return question !== '' && question === questionOf(this.fields[other]!.field);
  }

  /** Positions of the boxes of one question, this one among them; none for a box by itself. */
  boxesWith(at: number): readonly number[] {
    const question = questionOf(this.fields[at]!.field);
    const boxes = question === '' ? [] : this.boxes.get(question)!;
    return boxes.length > 1 ? boxes : [];
  }

  /**
   * Whether a question was answered with a yes; null where it has no answer yet, undefined where it is no such question.
   * @param isNear whether nothing stands between the question and who asks: further away a box by itself is of the terms
   */
  yesOf(at: number, isNear: boolean): boolean | null | undefined {
    const { field } = this.fields[at]!;
    if (field.control === 'check') {
      const boxes = this.boxesWith(at);
      if (boxes.length === 0) return isNear ? this.isTicked(at) : undefined;
      if (boxes.length > mostBoxes) return undefined;
      const sincere = boxes.filter((box) => !isDenial(labelOf(this.fields[box]!.field)));
      // "Which of these?" is no question of whether, but where none of them is an answer.
      return sincere.length < boxes.length ? sincere.some((box) => this.isTicked(box) === true) : undefined;
    }
    if (!isYesNo(field)) return undefined;
    const chosen = this.chosen(at);
    return chosen.length === 0 ? null : chosen.some(saysYes);
  }

  /** null where nothing was answered, for all but the first of several boxes, and for boxes without end. */
  told(at: number): Told | null {
    const { field } = this.fields[at]!;
    if (field.control === 'check') return this.ticked(at);
    if (field.control === 'choice') {
      const said = this.chosen(at);
      return said.length > 0 ? { label: labelOf(field), said, offered: this.offered(at, field) } : null;
    }
    const said = field.control === 'number' || field.control === 'text' ? typedText(this.fitted[at]!.value) : null;
    return said ? { label: labelOf(field), said: [said], offered: [] } : null;
  }

  private offered(at: number, field: FieldFacts & ChoiceControl): readonly string[] {
    const texts = this.options.get(at) ?? realOptions(field.options, field).map(({ text }) => text);
    this.options.set(at, texts);
    return texts;
  }

  private ticked(at: number): Told | null {
    const { field } = this.fields[at]!;
    const boxes = this.boxesWith(at);
    if (boxes.length === 0) {
      const isTicked = this.isTicked(at);
      return isTicked === null ? null : { label: labelOf(field), said: [isTicked ? 'yes' : 'no'], offered: [] };
    }
    if (boxes[0] !== at || boxes.length > mostBoxes) return null;
    const said = boxes.filter((box) => this.isTicked(box) === true);
    if (said.length === 0) return null;
    const label = (box: number) => labelOf(this.fields[box]!.field);
    return { label: legendOf(field), said: said.map(label), offered: boxes.map(label) };
  }
}

/** The legend that boxes of one question share; '' for what is no box, or none of several. */
function questionOf(field: FieldDescriptor): string {
  return field.control === 'check' ? legendOf(field) : '';
}

/** The question that a box is an answer to, else what the field is called. */
export function askedBy(field: FieldDescriptor): string {
  return questionOf(field) || labelOf(field);
}

/** The legend over a field; '' where it has none. */
export function legendOf({ texts }: Pick<FieldDescriptor, 'texts'>): string {
  return texts.find(({ source }) => source === 'legend')?.text ?? '';
}

/** "None of these". Of the boxes of one question many fields ask. */
const isDenial = byText((text) => phrasesOf('no').has(normal(text)) || isEvasiveText(text));

/** "Yes", "Yes, always". */
export function saysYes(text: string): boolean {
  return phrasesOf('yes').has(normal(text.split(/[,;:–—(]/)[0]!));
}

/** Of so many answers a yes is one side: "Yes", "No", "Not sure". */
const mostSides = 4;

/** Whether a list wants a yes or a no. */
export function isYesNo(field: FieldDescriptor): boolean {
  if (field.control !== 'choice' || field.options.length > mostSides + 1) return false;
  return realOptions(field.options, field).some(({ text }) => saysYes(text));
}
