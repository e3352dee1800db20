/** One address over the boxes a form has: where it has few, one box takes what would stand in the others. */
import type { Kind } from '../kinds';
import { settle, speaksFor, type Reading } from './reading';

const lines: ReadonlySet<Kind> = new Set(['street-address', 'address-line1', 'address-line2', 'street-name']);
const towns: ReadonlySet<Kind> = new Set(['address-level2', 'address-level3', 'address-level4']);
/** Languages in which an address without its town is none, because streets go without a name or number. */
const wholeOnly: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

const beside = ['postal-code', 'address-level1'] as const;

/** Parts of an address by words that are asked nowhere else; as a label says them, whole. */
const parts: readonly (readonly [says: RegExp, kind: Kind])[] = [
  [/^(boîte|bte|bus|busnummer|toevoeging|huisnummer ?toevoeging)$/i, 'unit'],
  [/^(rt|rw|no\.? ?rt|no\.? ?rw|หมู่|หมู่ที่|домофон|код домофона)$/i, 'unit'],
  [
    /^(digicode|portkod|dørkode|ovikoodi|door ?code|gate ?code|entry ?code|türcode|code d.accès|codice (del )?portone)$/i,
    'pin',
  ],
];
const labelSources = new Set(['label', 'aria-label', 'aria-labelledby', 'placeholder', 'preceding', 'table-header']);

function settleParts(reading: Reading): void {
  if (reading.field.control !== 'text') return;
  const label = reading.field.texts.find(({ source }) => labelSources.has(source))?.text ?? '';
  const plain = label.replace(/[*:()（）]|\boptional\b|optionnel|optioneel/gi, '').trim();
  const found = parts.find(([says]) => says.test(plain));
  if (found) settle(reading, found[1], 'label', label);
}

/** "Straat & huisnummer" is both, where no other box takes the street. */
function settleBoth(form: readonly Reading[], reading: Reading): void {
  if (reading.kind !== 'house-number' || form.some(({ kind }) => lines.has(kind))) return;
  const label = reading.field.texts.find(({ source }) => labelSources.has(source))?.text ?? '';
  if (!/[&+/,]|\p{L}\s\p{L}+\s\p{L}/u.test(label)) return;
  if (speaksFor(reading, [...lines], 0.1)) settle(reading, 'street-address', 'label', 'street and number in one');
}

/** "Area" among the boxes of an address is a part of town: "المنطقة", "Περιοχή", not a dialling code. */
function settleArea(form: readonly Reading[], at: number): void {
  const reading = form[at]!;
  const near = form.slice(Math.max(0, at - 2), at + 3).filter((other) => other !== reading);
  const phones = near.some(({ kind }) => kind === 'tel' || kind.startsWith('tel-'));
  const addressed = near.some(
    ({ kind }) => lines.has(kind) || towns.has(kind) || kind === 'unit' || kind === 'building',
  );
  const again = form.findIndex(({ kind }) => kind === 'address-level1') < at && reading.field.control === 'text';
  if (reading.kind === 'tel-area-code' && !phones && addressed)
    settle(reading, 'address-level3', 'neighbours', 'in an address');
  if (reading.kind === 'address-level1' && again && addressed && !form.some(({ kind }) => kind === 'address-level3'))
    settle(reading, 'address-level3', 'neighbours', 'the region is asked before');
}

/** @param form fields of one form, in their order; changed in place */
export function settleAddressBoxes(form: readonly Reading[]): void {
  form.forEach(settleParts);
  form.forEach((reading, at) => {
    settleBoth(form, reading);
    settleArea(form, at);
  });
  const hasTown = form.some(({ kind }) => towns.has(kind));
  for (const reading of form) {
    const { kind, field, language } = reading;
    if (!lines.has(kind)) continue;
    if (field.control === 'choice' && !field.editable)
      settle(reading, 'address-level1', 'options', 'no list of streets');
    else if (!hasTown && kind !== 'address-line2' && wholeOnly.has(language)) {
      settle(reading, 'full-address', 'neighbours', 'no box for the town');
      reading.part = { of: 'address', without: beside.filter((other) => form.some((one) => one.kind === other)) };
    }
  }
}
