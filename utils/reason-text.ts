import type { ReasonCode } from './reasons';
import { text, type TextKey } from './text';

export function reasonKey(reason: ReasonCode): TextKey {
  return `reason_${reason.replaceAll('-', '_')}` as TextKey;
}

/** Why a field was left, refused or changed, in a sentence. */
export function reasonText(reason: ReasonCode): string {
  return text(reasonKey(reason));
}
