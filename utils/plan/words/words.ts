/**
 * What a language says on forms: data for recognition, one file per language beside this one. The build compiles it
 * (`modules/lexicon`); the extension itself holds none of it. What options say is in `choices.ts`.
 *
 * Phrases are written as a person writes them; the engine folds case, accents and punctuation before it compares.
 * The longest phrase that matches wins and uses its words up, so "company name" beats "name" without a rule.
 * List the forms that occur on real forms (nominative, the usual inflections, usual abbreviations); for languages
 * that compound (German, Dutch, Nordic, Finnish, Hungarian) list the compounds that occur.
 */
import type { Kind } from '../../kinds/kinds';

export interface Words {
  /** ISO 639-1 code, or BCP 47 where the script matters (`zh-Hans`, `zh-Hant`). */
  readonly language: string;
  readonly kinds: Readonly<Partial<Record<Kind, readonly string[]>>>;
  /** Phrases that hold a kind's word but mean something else and are no kind: "file name of", "forgot password". */
  readonly skip: readonly string[];
  /** Words that name whose data a section holds. */
  readonly sections: Readonly<Partial<Record<SectionName, readonly string[]>>>;
  /** Words in headings and submit buttons that tell whether a password is a new one. */
  readonly purposes: Readonly<Partial<Record<FormPurpose, readonly string[]>>>;
  /** Words that ask to write the neighbour's value again: "confirm", "repeat", "once more". */
  readonly confirm: readonly string[];
  /** Words that say a field must stay empty: "leave blank". */
  readonly leaveBlank: readonly string[];
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  /** Words by which the language itself is told: 25 to 40 frequent function and form words of its own. */
  readonly common: readonly string[];
}

export const sectionNames = [
  'billing',
  'shipping',
  'emergency',
  'partner',
  'child',
  'guest',
  'recipient',
  'referrer',
  'former',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const formPurposes = ['login', 'sign-up'] as const;
export type FormPurpose = (typeof formPurposes)[number];
