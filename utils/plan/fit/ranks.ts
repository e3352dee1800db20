/** Places of a ranking: each is given once. */
import type { ChoiceControl, FieldFacts } from '../../pipeline';
import { realOptions } from './choice/choice';
import { fittedOptions, type Fitted } from './fitted';
import type { FittedField } from './pairs';

const rankWords = /\brank|\brang|orden\b|\bordre|kolejnoś|порядок|место|順位|排名|sıra|rangschik|classific/iu;

/** @returns what was fitted, in the same order; lists of the same places hold different ones */
export function fitRanks(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const taken = new Map<string, Set<number>>();
  fields.forEach(({ field, recognition }, index) => {
    const { value } = fitted[index]!;
    if (field.control !== 'choice' || value?.as !== 'options' || !value.at || !isRanking(field, recognition.kind))
      return;
    const options = realOptions(field.options);
    const key = JSON.stringify([field.form, options.map(({ text }) => text)]);
    const used = taken.get(key) ?? new Set<number>();
    taken.set(key, used);
    const free = options.find((option) => option.index === value.at![0] && !used.has(option.index));
    const place = free ?? options.find((option) => !used.has(option.index));
    if (!place) return;
    used.add(place.index);
    fitted[index] = fittedOptions([place], fitted[index]!.reason);
  });
  return fitted;
}

/** A list of places from 1 on, at a question that speaks of a ranking. */
function isRanking(field: FieldFacts & ChoiceControl, kind: string): boolean {
  const places = realOptions(field.options).map(({ text }) => Number.parseInt(text, 10));
  const counted = places.length > 1 && places.every((place, at) => place === at + 1);
  return counted && (kind === 'rank' || field.texts.some(({ text }) => rankWords.test(text)));
}
