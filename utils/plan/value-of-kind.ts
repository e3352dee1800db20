import type { PlanContext } from './context';
import { allKinds, type Kind } from '../kinds/kinds';
import { personMaker } from './person-maker';
import { valueFor } from './value-for';

/** The context's person's value of a kind as plain text, for inserting where no field says what it takes. */
export function valueOfKind(kind: Kind, context: PlanContext): string {
  return valueFor(kind, personMaker(context)(''), context);
}

/** Letters of a sample at most: no value that a person would copy is longer. */
const longestSample = 1_000;

/** A value of each kind for the context's person, as `valueOfKind` gives it. */
export function samplesOfKinds(context: PlanContext): Record<Kind, string> {
  const persona = personMaker(context)('');
  const samples = allKinds.map((kind) => [kind, valueFor(kind, persona, context).slice(0, longestSample)] as const);
  return Object.fromEntries(samples) as Record<Kind, string>;
}
