/** Examples as the training reads them: features by number, in arrays of one type. */
import { addFeatures } from '../../utils/plan/lexicon/text-features';
import { tokenise } from '../../utils/plan/recognise/texts/fold';
import type { Example } from './examples';

export interface Row {
  /** The language and the text. */
  readonly said: string;
  readonly features: Uint32Array;
  readonly values: Float32Array;
  readonly answers: readonly number[];
  readonly weight: number;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** What each feature is called, by its number. */
  readonly names: readonly string[];
}

/** Examples that must have a piece of a word, or two words side by side: one alone tells what it says by heart. */
const leastShared = 2;
const shared = /^[gp]/;

export function readRows(examples: readonly Example[]): Rows {
  const reader = new FeatureReader();
  const rows = examples.map(({ text, language, answers, weight = 1 }) => ({
    said: `${language} ${text}`,
    ...reader.read(text),
    answers,
    weight,
  }));
  const names = [...reader.numbers.keys()];
  return withFeatures(
    { rows, names },
    (feature) => reader.counts[feature]! >= leastShared || !shared.test(names[feature]!),
  );
}

/** The rows with no other features than those, which are numbered anew in their order. */
export function withFeatures({ rows, names }: Rows, isKept: (feature: number) => boolean): Rows {
  const renumbered = new Int32Array(names.length).fill(-1);
  const kept = names.filter((_, feature) => isKept(feature));
  let next = 0;
  for (let feature = 0; feature < names.length; feature++) if (isKept(feature)) renumbered[feature] = next++;
  return { rows: rows.map((row) => ({ ...row, ...renumber(row, renumbered) })), names: kept };
}

/** @param renumbered what each feature is called from now on; -1 where it is not kept */
function renumber({ features, values }: Row, renumbered: Int32Array): Pick<Row, 'features' | 'values'> {
  const [ofRow, valuesOfRow] = [new Uint32Array(features.length), new Float32Array(features.length)];
  let many = 0;
  for (let at = 0; at < features.length; at++) {
    const feature = renumbered[features[at]!]!;
    if (feature < 0) continue;
    ofRow[many] = feature;
    valuesOfRow[many++] = values[at]!;
  }
  return { features: ofRow.slice(0, many), values: valuesOfRow.slice(0, many) };
}

/** Numbers features as they are met. Millions of names in millions of objects would cost more than what is learnt of them. */
class FeatureReader {
  readonly numbers = new Map<string, number>();
  /** How many texts have each. */
  readonly counts: number[] = [];
  /** What each has in the text at hand, and which those are. */
  readonly #sums: number[] = [];
  readonly #met: number[] = [];

  /** The features of a text, brought to length 1. */
  read(text: string): Pick<Row, 'features' | 'values'> {
    addFeatures(tokenise(text), this.#add);
    const features = Uint32Array.from(this.#met);
    const values = new Float32Array(features.length);
    let squares = 0;
    for (const feature of features) squares += this.#sums[feature]! ** 2;
    const length = Math.sqrt(squares);
    for (let at = 0; at < features.length; at++) {
      values[at] = this.#sums[features[at]!]! / length;
      this.#sums[features[at]!] = 0;
    }
    this.#met.length = 0;
    return { features, values };
  }

  readonly #add = (name: string, weight: number) => {
    const feature = this.#numberOf(name);
    if (this.#sums[feature] === 0) {
      this.#met.push(feature);
      this.counts[feature]!++;
    }
    this.#sums[feature]! += weight;
  };

  #numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.counts.push(0);
    this.#sums.push(0);
    this.numbers.set(name, this.numbers.size);
    return this.numbers.size - 1;
  }
}
