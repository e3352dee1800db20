import type { FieldDescriptor } from '../pipeline';
import type { SiteAccount } from './context';
import type { Draft } from './draft';
import type { Kind } from '../kinds/kinds';
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
  if (!account || !asks[kind] || !signInForms(sources).has(field.form)) return null;
  const told = asks[kind].map((name) => account[name]).find(Boolean);
  return told ? { is: 'text', forms: [told] } : null;
}

const known = new WeakMap<ReadonlyMap<string, Source>, ReadonlySet<string>>();

/** Forms that ask for the password one has, and for no new one; looked for once a page. */
function signInForms(sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const found = known.get(sources);
  if (found) return found;
  const formsAsking = (kind: Kind) =>
    [...sources.values()].flatMap(({ field, recognition }) => (recognition.kind === kind ? field.form : []));
  const signUps = new Set(formsAsking('new-password'));
  const made = new Set(formsAsking('current-password').filter((form) => !signUps.has(form)));
  known.set(sources, made);
  return made;
}
