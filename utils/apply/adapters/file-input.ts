import type { FileSpec } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { sendChange, sendInput } from '../native/events';
import { enterField, leaveField } from '../native/focus';
import { filled, refused } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;
const namesIn = (files: FileList | null) =>
  [...(files ?? [])]
    .map((file) => file.name)
    .join(', ')
    .slice(0, 200);

/** `input type=file`. */
export const fileInput: Adapter = {
  name: 'file-input',
  selector: 'input',
  claims: (element) => element.localName === 'input' && (element as HTMLInputElement).type === 'file',
  describe: (field) => ({
    control: 'file',
    accept: (field.element.getAttribute('accept') ?? '').slice(0, 1_000),
    multiple: elementOf(field).multiple,
  }),
  holds: (field) => namesIn(elementOf(field).files),
  read: (field) => [...(elementOf(field).files ?? [])],
  write(field, value, context) {
    const element = elementOf(field);
    if (value.as !== 'files') return refused('failed', namesIn(element.files));
    const specs = element.multiple ? value.files : value.files.slice(0, 1);
    return set(element, specs.map(fileOf), context);
  },
  restore: (field, held, context) => set(elementOf(field), held as readonly File[], context),
};

function fileOf({ name, type, base64 }: FileSpec): File {
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type });
}

/** Pages that take the files empty the input at once, so what was handed over counts, not what is left. */
function set(element: HTMLInputElement, files: readonly File[], context: WriteContext): Written {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  enterField(element, context);
  element.files = transfer.files;
  const taken = namesIn(element.files);
  sendInput(element);
  sendChange(element);
  leaveField(element, context);
  return filled(taken);
}
