/** Which password boxes ask for a new password, and which for the one in use. */
import { firstText } from '../../label-of';
import type { FormPurpose } from '../../words/words';
import type { Kind } from '../../../kinds/kinds';
import { settle, type Reading } from '../reading';
import { weights } from '../signals/weights';

/** @param form fields of one form, in their order; changed in place */
export function settlePasswords(form: readonly Reading[], purpose: FormPurpose | null): void {
  for (const reading of form.filter(isPasswordByName))
    settle(reading, 'current-password', 'name', reading.field.name || reading.field.elementId);
  for (const reading of form)
    if (isPasswordCalledPin(reading, form)) settle(reading, 'current-password', 'limits', 'room for a whole password');
  const passwords = form.filter(({ kind }) => kind === 'current-password' || kind === 'new-password');
  const fresh = purpose === 'sign-up' || passwords.length > 1;
  for (const [index, reading] of passwords.entries()) {
    const told = reading.scores.of('new-password') - reading.scores.of('current-password');
    if (reading.kind === 'new-password') continue;
    if (index === 0 && passwords.length > 2) continue;
    if (fresh && told > -weights.password.surelyCurrent && !saysOld(reading))
      settle(reading, 'new-password', 'purpose', purpose ?? 'password asked twice');
  }
}

const logins: ReadonlySet<Kind> = new Set<Kind>(['email', 'username', 'tel', 'account-id', 'api-key']);
const calledPassword = /pass(?:w|$|_)|pwd|secret_?key|kennwort|parol/i;

/** A secret box that is named for a password is one, though words about the log-in stand right before it. */
function isPasswordByName({ kind, field }: Reading): boolean {
  if (!logins.has(kind) || field.control !== 'text' || field.type !== 'password') return false;
  return calledPassword.test(`${field.name} ${field.elementId}`) && !/api|token/i.test(firstText(field));
}

const passwordLength = 8;

/** A lone secret box with room for letters takes a password, even if the site says PIN. */
function isPasswordCalledPin({ kind, field, part }: Reading, form: readonly Reading[]): boolean {
  if (kind !== 'pin' || part.of !== 'whole' || field.control !== 'text' || field.type !== 'password') return false;
  if (/numeric|tel/.test(field.inputMode) || field.pattern !== '') return false;
  const secrets = form.filter((other) => other.field.control === 'text' && other.field.type === 'password');
  return secrets.length === 1 && (field.maxLength ?? passwordLength) >= passwordLength;
}

const old =
  /\b(old|current|existing|aktuell|alt|actuel|ancien|actual|anterior|vecchia|attuale|huidig|stare|stary|старый|текущий)/i;

function saysOld({ field }: Reading): boolean {
  return field.texts.some(({ text }) => old.test(text)) || old.test(`${field.name} ${field.elementId}`);
}
