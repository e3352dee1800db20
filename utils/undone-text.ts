import type { TabState } from './messages';
import type { countedText, text } from './text';

/** What an undo did: the fields put back, those that have left the page, those the person changed since. */
export function undoneText(
  { restored, of, gone, kept }: NonNullable<TabState['undone']>,
  say: typeof text,
  sayCounted: typeof countedText,
): string {
  const parts = [
    say('undoneRestored', restored, of),
    ...(gone > 0 ? [sayCounted('undoneGone', gone)] : []),
    ...(kept > 0 ? [sayCounted('undoneKept', kept)] : []),
  ];
  return parts.join(say('partSeparator'));
}
