import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { restoreText } from '../native/restore-text';
import { textsOf } from '../requested';
import { hexOf } from '../../field/colour/colour';
import { typeColour } from '../colour/type-colour';
import { filled, refused, unchanged } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

export const colourInputWriter: FieldWriter = {
  looksAgain: true,
  read: (field) => elementOf(field).value,
  write: (field, value, context) => write(elementOf(field), textsOf(value)?.[0] ?? '', context),
  restore: (field, held, context) => restoreText(elementOf(field), held as string, context),
};

async function write(input: HTMLInputElement, wanted: string, context: WriteContext): Promise<Written> {
  const hex = hexOf(wanted);
  if (!hex) return refused('failed', input.value);
  if (hexOf(input.value) === hex) return unchanged(input.value);
  const isThere = await typeColour(input, hex, context);
  return isThere ? filled(input.value) : refused('refused-by-page', input.value);
}
