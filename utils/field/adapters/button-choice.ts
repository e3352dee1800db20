import { attribute, attributeOf, isMatch } from '../../dom/nodes';
import { limits } from '../../limits';
import type { Control, Option } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { isCaptionedBox, isDrawnToPress } from '../choice/captioned-choices';
import { isFormChoice } from '../choice/form-choice';
import { choiceSelector, choicesOf, firstOf, hiddenInputs, misnamedRadios } from '../choice/choice-buttons';
import { chosen, isMultiple, choiceName } from '../choice/choice-state';
import { isPointed } from '../choice/drawn-box';
import { touchables } from '../choice/touchables';
import { isDisabled } from '../saying/disabled';

/** Choices that stand open as buttons: radio groups, segmented buttons, stars, toggle groups, without native inputs. */
export const buttonChoice: Adapter = {
  name: 'button-choice',
  selector: `${choiceSelector}, ${misnamedRadios}`,
  claims: (element) =>
    !isMatch(element, 'input') && firstOf(element) !== null && choicesOf(element).length > 1 && isFormChoice(element),
  isDrawn: (element) =>
    isMatch(element, touchables) ? isPointed(element) : !isCaptionedBox(element) || isDrawnToPress(element),
  gather: (element) => ({
    members: [element],
    parts: [...choicesOf(element), ...hiddenInputs(element)].filter((part) => part !== element),
  }),
  describe,
  holds: ({ element }) => chosen(element).map(choiceName).join(', '),
};

export const isRating = (text: string) => /star|rating|^[1-9]$|^10$/i.test(text);

function describe({ element }: FieldElements): Control {
  const options = optionsOf(element);
  return {
    control: 'choice',
    type: options.every(({ text }) => isRating(text)) ? 'rating' : isMultiple(element) ? 'check-group' : 'radio',
    multiple: isMultiple(element),
    options,
    optionCount: choicesOf(element).length,
    optionsKnown: true,
    editable: false,
  };
}

/** The choices, in their order. */
export function optionsOf(element: Element): Option[] {
  return choicesOf(element)
    .slice(0, limits.options)
    .map((choice, index) => ({
      index,
      value: attributeOf(choice, 'data-value') ?? attribute(choice, 'value'),
      text: choiceName(choice),
      disabled: isDisabled(choice),
      group: '',
    }));
}
