/** One address over the boxes a form has: where it has few, one box takes what would stand in the others. */
import type { Kind } from '../../../kinds/kinds';
import { byText } from '../../by-text';
import { withoutBrackets } from '../../brackets';
import { housePartsOf } from '../../house-parts';
import { firstText } from '../../label-of';
import { areStreetSorts } from '../../street-sorts';
import { eachOf, type Steps } from '../../steps';
import { settle, speaksFor, type Reading } from '../reading';

const lines: ReadonlySet<Kind> = new Set(['street-address', 'address-line1', 'address-line2', 'street-name']);
const towns: ReadonlySet<Kind> = new Set(['address-level2', 'address-level3', 'address-level4']);
/** Languages in which an address without its town is none, because streets go without a name or number. */
const wholeOnly: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

const beside = ['postal-code', 'address-level1'] as const;

/** Parts of an address by words that are asked nowhere else; as a label says them, whole. */
const parts: readonly (readonly [says: RegExp, kind: Kind])[] = [
  [/^(n[ru]\.? ?(?:lok|m|miesz)\.?|boîte|bte|bus|busnummer|toevoeging|toev\.?|huisnummer ?toevoeging)$/i, 'unit'],
  [/^(rt|rw|no\.? ?rt|no\.? ?rw|หมู่|หมู่ที่|ซอย|ตรอก\/ซอย|домофон|код домофона)$/i, 'unit'],
  [
    /^(digicode|portkod|dørkode|ovikoodi|door ?code|gate ?code|entry ?code|buzzer ?code|türcode|code d.(?:accès|entrée)(?: (?:de l.immeuble|du bâtiment|immeuble))?|code (?:de la )?porte|codice (del )?portone|kod do domofonu|zugangscode|קוד (כניסה )?ל?(ה?בניין|דלת|אינטרקום)|קוד כניסה( ל?בניין)?|공동현관 (출입번호|비밀번호)|كود (الباب|المدخل|البوابة))$/i,
    'pin',
  ],
];
/** Words that name the region where nothing else does, and a part of it beside the region: "State, County", "المحافظة، المنطقة". */
const withinRegion = /^(county|parish|area|comt[ée]|condado|comarca|contea|المنطقة|منطقة|منطقه)$/i;
const labelSources = new Set(['label', 'aria-label', 'aria-labelledby', 'placeholder', 'preceding', 'table-header']);

function settleParts(reading: Reading): void {
  if (reading.field.control !== 'text') return;
  const part = partCalled(plainLabel(reading));
  if (part) settle(reading, part, 'label', labelOf(reading));
  else if (housePartsOf(plainly(withoutBrackets(labelOf(reading)))).length > 0)
    settle(reading, 'address-line2', 'label', 'several parts of a house');
}

const partCalled = byText((label) => parts.find(([says]) => says.test(label))?.[1] ?? null);

function labelOf({ field }: Reading): string {
  return firstText({ texts: field.texts.filter(({ source }) => labelSources.has(source)) });
}

/** The label without what only says whether it must be answered. */
function plainLabel(reading: Reading): string {
  return plainly(labelOf(reading));
}

const plainly = byText((label) =>
  label
    .replace(
      /[*:()（）]|\boptional\b|optionnel|facultatif|optioneel|opcional|facoltativo|valgfrit?|frivilligt|nieobowiązkowe|необязательно/gi,
      '',
    )
    .trim(),
);

/** Words that mean a part of an address only among its other boxes: "Referencias", "Departamento" beside the town. */
const partsWithin: readonly (readonly [says: RegExp, kind: Kind])[] = [
  [/^(?:街道|乡镇|鄉鎮|镇|街道\/镇|街道\/乡镇|乡镇\/街道|镇\/街道)$/u, 'address-level4'],
  [/^(?:letra|puerta\/letra)$/iu, 'building'],
  [/^(?:n[úu]m(?:ero|\.)?|no\.?|n[°º]) ?int(?:erior|\.)?$/i, 'unit'],
  [/^(?:esc\.?|escalera|bloque|blq\.?)$/i, 'building'],
  [/^app?(?:t|artement)?\.?(?:,? (?:bureau|unité|suite|n[°o]|,|\/|ou|et))+$/iu, 'address-line2'],
  [
    /^(?:alias|address (?:title|name|nickname|label)|nom de l.adresse|nombre de la direcci[oó]n|nome do endere[çc]o|adressbezeichnung|naam van (?:het )?adres)$/i,
    'address-type',
  ],
  [/^informaci[oó]n adicional(?: ej\b.*)?$/i, 'address-line2'],
  [/^referencias?(?: (?:de|del|para el?) (?:domicilio|entrega|env[ií]o|ubicaci[oó]n))?$/i, 'landmark'],
  [/^departamento$/i, 'address-level1'],
  [/^pin ?code$/i, 'postal-code'],
];

