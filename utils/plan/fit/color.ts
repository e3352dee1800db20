import type { Draft } from '../draft';
import type { Stream } from '../stream';
import { fittedText, type Fitted } from './fitted';

const simpleColor = /^#[0-9a-f]{6}$/i;

/** A colour as `input type=color` takes it: `#rrggbb`, lower case. */
export function fitColor(draft: Draft, { stream }: { readonly stream: Stream }): Fitted {
  const drafted = draft.is === 'text' ? draft.forms.find((form) => simpleColor.test(form)) : undefined;
  return fittedText((drafted ?? `#${stream.int(0, 0xff_ff_ff).toString(16).padStart(6, '0')}`).toLowerCase());
}
