/** Whether a form signs up or logs in: from its heading and buttons, and from the passwords in it. */
import type { FormPurpose } from '../words/words';
import { meanings } from './texts/about';
import { tokenise } from './texts/fold';
import type { Lexicon } from '../lexicon/lexicon';
import type { Reading } from './reading';

/** Texts of a form looked at. */
const textsRead = 8;

/** @param form fields of one form, in their order */
export function purposeOf(form: readonly Reading[], lexicon: Lexicon): FormPurpose | null {
  const counts = new Map<FormPurpose, number>();
  for (const text of (form[0]?.field.formTexts ?? []).slice(0, textsRead)) {
    const said = new Set<FormPurpose>();
    for (const meaning of meanings(lexicon, tokenise(text))) if (meaning.is === 'purpose') said.add(meaning.purpose);
    for (const purpose of said) counts.set(purpose, (counts.get(purpose) ?? 0) + 1 / said.size);
  }
  const byFields = purposeByFields(form);
  if (byFields) counts.set(byFields, (counts.get(byFields) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? null;
}

function purposeByFields(form: readonly Reading[]): FormPurpose | null {
  const texts = form.flatMap(({ field }) => (field.control === 'text' ? [field] : []));
  const passwords = texts.filter(({ type }) => type === 'password').length;
  if (passwords >= 2) return 'sign-up';
  return passwords === 1 && texts.length <= 3 ? 'login' : null;
}
