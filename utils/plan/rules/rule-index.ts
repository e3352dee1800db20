/**
 * Which of hundreds of rules a field is worth asking about. Each rule lies under one thing it cannot do without: a field's
 * key, a field that its selector names, three letters in a row, a kind. What a field has is looked up; the number of rules then hardly counts.
 */
import type { FieldDescriptor, FieldId } from '../../pipeline';
import type { Kind } from '../../kinds/kinds';
import { fold } from '../recognise/texts/fold';
import type { Rule } from './rule';
import type { RuleSet } from './rule-set';
import { literalIn } from './text-pattern';

type Places = readonly number[];

export class RuleIndex {
  readonly #selected: RuleSet['selected'];
  readonly #byField = new Map<FieldId, number[]>();
  readonly #byKey = new Map<string, number[]>();
  readonly #byLetters = new Map<number, number[]>();
  readonly #byKind = new Map<Kind, number[]>();
  readonly #others: number[] = [];

  /** @param rules in their order; they are spoken of by their places in it */
  constructor(rules: readonly Rule[], selected: RuleSet['selected']) {
    this.#selected = selected;
    rules.forEach((rule, place) => this.#add(rule, place));
  }

  /**
   * Places of the rules that may match, in order.
   * @param textsOf gives all texts of the field that rules read, folded: asked where a rule lies under some of their letters
   */
  candidates({ id }: FieldDescriptor, key: string, kind: Kind, textsOf: () => string): Places {
    const lists: Places[] = [this.#others];
    push(lists, this.#byField.get(id));
    push(lists, this.#byKey.get(key));
    push(lists, this.#byKind.get(kind));
    if (this.#byLetters.size > 0) {
      const texts = textsOf();
      for (let at = 0; at + 2 < texts.length; at++) push(lists, this.#byLetters.get(lettersAt(texts, at)));
    }
    if (lists.length === 1) return this.#others;
    return [...new Set(lists.flat())].sort((one, other) => one - other);
  }

  #add({ fields }: Rule, place: number): void {
    for (const condition of fields) {
      if (condition.by === 'field') {
        for (const key of new Set(condition.keys)) put(this.#byKey, key, place);
        return;
      }
      const named = condition.by === 'selector' ? this.#selected[condition.selector] : undefined;
      if (named?.trouble === null) {
        for (const id of named.ids) put(this.#byField, id, place);
        return;
      }
      const literal =
        condition.by === 'contains'
          ? condition.text.trim()
          : condition.by === 'matches'
            ? literalIn(condition.pattern)
            : '';
      const letters = fold(literal);
      if (letters.length > 2) return put(this.#byLetters, lettersAt(letters, letters.length - 3), place);
    }
    const kind = fields.find((condition) => condition.by === 'kind')?.kind;
    if (kind) put(this.#byKind, kind, place);
    else this.#others.push(place);
  }
}

/** Three letters as one number; that others may have the same only costs a look. */
function lettersAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) | 0;
}

function put<K>(index: Map<K, number[]>, key: K, place: number): void {
  const places = index.get(key);
  if (places) places.push(place);
  else index.set(key, [place]);
}

function push(lists: Places[], found: Places | undefined): void {
  if (found) lists.push(found);
}
