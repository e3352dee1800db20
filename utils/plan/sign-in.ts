import type { FieldDescriptor } from '../pipeline';
import type { SiteAccount } from './context';
import type { Draft } from './draft';
import type { Kind } from './kinds';
import type { Recognition } from './recognition';

interface Source {
  readonly field: FieldDescriptor;
  readonly recognition: Recognition;
}

/** What a log-in form asks for, first what it takes before all. */
const asks: Readonly<Partial<Record<Kind, readonly (keyof SiteAccount)[]>>> = {
  email: ['email', 'username'],
  username: ['username', 'email'],
  'current-password': ['password'],
};

/**
 * A log-in form gets what was written into the sign-up of the same site.
 * @param sources every field of the page
 * @param account null where there was no sign-up
 * @returns null for a field that is none of a log-in form's
 */
export function signInDraft(
  { kind }: Recognition,
  field: FieldDescriptor,
  sources: ReadonlyMap<string, Source>,
  account: SiteAccount | null | undefined,
): Draft | null {
  if (!account || !isSignIn(field.form, sources)) return null;
  const told = asks[kind]?.map((name) => account[name]).find(Boolean);
  return told ? { is: 'text', forms: [told] } : null;
}

/** A form that asks for the password one has, and for no new one. */
function isSignIn(form: string, sources: ReadonlyMap<string, Source>): boolean {
  const kinds = [...sources.values()]
    .filter(({ field }) => field.form === form)
    .map(({ recognition }) => recognition.kind);
  return kinds.includes('current-password') && !kinds.includes('new-password');
}
