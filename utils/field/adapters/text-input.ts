import { carries, findAll, localNameOf } from '../../dom/nodes';
import { limits } from '../../limits';
import type { TextControl } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { boundedAttribute, lengthOf } from '../native/attributes';
import type { TextElement } from '../native/text-element';
import { maxText } from '../../dom/text';

const inputTypes = ['text', 'search', 'url', 'tel', 'email', 'password'] as const;
const maskAttributes = [
  'data-mask',
  'data-inputmask',
  'data-inputmask-mask',
  'data-date-format',
  'data-format',
  'mask',
];

const elementOf = (field: FieldElements) => field.element as TextElement;

/** Lines of text: `input` of the text-like types and `textarea`. */
export const textInput: Adapter = {
  name: 'text-input',
  isSwift: true,
  selector: 'input, textarea',
  claims: (element) => typeOf(element) !== null,
  describe: (field) => describe(elementOf(field)),
  holds: (field) => elementOf(field).value,
};

function typeOf(element: Element): TextControl['type'] | null {
  if (localNameOf(element) === 'textarea') return 'textarea';
  if (localNameOf(element) !== 'input') return null;
  return inputTypes.find((type) => type === (element as HTMLInputElement).type) ?? null;
}

function describe(element: TextElement): TextControl {
  const type = typeOf(element) ?? 'text';
  return {
    control: 'text',
    type,
    inputMode: boundedAttribute(element, 'inputmode').toLowerCase(),
    pattern: type === 'textarea' ? '' : boundedAttribute(element, 'pattern', 2_000),
    minLength: lengthOf(element, 'minlength'),
    maxLength: lengthOf(element, 'maxlength'),
    multiple: type === 'email' && carries(element, 'multiple'),
    ...suggestionsOf(element),
    passwordRules: boundedAttribute(element, 'passwordrules'),
    mask:
      maskAttributes.map((name) => boundedAttribute(element, name, 200)).find((mask) => mask !== '') ??
      blanksIn(element),
  };
}

const onlyBlanks = /^[^\p{L}\p{N}_]*(?:_[^\p{L}\p{N}_]*){3,40}$/u;

/** The mask that an empty field shows as its value. */
function blanksIn({ value }: TextElement): string {
  return value.length <= 100 && onlyBlanks.test(value) ? value : '';
}

/** Of those that are not read it is not asked whether they can be chosen. */
function suggestionsOf(element: TextElement): Pick<TextControl, 'suggestions' | 'suggestionCount'> {
  const list = carries(element, 'list') ? (element as HTMLInputElement).list : null;
  const suggestions: string[] = [];
  const options = list ? findAll(list, 'option') : [];
  let seen = 0;
  for (const option of options) {
    if (suggestions.length === limits.suggestions) break;
    seen++;
    if (!option.disabled && option.value !== '') suggestions.push(option.value.slice(0, maxText));
  }
  return { suggestions, suggestionCount: suggestions.length + options.length - seen };
}
