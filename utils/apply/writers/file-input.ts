import { parentElementOf, textContentOf } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { sendChange, sendInput } from '../native/events';
import { fileOf, filesIn } from '../native/files';
import { enterField, leaveField } from '../native/focus';
import { noteButtons, pressAdded } from '../widget/added-buttons';
import { waitFor } from '../widget/wait-for';
import { widgetBox } from '../../field/box/widget-box';
import { filled, refused } from '../widget/written';
import { namesIn } from '../../field/adapters/file-input';
import { reaction } from '../widget/reaction';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

export const fileInputWriter: FieldWriter = {
  read: (field) => [...(elementOf(field).files ?? [])],
  write(field, value, context) {
    const element = elementOf(field);
    if (value.as !== 'files') return refused('failed', namesIn(element.files));
    const specs = element.multiple ? value.files : value.files.slice(0, 1);
    noteButtons(widgetBox(element), context);
    return set(element, specs.map(fileOf), context);
  },
  async restore(field, held, context) {
    const box = widgetBox(field.element);
    const written = await set(elementOf(field), held as readonly File[], context);
    await pressAdded(box, context);
    return written;
  },
};

/** Pages that take the files empty the input at once, so what was handed over counts, not what is left. */
async function set(element: HTMLInputElement, files: readonly File[], context: WriteContext): Promise<Written> {
  enterField(element, context);
  element.files = filesIn(files).files;
  const taken = namesIn(element.files);
  sendInput(element);
  sendChange(element);
  leaveField(element, context);
  await waitFor(element, () => isTakenOver(element, taken), reaction.filesTakenOver, context.signal);
  return filled(taken);
}

function isTakenOver(element: HTMLInputElement, names: string): boolean {
  if (names === '' || !element.isConnected || namesIn(element.files) !== names) return true;
  return textContentOf(parentElementOf(parentElementOf(element)))?.includes(names.split(', ')[0]!) ?? false;
}
