import { findAll } from '../../dom/nodes';
import type { FileSpec } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { namesOf } from '../../field/native/file-names';
import { fileOf, filesIn } from '../native/files';
import { noteButtons, pressAdded } from '../widget/added-buttons';
import { centreOf } from '../widget/press';
import { waitFor } from '../widget/wait-for';
import { widgetBox } from '../../field/box/widget-box';
import { filled, refused } from '../widget/written';
import { isNamed, fileNamesIn } from '../../field/adapters/drop-zone';
import { reaction } from '../widget/reaction';

export const dropZoneWriter: FieldWriter = {
  read: ({ element }) => fileNamesIn(element),
  write: ({ element }, value, context) =>
    value.as === 'files' ? drop(element, value.files, context) : refused('failed', fileNamesIn(element)),
  restore,
};

async function drop(element: Element, specs: readonly FileSpec[], context: WriteContext): Promise<Written> {
  const files = specs.map(fileOf);
  const target = [...findAll(element, '*')].filter(isNamed).at(-1) ?? element;
  const before = element.innerHTML;
  noteButtons(widgetBox(element), context);
  const isAccepted = ['dragenter', 'dragover', 'drop'].map((type) => !send(target, type, files)).some(Boolean);
  if (!isAccepted) return refused('refused-by-page', fileNamesIn(element));
  const isTaken = () => fileNamesIn(element) !== '' || element.innerHTML !== before;
  await waitFor(element, isTaken, reaction.press, context.signal);
  return filled(fileNamesIn(element) || namesOf(files));
}

function send(element: Element, type: string, files: readonly File[]): boolean {
  const dataTransfer = filesIn(files);
  const init = { bubbles: true, cancelable: true, composed: true, dataTransfer, ...centreOf(element) };
  return element.dispatchEvent(new DragEvent(type, init));
}

/** Taken out by the zone's own buttons, where it has some. */
async function restore({ element }: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  if (fileNamesIn(element) === held) return filled(fileNamesIn(element));
  await pressAdded(widgetBox(element), context);
  await waitFor(element, () => fileNamesIn(element) === held, reaction.press, context.signal);
  return fileNamesIn(element) === held ? filled(fileNamesIn(element)) : refused('refused-by-page', '');
}
