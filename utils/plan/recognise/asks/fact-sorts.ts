/** Of what sorts the facts of one box are, and who has what is asked beside them. */
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { askedPersonId, sortOf, type AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import { sortAsked } from '../../asks/sorts/sort-asked';
import { givenOut } from '../../asks/shown-example';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Fact } from '../../recognition';
import { tokensOf } from '../signals/weigh-text';
import { asksForSomebody } from '../texts/person-endings';

interface Known {
  readonly data: AskData;
  readonly lexicon: Lexicon;
}

/** Ways to tell when, by what number and where one is reached: what has them has a name. */
function sortOfFact({ kind, ask }: Fact, data: AskData): string {
  const { group } = kindEntry(kind);
  if (group === 'contact' || kind === 'username') return 'reach';
  if (group === 'date' || kind === 'vehicle-year' || isYear(data.table.amounts[ask ?? ''])) return 'day';
  if (ask && sortOf(ask, data.table) !== 'kind') return sortOf(ask, data.table);
  return isNumbered.has(kind) || /\d{3}/.test(kindEntry(kind).example) ? 'code' : 'name';
}

const isNumbered: ReadonlySet<Kind> = new Set<Kind>([
  'reference',
  'number',
  'national-id',
  'passport-number',
  ...givenOut,
]);

const identifies: ReadonlySet<string> = new Set(['code', 'day']);

/** "Lot / expiry", "Firm / licence no.", but neither "Unit / level" nor "Phone / e-mail". */
export function areOfSorts(facts: readonly (Fact | null)[], data: AskData): boolean {
  const sorts = new Set(facts.map((fact) => (fact ? sortOfFact(fact, data) : '')));
  // "Works reference" may be somebody who knows you.
  if (facts.some((fact) => fact?.kind === 'name')) return false;
  // "Phone / e-mail", "e-mail / customer number": either will do.
  if (sorts.has('reach')) return false;
  return sorts.size > 1 && !sorts.has('') && [...identifies].some((sort) => sorts.has(sort));
}

const somebody: Fact = { kind: 'name', ask: askedPersonId };
/** How likely a part is somebody or a firm at least. */
const likelyBearer = 0.35;

/** "Abatement firm and certificate no.": whoever has the number that is asked beside them; null for who may be none. */
export function bearer(
  part: string,
  facts: readonly (Fact | null)[],
  language: string,
  { data, lexicon }: Known,
): Fact | null {
  const others = facts.filter((fact) => fact !== null);
  if (part === '' || others.length < facts.length - 1 || !others.some((fact) => identifies.has(sortOfFact(fact, data))))
    return null;
  const { people } = data.table;
  if (asksForSomebody(part, language, people) || sortAsked(part, data.own.sorts)?.id === 'who') return somebody;
  const likely = lexicon.shapes.judge(tokensOf(part));
  const [firm, person] = [likely.get('organization')!, likely.get('person')!];
  if (firm + person < likelyBearer) return null;
  return firm > person ? { kind: 'organization', ask: 'asked-company' } : somebody;
}

/** How likely a part is a firm of which another part is only one more word. */
const likelyFirm = 0.5;

/** "Company, organisation", 会社名・団体名: whichever it is. @param isEither whether nothing says that both are meant */
export function areOneFirm(parts: readonly string[], isEither: boolean, { data, lexicon }: Known): boolean {
  const isFirm = (part: string) => lexicon.shapes.judge(tokensOf(part)).get('organization')! >= likelyFirm;
  return parts.every((part) => saysSo('sortOfFirm', part, data) || (isEither && isFirm(part)));
}

/** A number that nobody takes for one of anything else. */
const isYear = (amount: unknown) => Array.isArray(amount) && amount[0] > 1850 && amount[1] < 2100;

/** "Medication (name, dose, how often)": a number without its unit says nothing among words. */
export function mixesNumbers(facts: readonly Fact[], { table }: AskData): boolean {
  const isNumber = ({ ask }: Fact) =>
    ask !== undefined && sortOf(ask, table) === 'amount' && !isYear(table.amounts[ask]);
  return facts.some(isNumber) && !facts.every(isNumber);
}
