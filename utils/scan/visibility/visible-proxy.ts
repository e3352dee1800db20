import { optionRowOf } from '../../field/list/option-row';
import { repeatsOptions } from '../../field/list/repeats-options';
import { isBlankChoice } from '../../field/saying/no-choice';
import {
  attribute,
  closest,
  composedParentOf,
  findAll,
  isMatch,
  isRendered,
  localNameOf,
  nextElementOf,
  parentElementOf,
  previousElementOf,
  rectOf,
  textContentOf,
} from '../../dom/nodes';
import type { Found, Survey } from '../survey';
import { labelsFor } from '../labels';
import { elementsNamed } from '../ids';
import { ownBoxes, drawnBoxes, siblingsOf } from './around';
import { holds, isLaidOut, liesUnder } from './places';

/** Whether an element shows. */
export type IsShown = (element: Element) => boolean;

/** What a kind of control may hide behind. */
interface ProxyRule {
  readonly name: string;
  readonly selector: string;
  /** Elements of which one must show. */
  proxies(element: Element, found: Found, survey: Survey): readonly Element[];
}

/** Hidden from everyone by name: the visible widget beside it is the field, this only mirrors it for the form. */
const mirrors = '[aria-hidden=true][tabindex="-1"]:not([type=file])';
/** What a person presses to choose a file where the input itself is hidden. */
const buttons = 'button:not([type=submit]),[role=button]';
const openers = `${buttons},label,a`;
const dropDownOpeners = `${buttons},summary,[tabindex="0"]`;
/** Boxes around a box to tick in a closed drop-down, at most. */
const maxClosed = 8;
const skinClass = /select|dropdown|drop-down|choices|chosen|picker|combo/i;
/** What is drawn there works on something else: the headings of an editor (Quill). */
const toolbars = '[role=toolbar], [class*=toolbar i]:not([class*=btn-toolbar i])';
const sliderClass = /slider|range|thumb|track/i;
const fieldLike = 'input,select,textarea,[role],[contenteditable]';
const maxInside = 50;
/** Wider than any slider's thumb, in CSS pixels. */
const maxThumb = 48;
/** Higher than any widget's closed box, in CSS pixels. */
const maxBoxHeight = 160;

const rules: readonly ProxyRule[] = [
  {
    name: 'a box: the label a person clicks instead, the tick or switch drawn right after it or just around it',
    selector: 'input[type=checkbox],input[type=radio],[role=checkbox],[role=switch]',
    proxies: (element, found, survey) => [
      ...labelsOf(element, found, survey),
      ...elementsNamed(attribute(element, 'aria-labelledby'), element),
      ...drawnBoxes(element),
      ...ownBoxes(element, 2).filter(isTick),
    ],
  },
  {
    name: 'a box in a closed drop-down: what opens that, where it asks to choose',
    selector: 'input[type=checkbox],input[type=radio]',
    proxies: openersAround,
  },
  {
    name: 'a file input: its label, the button or drop zone it lies in, or a button right beside it',
    selector: 'input[type=file]',
    proxies: (element, found, survey) => [
      ...labelsOf(element, found, survey),
      ...ownBoxes(element, 2),
      ...openersBeside(element),
    ],
  },
  {
    name: 'a select: the drawn list beside or around it, unless that is a field by itself or formats text',
    selector: `select:not(:is(${toolbars}) *)`,
    proxies: (element, _found, survey) =>
      [nextElementOf(element), previousElementOf(element), composedParentOf(element)].filter(
        (beside) => beside !== null && isSkin(beside, element, survey),
      ) as Element[],
  },
  {
    name: 'a slider: the track it lies on or beside, or the thumb drawn around it',
    selector: 'input[type=range],[role=slider]',
    proxies: (element) =>
      isLeftOut(element)
        ? []
        : [...ownBoxes(element, 2).filter(isTrackOrThumb), ...siblingsOf(element).filter(isTrack)],
  },
  {
    name: 'a slider that lies transparent over the stars drawn for it',
    selector: 'input[type=range]',
    proxies: (element) => (isLaidOut(element) ? siblingsOf(element).filter(liesUnder(element)) : []),
  },
  {
    name: 'a combobox: the box that shows its choice; a button that is not drawn at all has none',
    selector: '[role=combobox],[aria-haspopup]:not([aria-haspopup=false])',
    proxies: (element) =>
      isMatch(element, 'button,[role=button]') && !isRendered(element)
        ? []
        : ownBoxes(element, 4).filter((box) => rectOf(box).height <= maxBoxHeight),
  },
  {
    name: 'a code typed as one: the boxes drawn for its characters',
    selector: 'input[autocomplete=one-time-code]',
    proxies: (element) => ownBoxes(element, 3).filter((box) => rectOf(box).height <= maxBoxHeight),
  },
  {
    name: 'the control inside a component, transparent while its label lies over it: the component',
    selector: 'input,textarea',
    proxies: (element, { scope }) => (isLaidOut(element) ? scope.hosts.slice(-1) : []),
  },
  {
    name: 'the text box of a component that shows nothing but its label until it has the focus: that label',
    selector: 'input,textarea',
    proxies: (element, found, survey) =>
      found.scope.hosts.length > 0 && isRendered(element) ? labelsOf(element, found, survey) : [],
  },
  {
    name: 'a text box that is transparent while its label floats in it: the label around both',
    selector: 'input,textarea',
    proxies: (element, { scope }) =>
      scope.label && isLaidOut(element) && isRendered(element, { visibilityProperty: true })
        ? [scope.label].filter(holds(element))
        : [],
  },
];

