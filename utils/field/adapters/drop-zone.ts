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
import { nearestBox } from '../box/boxes-around';
import type { FileControl } from '../../pipeline';
import type { Adapter } from '../adapter';
import { isPageChrome, isInForm } from '../widget/page-chrome';
import { maxText } from '../../dom/text';

const names =
  /(^|[-_\s])(drop-?(zone|area|box)|file-?drop|dnd|dragger|drag-?(zone|area|drop)|upload-?(zone|area|drop|dragger|box))(?![a-z])|dropzone/i;
/** Elements worth asking about. */
export const dropZoneSelector = ['drop', 'drag', 'upload', 'dnd']
  .flatMap((word) => [`[class*=${word} i]`, `[id*=${word} i]`, `[data-testid*=${word} i]`])
  .join();
const otherFields = 'input:not([type=hidden]), textarea, select, [role=combobox], [contenteditable]';

/** Places for files to be dropped on that hold no file input: it stands elsewhere, or is made when asked for. */
export const dropZone: Adapter = {
  name: 'drop-zone',
  selector: dropZoneSelector,
  claims: (element) =>
    isNamed(element) &&
    isForFiles(element) &&
    !isHandle(element) &&
    !findFirst(element, otherFields) &&
    !isMatch(element, otherFields) &&
    !isInsideOther(element) &&
    !isPageChrome(element),
  gather: (element) => ({ members: [element], parts: [...findAll(element, dropZoneSelector)].slice(0, 20) }),
  describe: ({ element }) => describe(element),
  holds: ({ element }) => fileNamesIn(element),
};

export function isNamed(element: Element): boolean {
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
  return nearestBox(element, isNamed, { ends: 'body' }) !== null || standsBesideInput(element);
}

/** The input may have a box of its own beside the zone, as long as that box is no zone itself (Syncfusion). */
function standsBesideInput(element: Element): boolean {
  const around = parentElementOf(element);
  if (!around) return false;
  if (findFirst(around, ':scope > input[type=file]')) return true;
  if (isMatch(around, 'form, fieldset, section, main, body')) return false;
  return [...findAll(around, 'input[type=file]')].some((input) => !nearestBox(input, isNamed, { ends: 'body' }));
}

/** The input of a drop zone may stand at the end of the page (Dropzone). */
function describe(element: Element): FileControl {
  const input = findFirst(documentOf(element), 'body > input[type=file]');
  const accept = attributeOf(input, 'accept') ?? attribute(element, 'data-accept');
  return { control: 'file', accept: accept.slice(0, 1_000), multiple: carries(input, 'multiple') ?? false };
}

const fileName = /[\w-]{1,80}\.(?:pdf|png|jpe?g|gif|webp|txt|csv|docx?|xlsx?|zip|mp[34])\b/gi;

export function fileNamesIn(element: Element): string {
  const text = (textContentOf(element) ?? '').slice(0, 2_000);
  return [...new Set(text.match(fileName) ?? [])].join(', ').slice(0, maxText);
}
