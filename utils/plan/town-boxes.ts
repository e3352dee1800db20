/** Boxes that take a town together with its code or its region: "PLZ / Ort", "City, State". */
import type { FieldDescriptor, TextSource } from '../pipeline';
import { textsOf } from './label-of';

const codeWord =
  'plz|postleitzahl|code postal|postcode|c\\.?p\\.?|cap|zip( code)?|postnr|postnummer|psč|kod pocztowy|c[oó]digo postal|cep|irányítószám|почтовый индекс|postal code|kod|kód|индекс|kode pos';
const townWord =
  'ort|stadt|wohnort|ville|city|town|plaats|woonplaats|città|comune|ciudad|poblaci[oó]n|localidad|postort|poststed|by|město|obec|město|miasto|miejscowość|cidade|város|település|suburb|localit[ée]|commune|gemeente|mesto|grad|kaupunki|postitoimipaikka|localidade|città';
const joint = '\\.?\\s*([/,&+]|und|et|and|en|e|y|och|og|a|i)\\s*';

/** One box for both: "PLZ / Ort", "Code postal et ville". */
const codeAndTown = new RegExp(`(?<!\\p{L})(${codeWord})${joint}(${townWord})(?!\\p{L})`, 'iu');
/** The other way round: "Ort, PLZ". */
const townAndCode = new RegExp(`(?<!\\p{L})(${townWord})${joint}(${codeWord})(?!\\p{L})`, 'iu');

/** The label of the row may name both, the placeholder of each box its own. */
const oneOfThem = new RegExp(`^\\W*(?:${codeWord}|${townWord})\\W*$`, 'iu');

/** "City, State", "Cidade/UF"; not "City or state". */
const townAndState = new RegExp(
  `(?<!\\p{L})(?:${townWord})\\s*(?:[/,&(–-]|and|e|y)\\s*(?:state|province|estado|uf|provincia)(?!\\p{L})`,
  'iu',
);

/** "City, State ZIP" */
const townStateAndCode = /(?<!\p{L})(?:city|town)\W+(?:state|st|province)\W+(?:and\s)?(?:zip|post)/iu;

const ofGroups: ReadonlySet<TextSource> = new Set(['legend', 'heading']);

/** What is said of the field alone, and of its group only where that is nothing: "PLZ" below "PLZ und Ort". */
function labelled(field: FieldDescriptor): string {
  const own = field.texts.filter(({ source, text }) => !ofGroups.has(source) && /\p{L}{2}/u.test(text));
  return textsOf(own.length > 0 ? { ...field, texts: own } : field);
}

/** Whether one box is for the code and the town, in whatever order. */
export function asksCodeAndTown(field: FieldDescriptor): boolean {
  const texts = labelled(field);
  return codeAndTown.test(texts) || townAndCode.test(texts);
}

/** Whether one box is for the town, the state and the code. */
export function asksTownStateAndCode(field: FieldDescriptor): boolean {
  return townStateAndCode.test(labelled(field));
}

/** Whether one box is for the town and its region. */
export function asksTownAndState(field: FieldDescriptor): boolean {
  return townAndState.test(labelled(field));
}

/** Whether its placeholder names the code or the town alone, whatever the row's label names. */
export function shownAsOne({ texts }: Pick<FieldDescriptor, 'texts'>): boolean {
  return texts.some(({ source, text }) => source === 'placeholder' && oneOfThem.test(text));
}
