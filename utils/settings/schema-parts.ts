/** What several schemas are made of. */
import * as v from 'valibot';
import { isKind, type Kind } from '../kinds/kinds';
import { says } from './input-problem';

export const textSchema = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const someTextSchema = (most: number) => v.pipe(textSchema(most), v.nonEmpty());

/** What a person calls a thing. */
export const nameSchema = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

export const kindSchema = v.pipe(
  v.string(),
  v.check(isKind, says('not-kind')),
  v.transform((name) => name as Kind),
);
