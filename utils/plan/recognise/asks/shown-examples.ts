/** Questions that show an answer: "Gauge of needle", "e.g. 21G"; "Sailing qualifications (e.g. RYA Level 2)". */
import { kindEntry, type Kind, type KindGroup } from '../../../kinds/kinds';
import type { FieldDescriptor } from '../../../pipeline';
import type { AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import { buildOf, givenOut, likePrefix, ownGroups, shownExample, type ShownExample } from '../../asks/shown-example';
import { firstText } from '../../label-of';
import { patternOf } from '../../pattern-of';
import { settle, type Reading } from '../reading';
import { isLine, takesAnyWords } from './control-sorts';
import type { Candidate } from './fits';
import { between } from './listed-kinds';
import { isOpen, prevails } from './prevails';

/** How sure a kind is that the example only shows one of. */
const sure = 0.5;
/** How much of a label a question says that is asked by nothing else. */
const mostOfIt = 0.6;

/** Groups whose values are somebody's own, or a host's. */
const hostGroups: ReadonlySet<KindGroup> = new Set<KindGroup>([...ownGroups, 'internet']);
/** What an example of theirs says no worse than we do. */
const asShown: ReadonlySet<Kind> = new Set<Kind>([
  ...(['unit', 'floor', 'building', 'landmark', 'delivery-notes', 'mime-type', 'project-name', 'team-name'] as const),
]);
/** Codes that follow rules of their own. */
const ownCodes: ReadonlySet<Kind> = new Set<Kind>([
  'license-plate',
  'vin',
  'ean',
  'isbn',
  'tracking-number',
  'size',
  ...givenOut,
]);

/**
 * Settles a question with the answer that it shows; changes it in place.
 * @param found what the table knows of the question; null for nothing
 */
export function settleShown(reading: Reading, data: AskData, found: Candidate | null = null): boolean {
  const { field, ask, repeats, skipReason } = reading;
  if (ask || repeats || skipReason || field.autocomplete || !takesAnyWords(field)) return false;
  const shown = shownExample(field);
  if (!shown || (shown.sort !== 'words' && !isLine(field)) || !isAsked(shown, reading, found, data)) return false;
  const text = shown.sort === 'words' ? answersIn(shown, field, data) : shown.text;
  if (!text) return false;
  const kind = isLine(field) ? 'text' : 'answer';
  settle(reading, kind, shown.inLabel ? 'label' : 'placeholder', firstText(field));
  reading.ask = { id: likePrefix + text, kind, firm: true };
  return true;
}

const most = { words: 4, told: 2 } as const;

/** What of an example is an answer; '' where nothing is. Brackets tell of what sort it is as well: "(e.g. phone, e-mail)". */
function answersIn({ text, inLabel }: ShownExample, field: FieldDescriptor, data: AskData): string {
  if (!inLabel) return saysSo('noExample', text, data) ? '' : text;
  const told = text.split(patternOf(data.table.corrections.betweenExamples)).map((one) => one.trim());
  const answers = told.filter((one) => !saysSo('noExample', one, data));
  if (!answers.every(isShort) || answers.every((one) => saysSo('facet', one, data))) return '';
  return answers.slice(0, isLine(field) ? 1 : most.told).join(', ');
}

function isShort(words: string): boolean {
  return /\p{L}{2}/u.test(words) && words.split(/\s+/u).length <= most.words;
}

/** Whether what is asked is nothing of which we know more than the example does. */
function isAsked(shown: ShownExample, reading: Reading, found: Candidate | null, data: AskData): boolean {
  const { field, kind, known, scores } = reading;
  if (shown.inLabel && shown.isMarked) {
    if (known && !isOpen(kind) && kind !== 'organization-title') return false;
    return !found || (found.share < 1 && (found.sort === 'text' || found.sort === 'kind'));
  }
  if (found && !prevails(found, reading)) return isAsked(shown, reading, null, data);
  const asked = found?.sort === 'kind' ? (data.table.kinds[found.id] as Kind) : kind;
  if (
    shown.sort === 'code' &&
    (found?.sort === 'code' ? buildsLike(shown.text, found.id, data) : known && ownCodes.has(asked))
  )
    return false;
  if (found?.sort === 'amount' || found?.sort === 'flag') return shown.sort !== 'number';
  if (found?.sort === 'day' || found?.sort === 'time') return !isMoment(shown);
  if (found?.sort === 'text' && !isLine(field)) return found.share < mostOfIt;
  if ((found && found.sort !== 'kind') || !(known || found) || isOpen(asked)) return true;
  if (asShown.has(asked)) return shown.sort !== 'begun';
  const { group } = kindEntry(asked);
  if (group === 'date') return asked === 'duration' ? shown.sort !== 'number' : !isMoment(shown);
  if (group === 'number') return shown.sort !== 'number';
  if (!hostGroups.has(group) || isOfBoth(shown, asked, firstText(field))) return true;
  return found === null && scores.of(kind) < sure;
}

/** Whether codes are built like the example, so that ours say something, or are made like it anyway. */
function buildsLike(text: string, id: string, { table }: AskData): boolean {
  const codes = table.codes[id]!;
  return codes.every((code) => buildOf(code) === buildOf(text)) || codes.every((code) => /#.*#.*#/.test(code));
}

/** What is said of somebody in a word: "Sex and age class", "e.g. female, first winter", asks for more. */
function isOfBoth({ text, sort }: ShownExample, kind: Kind, label: string): boolean {
  return inOneWord.has(kind) && sort === 'words' && between.test(label) && between.test(text) && !/\d/.test(text);
}

const inOneWord: ReadonlySet<Kind> = new Set<Kind>(['sex', 'marital-status', 'nationality', 'language', 'department']);

/** "12 March 2024", "14:30", "2019", but neither "2023/24" nor "early spring". */
function isMoment({ text, sort }: ShownExample): boolean {
  if (sort === 'clock' || /^(?:19|20)\d\d[/–-]\d\d(?:\d\d)?$/.test(text)) return false;
  return /(?:19|20)\d\d|^\d{1,2}\.? \p{L}{3}|^\d+[./: -]\d|^\d+$/u.test(text);
}
