/** Amounts that a line asks for in two units: "Draught (ft, in)", "Refrigerant added (lbs, oz)", "Time on site (hrs/mins)". */
import { unitsIn } from '../asks/units';
import type { Kind } from '../../kinds/kinds';
import { firstText } from '../label-of';
import type { Draft } from '../draft';
import { text } from './drafts';
import type { GenerateContext } from './generator';

/** How many of the smaller unit make one of the larger. */
const smaller: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ft: { in: 12 },
  lb: { oz: 16 },
  st: { lb: 14 },
  h: { min: 60 },
  min: { s: 60 },
  m: { cm: 100 },
  kg: { g: 1000 },
  years: { months: 12 },
  weeks: { days: 7 },
};

const inBrackets = /[(（]\s*([\p{L}.]+)(?:\s*[,/&+]\s*|\s(?:and|und|et|y|e)\s)([\p{L}.]+)\s*[)）]/iu;

/** Somebody is as tall here as anywhere on the page. */
const ofPerson: ReadonlySet<Kind> = new Set<Kind>(['height', 'weight']);

/** @returns the number as the label's two units tell it; the draft where it names no such two, and what is the person's own */
export function inTwoUnits(draft: Draft, kind: Kind, { field, persona, stream }: GenerateContext): Draft {
  if (draft.is !== 'number' || field.control !== 'text') return draft;
  if (ofPerson.has(kind) || persona.pinned[kind] !== undefined) return draft;
  const [, larger = '', lesser = ''] = inBrackets.exec(firstText(field)) ?? [];
  const most = smaller[unitOf(larger)]?.[unitOf(lesser)];
  if (most === undefined) return draft;
  const rest = stream.int(1, most - 1);
  return text(`${Math.max(1, Math.floor(draft.number))} ${larger} ${rest} ${lesser}`);
}

/** Inches are told apart from the word "in" by their brackets. */
function unitOf(written: string): string {
  return written === '' ? '' : ([...unitsIn(`(${written})`)][0] ?? '');
}
