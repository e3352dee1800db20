import { attributeOf, findAll, findFirst, isMatch } from '../../dom/nodes';
import { bareText } from '../../bare-field';
import type { Adapter, FieldElements } from '../adapter';
import { behindTokens, chipTexts, isCaptionedTags, namedBox } from '../choice/tags-box';
import { takesText, typedIn } from '../widget/typed-in';
import { textInput } from './text-input';
import { maxText } from '../../dom/text';

/** Inputs whose entries become chips, one at each Enter, without a list. */
export const tagsInput: Adapter = {
  name: 'tags-input',
  selector: 'input, [contenteditable]',
  claims: takesTags,
  isKnownByQuestion: isCaptionedTags,
  gather: (element) => ({
    members: [element],
    parts: [...(findAll(namedBox(element), 'input, [role=button]') ?? [])].filter((part) => part !== element),
  }),
  describe: (field) => (namedBox(field.element) ? bareText : textInput.describe(field)),
  holds,
};

/** Whether what is typed becomes a chip. */
export function takesTags(element: Element): boolean {
  return isFree(element) && (isMatch(element, behindTokens) || isInNamedBox(element) || isCaptionedTags(element));
}

/** The chips of a list stand in a box of that name too, with the list's own control (TinyVue). */
function isInNamedBox(element: Element): boolean {
  const box = namedBox(element);
  return box !== null && findFirst(box, 'input[role=combobox]') === null;
}

function isFree(element: Element): boolean {
  if (
    isMatch(
      element,
      '[role=combobox], [aria-autocomplete], [hidden], [type=hidden], [type=checkbox], [type=radio], [type=file]',
    )
  )
    return false;
  // An attribute may name a list that is not there (Bulma's tags).
  if ((element as Partial<HTMLInputElement>).list) return false;
  return isMatch(element, 'input') || attributeOf(element, 'contenteditable') !== 'false';
}

/** The chips, else what stands in the box still. */
function holds({ element }: FieldElements): string {
  return chipTexts(element) || (takesText(element) ? typedIn(element).slice(0, maxText) : '');
}
