/** Places of a ranking: each is given once. */
import { grouped } from '../../../grouped';
import type { ChoiceControl, FieldFacts } from '../../../../pipeline';
import { realOptions } from '../../choice/choice';
import { fittedOptions, type Fitted, type FittedField } from '../../fitted';

const rankWords = /\brank|\brang|orden\b|\bordre|kolejnoś|порядок|место|順位|排名|sıra|rangschik|classific/iu;

/** @returns what was fitted, in the same order; lists of the same places hold different ones */
export function fitRanks(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const lists = fields.flatMap(({ field, recognition: { kind } }, index): PlaceList[] =>
    field.control === 'choice' && isOfPlaces(field) ? [{ field, kind, index }] : [],
  );
  for (const alike of grouped(lists, placesOf).values()) if (isRanking(alike)) rank(alike, fitted);
  return fitted;
}

interface PlaceList {
  readonly field: FieldFacts & ChoiceControl;
  readonly kind: string;
  readonly index: number;
}

/** Each list takes its own place where no list before has it, else the first that is left. */
function rank(lists: readonly PlaceList[], fitted: Fitted[]): void {
  const used = new Set<number>();
  for (const { field, index } of lists) {
    const { value, reason } = fitted[index]!;
    if (value?.as !== 'options' || !value.at) continue;
    const free = realOptions(field.options).filter((option) => !used.has(option.index));
    const place = free.find((option) => option.index === value.at![0]) ?? free[0];
    if (!place) return;
    used.add(place.index);
    fitted[index] = fittedOptions([place], reason);
  }
}

function placesOf({ field }: PlaceList): string {
  return JSON.stringify([field.form, realOptions(field.options).map(({ text }) => text)]);
}

/** From 1 on. */
function isOfPlaces({ options }: ChoiceControl): boolean {
  const places = realOptions(options);
  return places.length > 1 && places.every(({ text }, at) => Number.parseInt(text, 10) === at + 1);
}

/** Lists of places whose question speaks of a ranking, or that are three and more, as many as there are places. */
function isRanking(lists: readonly PlaceList[]): boolean {
  const places = realOptions(lists[0]!.field.options).length;
  if (places > 2 && lists.length === places) return true;
  return lists.some(({ field, kind }) => kind === 'rank' || field.texts.some(({ text }) => rankWords.test(text)));
}
