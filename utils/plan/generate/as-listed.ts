/** Several answers with what the field says stands between them: one a line, or with commas. */
import { signAsked } from '../asks/listing';
import { buildOf } from '../asks/shown-example';
import type { Draft } from '../draft';
import { text } from './drafts';
import type { GenerateContext } from './generator';

/** @returns the draft with its answers apart as the field asks for them; the same where it asks for nothing, or there is but one */
export function asListed(draft: Draft, { field, recognition }: GenerateContext): Draft {
  const isOne = recognition.part.of === 'list';
  const sign = draft.is === 'text' && !isOne ? signAsked(field) : null;
  if (draft.is !== 'text' || sign === null) return draft;
  const [first = ''] = draft.forms;
  const answers = answersIn(first);
  if (answers.length < 2) return draft;
  // Between commas an answer holds none: of "France, June 2025; Italy, May 2024" the countries are left, "12,5" is a number.
  const bare = sign === ', ' ? answers.map((one) => one.split(/,\s/)[0]!) : answers;
  return text(bare.join(sign), ...draft.forms);
}

/** "Dr. Anna Clarke (chair)" */
const named = /^\p{Lu}[^\d@]+$/u;

/** "Jo Doe, 555 0100" is one answer; of "192.0.2.10, 192.0.2.11" each is. */
function answersIn(said: string): readonly string[] {
  const apart = said.split(/\s*(?:\n|;)\s*/).filter(Boolean);
  if (apart.length > 1) return apart;
  const items = said.split(/,\s+/);
  return new Set(items.map(buildOf)).size === 1 || items.every((item) => named.test(item)) ? items : [said];
}
