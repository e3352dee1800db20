import {
  attributeOf,
  closest,
  documentOf,
  findFirst,
  idOf,
  nextElementOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { referenced } from '../../dom/tree';
import { entryText } from './entry-text';

/**
 * What a button of a choice is called: by its label, its text, what it says names it, what stands beside it, its value. A drawn mark is no text.
 * @returns '' where it says nothing
 */
export function choiceText(choice: Element): string {
  const label = attributeOf(choice, 'aria-label');
  if (label) return withoutIcon(label.trim(), choice);
  const own = withoutIcon(entryText(choice), choice);
  if (hasWords(own)) return own;
  const named = referenced(choice, 'aria-labelledby').map(entryText).join(' ').trim();
  if (hasWords(named)) return named;
  const labelled = idOf(choice) ? findFirst(documentOf(choice), `label[for="${CSS.escape(idOf(choice))}"]`) : null;
  const root = rootOf(choice);
  const host = root instanceof ShadowRoot ? root.host : null;
  const beside = labelled ?? closest(choice, 'label') ?? nextElementOf(choice) ?? host;
  const said = beside ? entryText(beside) : '';
  if (hasWords(said)) return said;
  return ['data-value', 'value', 'aria-posinset'].map((name) => attributeOf(choice, name)).find(Boolean) ?? '';
}

/** The word for an icon changes as that is lit (Quasar); a letter to press says nothing of the answer ("A Yes"). */
function withoutIcon(label: string, choice: Element): string {
  const icon = (textContentOf(findFirst(choice, '[aria-hidden=true]')) ?? '').trim();
  return icon !== '' && label.startsWith(`${icon} `) ? label.slice(icon.length).trim() : label;
}

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
