import type { TabState } from '../../utils/messages/tab-state';
import { countedText, text } from '../../utils/text';

/** What of a very large page was not read, in sentences; none for nearly all pages. */
export function leftOutTexts({ leftOut, found }: Pick<TabState, 'leftOut' | 'found'>): readonly string[] {
  return [
    ...(leftOut.fields ? [text('fieldsLeftOut', found)] : []),
    ...(leftOut.frames > 0 ? [countedText('framesLeftOut', leftOut.frames)] : []),
  ];
}
