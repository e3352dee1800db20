import type { FieldText, TextSource } from '../pipeline';
import { findAll, isMatch } from '../dom/nodes';
import { isSaid } from '../words/says';
import { besideTexts } from './beside-texts';
import { boundTexts } from './bound-texts';
import { labelsOfBox, labelsOfMirrored } from './labels';
import { legendOf } from './legends';
import type { ReadText } from './read-text';
import type { Found, Survey } from './survey';
import type { HeadersOf } from './table-headers';

export interface Reading {
  readonly survey: Survey;
  readonly read: ReadText;
  readonly headersOf: HeadersOf;
}

const maxTexts = 16;
const beside: ReadonlySet<TextSource> = new Set(['hint', 'preceding', 'following']);
const naming: ReadonlySet<TextSource> = new Set(['label', 'aria-label', 'aria-labelledby']);

/** Every text that may say what the field wants: nearest bond first, none twice, bounded. */
export function textsOf(found: Found, { survey, read, headersOf }: Reading): FieldText[] {
  const { scope } = found;
  const text = (source: TextSource) => (said: string) => ({ source, text: said });
  const label = (one: Element) => text('label')(read(one));
  const bound = [...labelsOfBox(found, survey, isComponent).map(label), ...boundTexts(found, survey, read)];
  const given = isNamedBy(bound)
    ? bound
    : [
        ...labelsOfMirrored(found, survey).map(label),
        ...bound,
        ...contentsOf(found, read).map(text('label')),
        ...labelsOfBox(found, survey).map(label),
      ];
  const legends = scope.legends.map((group) => legendOf(group, read)).reverse();
  return unique([
    ...given,
    ...besideTexts(found, survey, isNamedBy(given)),
    ...(scope.isInTable ? headersOf(found) : []).map(text('table-header')),
    ...legends.map(text('legend')),
    text('heading')(found.heading),
  ]);
}

function isNamedBy(texts: readonly FieldText[]): boolean {
  return texts.some(({ source, text }) => naming.has(source) && text !== '');
}

/** Its label goes before what it calls its own parts ("Masked Text Box", Smart UI). */
const isComponent = ({ localName }: Element) => localName.includes('-');

/** What switches draw on themselves. */
const signs = /^[io✓✔✕✗×+−-]+$/i;

/** Whether a text is nothing but what switches write on themselves: states and signs. */
const saysState = (text: string) => text.split(/\s+/).every((part) => signs.test(part) || isSaid('state', part));

/** What a made box or switch says inside is its name (ARIA, "name from content"); so is a label put into a group. */
function contentsOf({ element, adapter }: Found, read: ReadText): string[] {
  if (adapter.isNamedByContent) return [read(element)].filter((text) => !saysState(text));
  return isMatch(element, '[role=radiogroup]')
    ? [...findAll(element, 'legend,[slot=label]')].slice(0, 1).map(read)
    : [];
}

/** Drops what is said twice in the same way, and what stands beside the field only because it is its name. */
function unique(texts: readonly FieldText[]): FieldText[] {
  const seen = new Set<string>();
  const kept = texts.filter(({ source, text }) => {
    const isNew = text !== '' && !seen.has(`${source}:${text}`) && !(beside.has(source) && seen.has(text));
    seen.add(text).add(`${source}:${text}`);
    return isNew;
  });
  return kept.slice(0, maxTexts);
}
