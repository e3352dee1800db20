import type { ReasonCode } from './reasons';
import { text, type TextKey } from './text';

/** Why a field was left, refused or changed, in one sentence. A test sees to it that every reason has its text. */
export function reasonText(reason: ReasonCode): string {
  return text(`reason_${reason.replaceAll('-', '_')}` as TextKey);
}
