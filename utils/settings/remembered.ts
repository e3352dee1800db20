/** What versions before rules kept of single fields: what kind a field is, or that it is skipped, by site and `fieldKey`. */
import * as v from 'valibot';
import { isRecord } from './is-record';
import { kindSchema as kind } from './schema-parts';

const word = v.variant('do', [v.object({ do: v.literal('skip') }), v.object({ do: v.literal('kind'), kind })]);

type Word = v.InferOutput<typeof word>;
export type Remembered = Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** Reads what storage holds; entries that are none are left out. Never throws. */
export function readRemembered(stored: unknown): Remembered {
  const remembered: Record<string, Record<string, Word>> = {};
  for (const [site, fields] of Object.entries(isRecord(stored) ? stored : {})) {
    for (const [key, value] of Object.entries(isRecord(fields) ? fields : {})) {
      const result = v.safeParse(word, value);
      if (result.success) (remembered[site] ??= {})[key] = result.output;
    }
  }
  return remembered;
}
