import { readFakeFiller } from './fake-filler';
import type { ForeignRules } from './foreign-rules';
import { readFormOFill } from './form-o-fill';
import { readTestofill } from './testofill';

/** The rules of another tool's exported file; null for a file of none we know. */
export async function readForeign(file: Readonly<Record<string, unknown>>): Promise<ForeignRules | null> {
  return readFakeFiller(file) ?? readTestofill(file) ?? (await readFormOFill(file));
}
