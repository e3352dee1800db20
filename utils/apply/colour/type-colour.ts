import type { WriteContext } from '../field-writer';
import { typeAtOnce } from '../native/type-at-once';
import { typeByKeys } from '../native/type-by-keys';
import { hexOf, notations } from '../../field/colour/colour';
import { nextTask } from '../widget/wait-for';

/** Types a colour in the notation the input takes. */
export async function typeColour(input: HTMLInputElement, colour: string, context: WriteContext): Promise<boolean> {
  const hex = hexOf(colour);
  for (const text of notations(colour, input.value)) {
    if (context.signal.aborted || !input.isConnected) return false;
    typeAtOnce(input, text, context);
    await nextTask();
    if (hexOf(input.value) === hex) return true;
    await typeByKeys(input, text, context);
    await nextTask();
    if (hexOf(input.value) === hex) return true;
  }
  return false;
}