/** Whether something visible stands for a field that is hidden itself. */
export function hasVisibleProxy(element: Element, found: Found, survey: Survey, isShown: IsShown): boolean {
  if (isMatch(element, mirrors)) return false;
  return rules.some(
    ({ selector, proxies }) => isMatch(element, selector) && proxies(element, found, survey).some(isShown),
  );
}

function labelsOf(element: Element, found: Found, survey: Survey): Element[] {
  const wrapping = element === found.element ? found.scope.label : closest(element, 'label');
  return [...labelsFor(element, survey), ...(wrapping ? [wrapping] : [])];
}

/** What stands before the outermost box that is not drawn. */
function openersAround(element: Element): Element[] {
  let closedBox = element;
  for (let box: Element | null = element, level = 0; box && level < maxClosed && isClosed(box); level++) {
    closedBox = box;
    box = parentElementOf(box);
  }
  const opener = previousElementOf(closedBox);
  const asks = isMatch(opener, dropDownOpeners) && isBlankChoice(textContentOf(opener) ?? '');
  return opener && asks ? [opener] : [];
}

const isClosed = (box: Element) => !isRendered(box, { visibilityProperty: true });

/** At the end of a page what stands beside is the page: scripts keep the inputs of drop zones there. */
function openersBeside(element: Element): Element[] {
  const isInPage = localNameOf(parentElementOf(element)) !== 'body';
  return siblingsOf(element).filter((one) => isMatch(one, openers) || (isInPage && findAll(one, buttons).length === 1));
}

/** A range slider that is used for one number keeps its second thumb out of sight. */
function isLeftOut(element: Element): boolean {
  return isMatch(element, '[role=slider]:not(input)') && !isRendered(element);
}

function isTrackOrThumb(box: Element): boolean {
  const { width, height } = rectOf(box);
  return isTrack(box) || Math.max(width, height) <= maxThumb;
}

function isTrack(box: Element): boolean {
  return sliderClass.test(attribute(box, 'class'));
}

/** No larger than a tick or a switch, and drawn. */
function isTick(box: Element): boolean {
  const { width, height } = rectOf(box);
  return isLaidOut(box) && width <= 2 * maxThumb && height <= maxThumb;
}

function isSkin(beside: Element, select: Element, survey: Survey): boolean {
  if (isMatch(beside, 'label,select')) return false;
  const isCalledSo = skinClass.test(attribute(beside, 'class'));
  const isDrawn = (isCalledSo || repeatsOptions(beside, select as HTMLSelectElement)) && !holdsFields();
  return isDrawn || optionRowOf(select as HTMLSelectElement)?.box === beside;

  function holdsFields(): boolean {
    const inside = [beside, ...[...findAll(beside, fieldLike)].slice(0, maxInside)];
    return inside.some((one) => one !== select && survey.fieldElements.has(one));
  }
}
