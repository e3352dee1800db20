import type { FieldId } from '../../pipeline';
import type { SiteAccount } from '../../plan/context';
import type { Kind } from '../../kinds/kinds';
import type { TabField } from '../page/rows';
import type { Written } from '../page/written';

/** The account that a fill has made up in a sign-up form; null where it filled none. */
export function signedUpAs(fields: readonly TabField[], written: ReadonlyMap<FieldId, Written>): SiteAccount | null {
  const filled = fields.filter(({ field }) => /filled|unchanged/.test(written.get(field.id)?.report.outcome ?? ''));
  const form = filled.find(({ entry }) => entry.kind === 'new-password')?.field.form;
  if (form === undefined) return null;
  const textOf = (kind: Kind) =>
    filled.find(({ field, entry }) => field.form === form && entry.kind === kind)?.entry.shown ?? '';
  const account = { email: textOf('email'), username: textOf('username'), password: textOf('new-password') };
  return account.email || account.username ? account : null;
}
