/** The longest and shortest texts that are still valid by what they mean. */
import { makeText } from '../../../catalogue/recipe';
import type { FieldFacts, TextControl } from '../../../pipeline';
import type { Draft } from '../../draft';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { fittedText, type FitContext, type Fitted, type Usual } from '../fitted';
import { makeBudget } from '../pattern/budget';
import { textRules, type TextRules } from '../text/rules';
import type { Edge } from './boundary-text';
import { dayEdges } from './sensible-edges';

/** Kinds whose text means something only as it is: nothing may be added or cut off. */
const exact: ReadonlySet<Kind> = new Set([
  'one-time-code',
  'pin',
  'passport-number',
  'driver-license',
  'national-id',
  'social-security',
  'country',
  'country-name',
  'address-level1',
  'vat-id',
  'tax-id',
  'company-registration',
  'vin',
  'license-plate',
  'ean',
  'isbn',
  'time-zone',
  'latitude',
  'longitude',
  'coordinates',
  'language',
  'airport',
  'flight-number',
]);
/** Groups of kinds of which the same is true. */
const exactGroups: ReadonlySet<string> = new Set(['payment', 'internet', 'date', 'number']);
/** Free texts in those groups. */
const free: ReadonlySet<Kind> = new Set(['cc-name', 'account-holder', 'bank-name', 'url']);

/**
 * @returns null for texts that are free: names, streets, prose
 */
export function boundaryMeaning(
  usual: Usual,
  field: FieldFacts & TextControl,
  edge: Edge,
  context: FitContext,
): Fitted | null {
  const { kind, part } = context.recognition;
  const rules = textRules(field, makeBudget());
  const known = part.of === 'whole' ? knownEdge(rules, edge, context) : null;
  if (known) return known;
  if (part.of === 'whole' && usual.draft.is === 'date') return edgeDay(usual, edge, context);
  if (part.of === 'whole' && usual.draft.is === 'number') return edgeNumber(usual, usual.draft, edge);
  if (!isExact(kind) && part.of === 'whole') return null;
  return notationAtEdge(usual, rules, edge) ?? usual.fitted;
}

function isExact(kind: Kind): boolean {
  if (free.has(kind)) return false;
  return (
    exact.has(kind) ||
    kind.startsWith('tel') ||
    kind === 'fax' ||
    kind === 'postal-code' ||
    exactGroups.has(kindEntry(kind).group)
  );
}

/** The catalogue's longest or shortest valid value of the kind, in the person's country where that matters. */
function knownEdge(rules: TextRules, edge: Edge, context: FitContext): Fitted | null {
  const { kind } = context.recognition;
  const wanted = edge === 'high' ? 'longest' : 'shortest';
  for (const entry of context.catalogue) {
    if (entry.edge !== wanted || !entry.kinds?.includes(kind) || entry.value === undefined) continue;
    if (!(entry.countries?.includes(context.country) ?? true)) continue;
    const text = makeText(entry.value);
    if (rules.accepts(text)) return { ...fittedText(text), probe: { title: entry.title, probes: entry.probes } };
  }
  return null;
}

/** In the notation that the field takes. */
function edgeDay({ fitDraft, fitted }: Usual, edge: Edge, context: FitContext): Fitted {
  const day = fitDraft({
    is: 'date',
    date: dayEdges(context.recognition.kind, context.today)[edge],
    time: edge === 'high' ? '23:59' : '00:00',
  });
  return day.value === null ? fitted : day;
}

function edgeNumber({ fitDraft, fitted }: Usual, draft: Draft & { readonly is: 'number' }, edge: Edge): Fitted {
  const number = fitDraft({ ...draft, number: draft[edge] });
  return number.value === null ? fitted : number;
}

/** Of the same fact's notations the longest or shortest that the field takes. */
function notationAtEdge({ draft, fitted }: Usual, rules: TextRules, edge: Edge): Fitted | null {
  if (draft.is !== 'text' || fitted.value?.as !== 'text') return null;
  const written = draft.forms
    .filter((form) => /\d/.test(form) && rules.accepts(form))
    .sort((a, b) => a.length - b.length);
  const form = edge === 'high' ? written.at(-1) : written[0];
  return form === undefined ? null : fittedText(form);
}
