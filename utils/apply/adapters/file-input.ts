import { attribute, findAll, localNameOf, parentElementOf, textContentOf } from '../../dom/nodes';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { sendChange, sendInput } from '../native/events';
import { fileOf, filesIn, namesOf } from '../native/files';
import { enterField, leaveField } from '../native/focus';
import { noteButtons, pressAdded } from '../widget/added-buttons';
import { until } from '../widget/until';
import { isLong } from '../widget/long-box';
import { widgetBox } from '../widget/widget-box';
import { filled, refused } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;
const namesIn = (files: FileList | null) => namesOf([...(files ?? [])]);

/** Milliseconds for a page that takes the files over to show them. */
const reaction = 250;

/** A box of text that takes no typing shows what was chosen. */
function namesBeside(element: Element): Element[] {
  const around = parentElementOf(element);
  return around && !isLong(around) ? [...findAll(around, ':scope > input[readonly]')] : [];
}

/** `input type=file`. */
export const fileInput: Adapter = {
  name: 'file-input',
  selector: 'input',
  claims: (element) => localNameOf(element) === 'input' && (element as HTMLInputElement).type === 'file',
  gather: (element) => ({ members: [element], parts: namesBeside(element) }),
  describe: (field) => ({
    control: 'file',
    accept: attribute(field.element, 'accept').slice(0, 1_000),
    multiple: elementOf(field).multiple,
  }),
  holds: (field) => namesIn(elementOf(field).files),
  read: (field) => [...(elementOf(field).files ?? [])],
  write(field, value, context) {
    const element = elementOf(field);
    if (value.as !== 'files') return refused('failed', namesIn(element.files));
    const specs = element.multiple ? value.files : value.files.slice(0, 1);
    noteButtons(widgetBox(element));
    return set(element, specs.map(fileOf), context);
  },
  async restore(field, held, context) {
    const box = widgetBox(field.element);
    const written = await set(elementOf(field), held as readonly File[], context);
    await pressAdded(box, context.signal);
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
  await until(element, () => isTakenOver(element, taken), reaction, context.signal);
  return filled(taken);
}

function isTakenOver(element: HTMLInputElement, names: string): boolean {
  if (names === '' || !element.isConnected || namesIn(element.files) !== names) return true;
  return textContentOf(parentElementOf(parentElementOf(element)))?.includes(names.split(', ')[0]!) ?? false;
}
