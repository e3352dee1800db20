import type { WriteContext, Written } from '../field-writer';
import { changedByPage, filled, refused, unchanged } from '../widget/written';
import type { TextElement } from '../../field/native/text-element';
import { typeThenLeave } from './type-at-once';
import { typeByKeys } from './type-by-keys';

/**
 * Writes a text as it is, beyond `maxlength` and every rule, and reads it back: at once; key by key only where the page
 * keeps nothing of that. What a page makes of it is told, not fought.
 */
export function writeExactly(element: TextElement, text: string, context: WriteContext): Written | Promise<Written> {
  if (element.readOnly) return refused('read-only', element.value);
  const before = element.value;
  if (isSame(before, text)) return unchanged(before);
  return typeThenLeave(element, text, context, (now) => {
    if (!now) return refused('gone', '');
    const written = judge(now.value, before, text);
    return written.outcome === 'refused' ? typeByKeys(now, text, context).then(judgeLate) : written;
  });
  function judgeLate(now: TextElement | null): Written {
    return now ? judge(now.value, before, text) : refused('gone', '');
  }
}

function judge(holds: string, before: string, text: string): Written {
  if (isSame(holds, text)) return filled(holds);
  return holds === '' || holds === before ? refused('refused-by-page', holds) : changedByPage(holds);
}

/** Line ends are told as `\n` by every control (HTML, "API value"). */
function isSame(holds: string, text: string): boolean {
  return holds === text.replace(/\r\n?/g, '\n');
}
