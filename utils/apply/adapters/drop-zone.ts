import {
  attribute,
  attributeOf,
  carries,
  documentOf,
  findAll,
  findFirst,
  firstChildOf,
  isMatch,
  localNameOf,
  parentElementOf,
  textContentOf,
} from '../../dom/nodes';
import type { FileControl, FileSpec } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { fileOf, filesIn, namesOf } from '../native/files';
import { noteButtons, pressAdded } from '../widget/added-buttons';
import { isFurniture, isInForm } from '../widget/furniture';
import { centreOf } from '../widget/press';
import { until } from '../widget/until';
import { widgetBox } from '../widget/widget-box';
import { filled, refused } from '../widget/written';

/** Milliseconds for a page to show what was dropped. */
const reaction = 400;
const names =
  /(^|[-_\s])(drop-?(zone|area|box)|file-?drop|dnd|dragger|drag-?(zone|area|drop)|upload-?(zone|area|drop|dragger|box))(?![a-z])|dropzone/i;
const selector = ['drop', 'drag', 'upload', 'dnd']
  .flatMap((word) => [`[class*=${word} i]`, `[id*=${word} i]`, `[data-testid*=${word} i]`])
  .join();
const otherFields = 'input:not([type=hidden]), textarea, select, [role=combobox], [contenteditable]';

/** Places for files to be dropped on that hold no file input: it stands elsewhere, or is made when asked for. */
export const dropZone: Adapter = {
  name: 'drop-zone',
  selector,
  claims: (element) =>
    isNamed(element) &&
    isForFiles(element) &&
    !isHandle(element) &&
    !findFirst(element, otherFields) &&
    !isMatch(element, otherFields) &&
    !isInsideOther(element) &&
    !isFurniture(element),
  gather: (element) => ({ members: [element], parts: [...findAll(element, selector)].slice(0, 20) }),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => fileNamesIn(element),
  read: ({ element }) => fileNamesIn(element),
  write: ({ element }, value, context) =>
    value.as === 'files' ? drop(element, value.files, context) : refused('failed', fileNamesIn(element)),
  restore,
};

function isNamed(element: Element): boolean {
  return ['class', 'id', 'data-testid'].some((name) => names.test(attribute(element, name)));
}

const fileWords =
  /files?\b|\bdrop (?:it|them|here|your|a|an|the)\b|drag (?:and|&|'?n'?) drop|\bcv\b|upload|browse|images?\b|photos?\b|pictures?\b|documents?\b|attach|datei|fichier|archivo|arquivo|bestand|plik|soubor|файл|文件|ファイル/i;

/** Cards on boards are dropped on zones too. */
function isForFiles(element: Element): boolean {
  return (
    isInForm(element) ||
    fileWords.test(`${attributeOf(element, 'class')} ${(textContentOf(element) ?? '').slice(0, 300)}`)
  );
}

/** What is dragged itself holds nothing: the thumb of a slider, of a colour. */
const isHandle = (element: Element) => firstChildOf(element) === null && !localNameOf(element).includes('-');

/** The outermost has it; a zone around a file input is that input's. */
function isInsideOther(element: Element): boolean {
  for (let at = parentElementOf(element), depth = 0; at && depth < 4; at = parentElementOf(at), depth++)
    if (isNamed(at)) return true;
  return findFirst(parentElementOf(element), ':scope > input[type=file]') !== null;
}

/** Some keep the zone's input at the end of the page. */
function describe(element: Element): FileControl {
  const input = findFirst(documentOf(element), 'body > input[type=file]');
  const accept = attributeOf(input, 'accept') ?? attribute(element, 'data-accept');
  return { control: 'file', accept: accept.slice(0, 1_000), multiple: carries(input, 'multiple') ?? false };
}

const fileName = /[\w-]{1,80}\.(?:pdf|png|jpe?g|gif|webp|txt|csv|docx?|xlsx?|zip|mp[34])\b/gi;

function fileNamesIn(element: Element): string {
  const text = (textContentOf(element) ?? '').slice(0, 2_000);
  return [...new Set(text.match(fileName) ?? [])].join(', ').slice(0, 200);
}

async function drop(element: Element, specs: readonly FileSpec[], { signal }: WriteContext): Promise<Written> {
  const files = specs.map(fileOf);
  const target = [...findAll(element, '*')].filter(isNamed).at(-1) ?? element;
  const before = element.innerHTML;
  noteButtons(widgetBox(element));
  const isTaken = ['dragenter', 'dragover', 'drop'].map((type) => !send(target, type, files)).some(Boolean);
  if (!isTaken) return refused('refused-by-page', fileNamesIn(element));
  await until(element, () => fileNamesIn(element) !== '' || element.innerHTML !== before, reaction, signal);
  return filled(fileNamesIn(element) || namesOf(files));
}

function send(element: Element, type: string, files: readonly File[]): boolean {
  const dataTransfer = filesIn(files);
  const init = { bubbles: true, cancelable: true, composed: true, dataTransfer, ...centreOf(element) };
  return element.dispatchEvent(new DragEvent(type, init));
}

/** Taken out by the zone's own buttons, where it has some. */
async function restore({ element }: FieldElements, held: unknown, { signal }: WriteContext): Promise<Written> {
  if (fileNamesIn(element) === held) return filled(fileNamesIn(element));
  await pressAdded(widgetBox(element), signal);
  await until(element, () => fileNamesIn(element) === held, reaction, signal);
  return fileNamesIn(element) === held ? filled(fileNamesIn(element)) : refused('refused-by-page', '');
}
