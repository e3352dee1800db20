import type { Faker } from '@faker-js/faker';
import type { Kind } from '../../kinds/kinds';
import type { Stream } from '../stream';

/** What a value may draw on: the person, the field and the page it is for. */
export interface ValueSource {
  /** The field's own random numbers. */
  readonly stream: Stream;
  /** The reference day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly seed: string;
  /** BCP 47 tag of the data. */
  readonly language: string;
  /** Host of the page, '' where there is none. */
  readonly host: string;
  /** What the page calls the field, '' if nothing. */
  readonly label: string;
  /** The number this field gets from the rule's counter. */
  readonly counter: number;
  /** The person's value of a kind. */
  readonly kindValue: (kind: Kind) => string;
  /** The planned value of the form's field with that label, or null where there is none. */
  readonly valueOfField: (label: string) => string | null;
  /** In the data's locale; null where it is not loaded. */
  readonly faker: Faker | null;
}
