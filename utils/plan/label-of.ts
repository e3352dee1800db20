import type { FieldDescriptor, FieldText, TextSource } from '../pipeline';
import { isHint } from './answer-hint';
import { exampleIn } from './example-mark';

const sources: readonly TextSource[] = [
  'label',
  'aria-label',
  'aria-labelledby',
  'table-header',
  'placeholder',
  'legend',
  'preceding',
  'following',
  'title',
];

/** "e.g. 15.4", "例）山田", "UN1263", "NLD…", "__-___": a placeholder that shows an answer or its notation calls the field nothing. */
const code = /^(?=(?:\D*\d){3})[A-Z\d ./:-]+$|^[A-Z]{2,3}(?:…|\.{3})$/;
const notation = /^[^\p{L}]+$|^(?=.*X{3})[X\d ()+./-]+$/iu;
const isExample = (text: string) => exampleIn(text) !== null || code.test(text) || notation.test(text);
/** Nor does one that says how to answer. */
const callsNothing = (one: FieldText, texts: readonly FieldText[]) =>
  one.source === 'placeholder' && (isExample(one.text.trim()) || isHint(one, texts));

/** What the page calls a field: its best label, else its name; '' where it has neither. As long as the scan reads it. */
export function labelOf({ texts, name, elementId }: FieldDescriptor): string {
  let example = '';
  for (const source of sources) {
    const one = texts.find((candidate) => candidate.source === source);
    const text = one?.text.trim();
    if (!one || !text) continue;
    if (!callsNothing(one, texts)) return text;
    example ||= text;
  }
  return example || name || elementId;
}

/** What stands first among a field's texts, its best label as a rule, an example only where it is all; '' where the page says nothing. */
export function firstText({ texts }: Pick<FieldDescriptor, 'texts'>): string {
  const [first, second] = texts;
  const shows = first !== undefined && second !== undefined && callsNothing(first, texts);
  return (shows && besideIt.has(second.source) ? second : first)?.text ?? '';
}

/** Where a label stands that is bound to no field. */
const besideIt: ReadonlySet<TextSource> = new Set(['preceding', 'table-header']);

/** The field's placeholder, '' if none. */
export function placeholderOf({ texts }: Pick<FieldDescriptor, 'texts'>): string {
  return texts.find(({ source }) => source === 'placeholder')?.text ?? '';
}

/** What a person reads at a field, as one text. */
export function textsOf(field: FieldDescriptor): string {
  return [...field.texts.map(({ text }) => text), field.name, field.elementId, ...field.handles].join(' \n ');
}
