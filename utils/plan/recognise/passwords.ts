/** Which password boxes ask for a new password, and which for the one in use. */
import type { FormPurpose } from '../words/words';
import { settle, type Reading } from './reading';

/** @param form fields of one form, in their order; changed in place */
export function settlePasswords(form: readonly Reading[], purpose: FormPurpose | null): void {
  const passwords = form.filter(({ kind }) => kind === 'current-password' || kind === 'new-password');
  const fresh = purpose === 'sign-up' || passwords.length > 1;
  for (const [index, reading] of passwords.entries()) {
    const told = reading.scores.of('new-password') - reading.scores.of('current-password');
    if (reading.kind === 'new-password') continue;
    if (index === 0 && passwords.length > 2) continue;
    if (fresh && told > -1.9 && !saysOld(reading))
      settle(reading, 'new-password', 'purpose', purpose ?? 'password asked twice');
  }
}

const old =
  /\b(old|current|existing|aktuell|alt|actuel|ancien|actual|anterior|vecchia|attuale|huidig|stare|stary|старый|текущий)/i;

function saysOld({ field }: Reading): boolean {
  return field.texts.some(({ text }) => old.test(text)) || old.test(`${field.name} ${field.elementId}`);
}