/** Boxes between a part of an address and its town at most. */
const aroundPart = 6;

function settlePartWithin(form: readonly Reading[], at: number): void {
  const reading = form[at]!;
  const isList = reading.field.control === 'choice' && reading.kind !== 'address-level1';
  if (reading.field.control !== 'text' && !isList) return;
  const kind = partWithinCalled(plainLabel(reading));
  if (!kind) return;
  if (isList && kind !== 'address-level1') return;
  const near = form.slice(Math.max(0, at - aroundPart), at + aroundPart + 1);
  const isTaken = kind === 'address-level1' && form.some((other) => other.kind === kind);
  if (!isTaken && near.some((other) => towns.has(other.kind))) settle(reading, kind, 'label', labelOf(reading));
}

const partWithinCalled = byText((label) => partsWithin.find(([says]) => says.test(label))?.[1] ?? null);

/** "Straat & huisnummer" is both, where no other box takes the street. */
function settleBoth(form: readonly Reading[], reading: Reading): void {
  if (reading.kind !== 'house-number' || form.some(({ kind }) => lines.has(kind))) return;
  const isStreetNo = /^street no\W*$/i.test(labelOf(reading));
  if (!isStreetNo && !/[&+/,]|\p{L}\s\p{L}+\s\p{L}/u.test(labelOf(reading))) return;
  if (isStreetNo || speaksFor(reading, [...lines], 0.1))
    settle(reading, 'street-address', 'label', 'street and number in one');
}

/** "Tipo de vía", "Közterület jellege", as a box's whole label. */
const streetSortLabel =
  /^(?:tipo (?:de )?(?:v[ií]a|calle|logradouro)|közterület (?:jellege|típusa)|(?:type|nature) de (?:la )?voie|street type|type of street)\W*$/iu;

function isStreetSort(reading: Reading): boolean {
  const { field } = reading;
  return field.control === 'choice'
    ? areStreetSorts(field.options.map(({ text }) => text).filter(Boolean))
    : field.control === 'text' && streetSortLabel.test(plainLabel(reading));
}

/** A list or box for the sort of street: "Calle", "Avenida". The street's own box then holds the rest of its name. */
function settleStreetSort(form: readonly Reading[], one: Reading, at: number): void {
  if (!isStreetSort(one)) return;
  const isStreet = (other: Reading) =>
    lines.has(other.kind) && other.kind !== 'address-line2' && other.field.control === 'text' && !isStreetSort(other);
  const street = form.slice(at + 1).find(isStreet) ?? form.slice(0, at).findLast(isStreet);
  if (!street) return;
  settle(one, 'street-name', one.field.control === 'choice' ? 'options' : 'label', 'sorts of streets');
  one.part = { of: 'street', piece: 'sort' };
  if (form.some(({ kind }) => kind === 'house-number')) settle(street, 'street-name', 'neighbours', 'beside its sort');
  street.part = { of: 'street', piece: 'name' };
}

/** "Area" among the boxes of an address is a part of town: "المنطقة", "Περιοχή", not a dialling code. */
function settleArea(form: readonly Reading[], at: number): void {
  const reading = form[at]!;
  const near = form.slice(Math.max(0, at - 2), at + 3).filter((other) => other !== reading);
  const besides = form.slice(Math.max(0, at - 1), at + 2).filter((other) => other !== reading);
  const phones = besides.some(({ kind }) => kind === 'tel' || kind.startsWith('tel-'));
  const isOfAddress = ({ kind }: Reading) =>
    lines.has(kind) || towns.has(kind) || kind === 'unit' || kind === 'building';
  const next = form[at + 1];
  const opensAddress = next !== undefined && isOfAddress(next) && bareArea.test(labelOf(reading));
  if (reading.kind === 'tel-area-code' && (opensAddress || (!phones && near.some(isOfAddress))))
    settle(reading, 'address-level3', 'neighbours', 'in an address');
  else if (reading.kind === 'tel-area-code' && !phones && isOtherArea.test(labelOf(reading)))
    settle(reading, 'text', 'neighbours', 'no phone near');
}

/** After the phone it is still the address's where that goes on behind it. */
const bareArea = /^\W*(?:area|المنطقة|منطقة|περιοχή)\W*$/iu;

/** "Area of work", "Area(s) of interest" */
const isOtherArea = /^\W*areas?(?:\(s\))? (?:of|in|for)\b/i;

/** A county after the state is a part of it. A province after it is the same asked again, as for another country. */
function settleWithinRegion(form: readonly Reading[], at: number): void {
  const reading = form[at]!;
  if (reading.kind !== 'address-level1' || reading.field.control !== 'text') return;
  if (!withinRegion.test(plainLabel(reading))) return;
  const before = form.slice(0, at).findLastIndex(({ kind }) => kind === 'address-level1');
  const between = form.slice(before + 1, at);
  const another = between.some(({ kind }) => lines.has(kind) || kind === 'address-level3');
  if (before >= 0 && !another) settle(reading, 'address-level3', 'neighbours', 'the region is asked before');
}

