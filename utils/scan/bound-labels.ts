import type { FieldText } from '../pipeline';
import { attribute, contains, isMatch, rootOf } from '../dom/nodes';
import { elementsNamed } from './ids';
import type { Survey } from './survey';
import { textOf, tidy } from '../dom/text';

/** Reads a label's text; each label once, however many fields it speaks for. */
export type ReadText = (element: Element) => string;

export function createReadText(): ReadText {
  const known = new Map<Element, string>();
  return (element) => {
    const text = known.get(element) ?? textOf(element);
    known.set(element, text);
    return text;
  };
}

/** Labels bound by `for`: of the element's own tree only, as the browser has it. */
export function labelsFor(element: Element, survey: Survey): readonly Element[] {
  const id = attribute(element, 'id');
  return id ? (survey.labelsFor.get(rootOf(element))?.get(id) ?? []) : [];
}

/** Attributes by which components take the text of the label they draw. */
const componentNames = ['label', 'label-text', 'title-text', 'legend-text', 'field-label', 'accessible-name'];

/** Texts an element is given by name: `label for`, the wrapping label, the ARIA attributes, `title`, `placeholder`. */
export function boundTexts(element: Element, wrapping: Element | null, survey: Survey, read: ReadText): FieldText[] {
  const labels = new Set([...labelsFor(element, survey), ...(wrapping && isOwn(wrapping, element) ? [wrapping] : [])]);
  const named = (name: string) => elementsNamed(attribute(element, name), element);
  const names = named('aria-labelledby').filter((name) => !isOwnValue(name, element));
  return [
    ...[...labels].map((label): FieldText => ({ source: 'label', text: read(label) })),
    ...componentNames.flatMap((name) => spoken(element, name, 'label')),
    { source: 'aria-labelledby', text: tidy(names.map(textOrLabel(read)).join(' ')) },
    ...spoken(element, 'aria-label', 'aria-label'),
    { source: 'aria-describedby', text: tidy(named('aria-describedby').map(read).join(' ')) },
    ...spoken(element, 'aria-description', 'aria-describedby'),
    ...spoken(element, 'placeholder', 'placeholder'),
    ...spoken(element, 'aria-placeholder', 'placeholder'),
    ...spoken(element, 'data-placeholder', 'placeholder'),
    ...spoken(element, 'title', 'title'),
    ...spoken(element, 'data-original-title', 'title'),
  ];
}

/** What stands in a combobox is its value, unless it is called a label: select2 is named by what was chosen. */
function isOwnValue(name: Element, element: Element): boolean {
  return isMatch(element, '[role=combobox]') && contains(element, name) && !isMatch(name, 'label,[class*=label i]');
}

/** What an element that names another is called itself: its text, else its own `aria-label`. */
function textOrLabel(read: ReadText): ReadText {
  return (element) => read(element) || tidy(attribute(element, 'aria-label'));
}

/** A label with a `for` that names something else does not speak for what it wraps. */
function isOwn(label: Element, element: Element): boolean {
  const target = attribute(label, 'for');
  return target === '' || target === attribute(element, 'id') || elementsNamed(target, label).length === 0;
}

function spoken(element: Element, name: string, source: FieldText['source']): FieldText[] {
  const text = tidy(attribute(element, name));
  return text ? [{ source, text }] : [];
}
