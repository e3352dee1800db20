import type { FieldElements } from '../../field/adapter';
import type { Candidate } from '../../field/widget/match-option';
import type { FieldWriter } from '../field-writer';
import { refused } from '../widget/written';
import { optionsMeant } from '../requested';
import { bringChoice, type Choices } from './choices';

/** What tells one family of choices from another. */
export interface ChoiceFamily {
  /** Milliseconds a write may take where that is more than usual. */
  readonly patience?: number;
  /** All that the field offers, in the order in which its adapter tells of it. */
  options(field: FieldElements): readonly Candidate[];
  choices(field: FieldElements): Choices;
}

/** Writes and brings back a choice whose options are known. */
export function choiceWriter({ options, choices, ...rest }: ChoiceFamily): FieldWriter {
  return {
    ...rest,
    read: (field) => choices(field).chosen(),
    async write(field, value, context) {
      const own = choices(field);
      const meant = optionsMeant(options(field), value).map(({ text }) => text);
      if (meant.length === 0) return refused('no-option', own.chosen().join(', '));
      return bringChoice(own, own.isMultiple() ? meant : meant.slice(0, 1), context);
    },
    async restore(field, held, context) {
      const texts = Array.isArray(held) ? held.map(String) : [];
      const written = await bringChoice(choices(field), texts, context);
      return written.reason === 'changed-by-page' ? refused('refused-by-page', written.holds) : written;
    },
  };
}
