/** The radio buttons that make one group (HTML, "radio button group"). */
import { closest, findAll, localNameOf, rootOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import { choicesBeside } from '../choice/sibling-hosts';

type Radio = HTMLInputElement;

const formElements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!.get!;

/** All radio buttons of an element's group, itself included, in page order. */
export function radioMembers(element: Radio): Radio[] {
  const members = element.name ? sharingName(element) : sharingPlace(element);
  return members.length > 1 && members.includes(element) ? members : sharingHosts(element);
}

function sharingName(element: Radio): Radio[] {
  const { name, form } = element;
  return named(element, name).filter((other) => isRadio(other) && other.name === name && other.form === form);
}

/** Named elements near; the browser keeps an index of a form's and of a document's names. */
function named(element: Radio, name: string): Radio[] {
  if (element.form) {
    const found = (formElements.call(element.form) as HTMLFormControlsCollection).namedItem(name);
    return found instanceof RadioNodeList ? ([...found] as Radio[]) : found ? [found as Radio] : [];
  }
  const root = rootOf(element);
  if (root === element.ownerDocument) {
    return [...Document.prototype.getElementsByName.call(root as Document, name)] as Radio[];
  }
  const selector = `input[type=radio][name="${CSS.escape(name)}"]`;
  return 'querySelectorAll' in root ? [...findAll<Radio>(root as ShadowRoot, selector)] : [];
}

/** Without a name the browser groups nothing; pages that do it themselves keep them in one container. */
function sharingPlace(element: Radio): Radio[] {
  const namelessIn = (box: Element) => [
    ...findAll<Radio>(box, 'input[type=radio]:not([name]), input[type=radio][name=""]'),
  ];
  const isGroup = (box: Element) => namelessIn(box).length > 1;
  const named = closest(element, '[role=radiogroup]');
  const group =
    named && isGroup(named)
      ? named
      : (nearestBox(element, isGroup, { ends: null, mostChildren: Infinity }) ?? closest(element, 'fieldset'));
  return group ? namelessIn(group) : [element];
}

/** Components with a radio button each do the grouping themselves. */
function sharingHosts(element: Radio): Radio[] {
  return choicesBeside(element, 'input[type=radio]') as Radio[];
}

function isRadio(element: Element): element is Radio {
  return localNameOf(element) === 'input' && (element as Radio).type === 'radio';
}
