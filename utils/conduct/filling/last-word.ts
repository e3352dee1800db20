import type { LastWord } from '../../messages/announcements';
import { rulesStore, withSaved } from '../../settings/rules-store';

/** Saves what a page of ours had not saved when it was closed. */
export async function takeLastWord({ rule, isNew }: LastWord): Promise<void> {
  await rulesStore.change((rules) => withSaved(rules, rule, isNew));
}