/** "市区町村", then "番地・ビル名": the town with its quarter, then the block's number with the building. */
function settleBlock(form: readonly Reading[]): void {
  form.forEach((reading, at) => {
    const next = form[at + 1];
    if (!next || reading.field.control !== 'text' || next.field.control !== 'text') return;
    if (!/市区町村/u.test(plainLabel(reading)) || !/番地/u.test(plainLabel(next))) return;
    if (form.some(({ kind }) => kind === 'address-level2' || kind === 'address-level3')) return;
    settle(reading, 'full-address', 'neighbours', 'the block has a box of its own');
    reading.part = {
      of: 'address',
      without: [...beside.filter((other) => form.some(({ kind }) => kind === other)), 'block'],
    };
    settle(next, 'address-line2', 'neighbours', 'block and building');
    next.part = { of: 'block' };
  });
}

/** "市区町村・番地": all of the address but what Japan asks before it; the building has a box of its own, or none. */
export function settleTownAndBlock(reading: Reading): void {
  if (reading.kind !== 'address-level2' || reading.field.control !== 'text') return;
  if (!/市区町村?.*(?:番地|町名|丁目)/u.test(plainLabel(reading))) return;
  settle(reading, 'full-address', 'label', labelOf(reading));
  reading.part = { of: 'address', without: [...beside] };
}

const additional = /addition|zusatz|complement|complément|aggiuntiv|aanvull|dodatk|supplement|tillägg/iu;

/** "Adresszusatz 1" counts the lines that come with the street's. */
function settleAdditionalLine(form: readonly Reading[], reading: Reading): void {
  if (reading.kind !== 'address-line1' || reading.field.control !== 'text') return;
  if (!additional.test(labelOf(reading)) && !additional.test(reading.field.name)) return;
  if (form.some((other) => other !== reading && lines.has(other.kind) && other.kind !== 'address-line2'))
    settle(reading, 'address-line2', 'neighbours', 'the street has a line of its own');
}

/** "رقم الفيلا أو البناية" in the markup's second line of the street is still the house's number. */
const houseNumber =
  /^(?:رقم (?:ال)?(?:فيلا|بناية|مبنى|منزل|بيت|عمارة)|(?:villa|house|building|bldg)(?: ?(?:\/|or|no\.?|number) ?(?:villa|house|building|bldg|apartment)?)* ?(?:no\.?|number|#)$)/iu;

function settleHouseNumber(form: readonly Reading[], reading: Reading): void {
  if (reading.kind !== 'address-line2' || !houseNumber.test(plainLabel(reading))) return;
  if (form.some(({ kind }) => kind === 'house-number')) return;
  settle(reading, 'house-number', 'label', labelOf(reading));
  const street = form.find(({ kind, field }) => lines.has(kind) && field.control === 'text');
  if (street) settle(street, 'street-name', 'neighbours', 'the house number has a box of its own');
}

const partOfTown = /^(?:suburb|locality|neighbou?rhood|district|area \/ locality)$/i;

/** "Suburb" beside a box for the city is a part of it. */
function settlePartOfTown(form: readonly Reading[], reading: Reading): void {
  if (reading.kind !== 'address-level2' || !partOfTown.test(plainLabel(reading))) return;
  const isCity = (other: Reading) =>
    other !== reading && other.kind === 'address-level2' && !partOfTown.test(plainLabel(other));
  if (form.some(isCity)) settle(reading, 'address-level3', 'neighbours', 'the city has a box of its own');
}

/** @param form fields of one form, in their order; changed in place */
export function* settleAddressBoxes(form: readonly Reading[]): Steps<void> {
  yield* eachOf(form, settleParts);
  yield* eachOf(form, (reading, at) => settleStreetSort(form, reading, at));
  yield* eachOf(form, (reading, at) => {
    settleBoth(form, reading);
    settleAdditionalLine(form, reading);
    settleHouseNumber(form, reading);
    settlePartOfTown(form, reading);
    settlePartWithin(form, at);
    settleArea(form, at);
    settleWithinRegion(form, at);
  });
  settleBlock(form);
  const hasTown = form.some(({ kind }) => towns.has(kind));
  for (const reading of form) {
    const { kind, field, language, part } = reading;
    if (!lines.has(kind) || part.of === 'street' || part.of === 'block') continue;
    if (field.control === 'choice' && !field.editable)
      settle(reading, 'address-level1', 'options', 'no list of streets');
    else if (!hasTown && kind !== 'address-line2' && wholeOnly.has(language)) {
      settle(reading, 'full-address', 'neighbours', 'no box for the town');
      reading.part = { of: 'address', without: beside.filter((other) => form.some((one) => one.kind === other)) };
    }
  }
}
