import type { FieldDescriptor, TextSource } from '../../pipeline';
import { fold } from '../recognise/texts/fold';
import { ruleTexts, type RuleText } from './rule';

/** What is said of the field by somebody else, or of the whole form. */
const notLabels: ReadonlySet<TextSource> = new Set<TextSource>(['placeholder', 'heading', 'legend']);

const readers = {
  label: ({ texts }) => texts.filter(({ source }) => !notLabels.has(source)).map(({ text }) => text),
  name: ({ name }) => [name],
  id: ({ elementId }) => [elementId],
  placeholder: ({ texts }) => texts.filter(({ source }) => source === 'placeholder').map(({ text }) => text),
} as const satisfies Record<RuleText, (field: FieldDescriptor) => readonly string[]>;

/** A choice of a field's texts as a number, one bit each: rules by the hundred ask thousands of fields. */
export type TextChoice = number;

/** @param places all of them where none is named */
export function textChoice(places: readonly RuleText[]): TextChoice {
  const named = places.length > 0 ? places : ruleTexts;
  return named.reduce((choice, place) => choice | (1 << ruleTexts.indexOf(place)), 0);
}

/** A field's texts as rules read them, one a line: each choice is put together once, whatever the number of rules. */
export class FieldTexts {
  readonly #field: FieldDescriptor;
  readonly #plain: string[] = [];
  readonly #folded: string[] = [];

  constructor(field: FieldDescriptor) {
    this.#field = field;
  }

  /** As written. */
  plain(choice: TextChoice): string {
    return (this.#plain[choice] ??= ruleTexts
      .filter((_, bit) => choice & (1 << bit))
      .flatMap((place) => readers[place](this.#field))
      .filter(Boolean)
      .join('\n'));
  }

  /** Without letter case and accents. */
  folded(choice: TextChoice): string {
    return (this.#folded[choice] ??= fold(this.plain(choice)));
  }
}
