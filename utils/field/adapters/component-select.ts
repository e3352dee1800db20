import { findAll, isMatch } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { hostOptions, rootOfWidget, shownIn } from '../list/host-options';
import { isNoChoice } from '../saying/no-choice';
import { queryInside } from '../../dom/tree';
import { toOptions, type ListedOption } from '../list/option-list';

/** What a component puts into the button of another, and says that it opens something (Auro). */
const putInTrigger = '[slot=trigger][aria-haspopup]:not([role])';

/** Elements worth asking about. */
export const componentSelectSelector = `button[aria-haspopup], [role=button][aria-haspopup], [role=combobox]:not(input), ${putInTrigger}`;

/** Selects that are components: a button in the shadow tree, options that are the component's children (Ionic, Spectrum). */
export const componentSelect: Adapter = {
  name: 'component-select',
  selector: componentSelectSelector,
  claims: (element) => !isMatch(element, '[aria-haspopup=false], :disabled') && hostOptions(element).length > 1,
  gather: (element) => ({ members: [element], parts: [...(findAll(rootOfWidget(element), sent) ?? [])] }),
  describe,
  holds,
};

/** What a component keeps beside its button for its form (Momentum). */
const sent = 'input[aria-hidden=true][tabindex="-1"]';

function describe({ element }: FieldElements): Control {
  const options = hostOptions(element);
  return {
    control: 'choice',
    type: 'combobox',
    multiple: isMultiple(element),
    options: toOptions(options),
    optionCount: options.length,
    optionsKnown: true,
    editable: false,
  };
}

/** Of the component by its attribute, or by the boxes that its options draw (Carbon's web components). */
export function isMultiple(trigger: Element): boolean {
  const isSaid = isMatch(rootOfWidget(trigger)?.host, '[multiple]:not([multiple=false])') ?? false;
  const [option] = hostOptions(trigger);
  return isSaid || (option !== undefined && queryInside(option.element, 'input[type=checkbox]').length > 0);
}

function chosen({ element }: FieldElements): ListedOption[] {
  return shownIn(element, hostOptions(element)).filter(({ text }) => !isNoChoice(text));
}

export function chosenTexts(field: FieldElements): string[] {
  return chosen(field).map(({ text }) => text);
}

function holds(field: FieldElements): string {
  return chosenTexts(field).join(', ');
}
