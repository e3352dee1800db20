import { findFirst, parentElementOf } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import type { Written, FieldWriter } from '../field-writer';
import { restoreText } from '../native/restore-text';
import { textsOf } from '../requested';
import { writeText } from '../native/write-text';
import { focusOn } from '../widget/focus-on';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { writeExactly } from '../native/write-exactly';
import { refused } from '../widget/written';
import { reaction } from '../widget/reaction';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

export const numberInputWriter: FieldWriter = {
  looksAgain: true,
  read: (field) => elementOf(field).value,
  writeExactly: (field, text, context) => writeExactly(elementOf(field), text, context),
  write(field, value, context) {
    const texts = textsOf(value);
    return texts
      ? inTyped(field, (input) => writeText(input, texts, context))
      : refused('failed', elementOf(field).value);
  },
  restore: (field, held, context) => inTyped(field, (input) => restoreText(input, held as string, context)),
};

/**
 * A number that is shown with its unit gives its place, once it is gone into, to the bare one beside it (Kendo UI).
 * @returns at once where there is no such pair
 */
function inTyped({ element }: FieldElements, write: (input: HTMLInputElement) => Answer): Answer {
  const own = element as HTMLInputElement;
  const twin = findFirst<HTMLInputElement>(parentElementOf(element), bareNumbers);
  if (!twin || twin === element) return write(own);
  focusOn(element);
  return waitFor(element, () => isShown(twin), reaction.twinShown).then((isSwapped) => write(isSwapped ? twin : own));
}

type Answer = Written | Promise<Written>;

const bareNumbers = ':scope > input[role=spinbutton][style*="display: none"]';
