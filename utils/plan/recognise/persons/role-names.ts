/** A role alone in a label asks for a full name: "Approver", "Employee", "Name of the landlord". */
import { firstText } from '../../label-of';
import type { Kind, KindGroup } from '../../../kinds/kinds';
import { kindEntry } from '../../../kinds/kinds';
import { isHalfName } from '../texts/name-kinds';
import { settle, type Reading } from '../reading';
import type { Told } from './whose';

/** Kinds that say who somebody is, how to reach them and so on are what the label says they are. */
const doubtful: ReadonlySet<KindGroup> = new Set([
  ...(['text', 'number', 'company', 'account', 'internet', 'address', 'date'] as const),
]);
/** Said beside a role these are still what they are: the client's company, a doctor's name, a photo. */
const kept: ReadonlySet<Kind> = new Set([
  ...(['organization', 'insurance-provider', 'doctor-name', 'photo', 'file'] as const),
]);
const shortestName = 10;
const birthName =
  /maiden|mädchenname|geburtsname|née|nascimento|jeune fille|soltera|nubile|solteira|rozen[áaé]|rodné|rodowe|panieńsk|девич|дівоч|meisjes|pige|flick|föd|fødenavn|syntymä|leánykori|születési|kızlık|旧姓|旧氏|นามสกุลเดิม|thời con gái|πατρικό|נעורים|العائلة قبل/iu;

/** "Name your child likes to be called": no surname goes with it. */
const calledName = /(?<!\p{L})to be (?:called|known|addressed)|(?<!\p{L})(?:known (?:as|by)|goes by)\W*$/iu;

/** "How long have you known the applicant?" asks for no name. */
const isQuestion = /[?？؟]\s*\*?\s*$/;
/** "How old is your pet?", "What do you feed your dog?" */
const asksMore = /^\W*(?:how|when|where|why|what(?!.*(?:name|call)))(?!\p{L}).*\?/iu;

/**
 * @param told what the field's own words say; the reading is changed in place
 * @param whole whether the form has no box for the other half of the name
 */
export function settleRoleName(reading: Reading, told: Told | null, whole: boolean): void {
  const text = firstText(reading.field);
  if (!told && whole && isHalfName(reading) && sameWord.has(reading.language) && saysNameOf(text, reading.language))
    return settle(reading, 'name', 'label', text);
  if (
    !told ||
    ((reading.ask || reading.kind === 'yes-no') && isQuestion.test(text)) ||
    machine.test(text) ||
    asksMore.test(text) ||
    countsPeople.test(text)
  )
    return;
  if (calledName.test(text)) return settle(reading, 'given-name', 'label', text);
  if (reading.kind === 'mother-name' && told.is !== 'self')
    return settle(reading, isBirthName(reading) ? 'maiden-name' : 'name', 'label', text);
  if (told.bare && reading.kind === 'additional-name' && (told.is === 'father' || told.is === 'mother'))
    return settle(reading, reading.language === 'el' ? 'given-name' : 'name', 'label', text);
  if (told.bare && isHalfName(reading) && saysName(reading) && (whole || toldByNeighbour(reading)))
    return settle(reading, 'name', 'label', text);
  if (told.bare && told.is !== 'employer' && takesName(reading)) settle(reading, 'name', 'label', text);
}

/** "Number of occupants" names none of them. */
export const countsPeople =
  /^\W*(?:(?:total )?(?:number|no\.?|#) of|how many|anzahl|aantal|liczba|antall?|počet|число|combien|cuántos|quant[oi]s?)(?!\p{L})/iu;

/** "SSH tunnel host", "User agent", "Friendly name": words for people that programs and machines are called by as well. */
const machine =
  /(?<!\p{L})(?:(?:ssh|tunnel|proxy|smtp|imap|pop3?|mail|database|db|sql|redis|server|ingress|virtual|remote|bastion|jump|docker|kafka|broker|dns|ldap|s?ftp|upstream|cluster) host|(?:user|build|ci|monitoring|log|backup|ssh|proxy|network) agent|(?:api|mail|ssh|sql|http|database|ftp) client|(?:ingress|network|domain) controller|(?:package|queue|session|secrets?|password|tag|task) manager|friendly (?:name|label))\W*$/iu;

/** "Agent name" may be a program's as well, "Ingress host" is one. */
const endsInName = /name\W*$/i;

/** Languages in which the word for a first or a last name is the word for all of it: "nombre del perito", "nom du témoin". */
const sameWord: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'ro', 'th']);

/** "Nombre del perjudicado": of somebody, whoever that is; "nombre de" is "number of" in French. */
const nameOfSomebody = /^\W*(?:nombre|nom|nome|numele) (?:de|du|d|del|della|dell|dello|da|do)(?!\p{L})/iu;
const numberOf = /^\W*nombre d/iu;

function saysNameOf(text: string, language: string): boolean {
  return nameOfSomebody.test(text) && !(language === 'fr' && numberOf.test(text));
}

function saysName({ scores, kind, language }: Reading): boolean {
  return scores.of('name') > 0.5 * scores.of(kind) || sameWord.has(language);
}

/** "Mother's full name" beside the applicant's first name is no last name. */
function toldByNeighbour({ extra, scores }: Reading): boolean {
  return extra.some(({ signal }) => signal === 'neighbours') && scores.of('name') > scores.of('family-name');
}

function isBirthName({ field }: Reading): boolean {
  return field.texts.some(({ text }) => birthName.test(text));
}

function takesName({ field, kind, known, ask, isNumber }: Reading): boolean {
  if (isNumber) return false;
  if (ask?.firm && !endsInName.test(firstText(field))) return false;
  if (field.control !== 'text' || (field.type !== 'text' && field.type !== 'search')) return false;
  if (field.inputMode === 'numeric' || field.inputMode === 'decimal' || field.pattern) return false;
  if ((field.maxLength ?? shortestName) < shortestName || field.skipReason !== null) return false;
  return !known || kind === 'age' || (doubtful.has(kindEntry(kind).group) && !kept.has(kind));
}
