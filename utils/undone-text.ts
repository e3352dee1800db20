import type { TabState } from './messages/tab-state';
import type { countedText, text } from './text';

/** What an undo did: the fields put back, those the page held on to, those that have left, those the person changed since. */
export function undoneText(
  { isStopped, restored, of, gone, kept }: NonNullable<TabState['undone']>,
  say: typeof text,
  sayCounted: typeof countedText,
): string {
  const refused = isStopped ? 0 : of - restored - gone - kept;
  const parts = [
    say('undoneRestored', restored, of),
    ...(refused > 0 ? [sayCounted('undoneRefused', refused)] : []),
    ...(gone > 0 ? [sayCounted('undoneGone', gone)] : []),
    ...(kept > 0 ? [sayCounted('undoneKept', kept)] : []),
  ];
  return parts.join(say('partSeparator'));
}
