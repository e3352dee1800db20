/** Addresses of things: a field for a "Runbook URL" or a "Link to logs" asks for no page of the person. */
import type { FieldDescriptor } from '../../pipeline';
import type { AskTable } from '../asks/ask-data';
import { withoutBrackets } from '../brackets';
import { firstText, placeholderOf } from '../label-of';
import { matches, patternOf } from '../pattern-of';
import { fold } from '../recognise/texts/fold';
import { fillTemplate } from '../persona/template';
import type { GenerateContext } from './generator';

const most = { letters: 120, words: 3 } as const;

/** @returns the address of what a field's label names; null where it asks for somebody's page, or says no more than "link" */
export function thingAddress({ field, persona, stream }: GenerateContext): string | null {
  const label = nameOf(field);
  const { addresses } = persona.locale.asks.table;
  const row = addresses.rows.find(([says]) => matches(`(?<!\\p{L})(?:${says})`, label));
  const host = hostShown(placeholderOf(field));
  if (row) {
    const [, name, path] = row;
    const drawn = fillTemplate('@#@#@@', stream).toLowerCase();
    const number = String(stream.int(1204, 8930));
    return `https://${host ?? `${name}.example.com`}${path.replace('{x}', drawn).replace('{n}', number)}`;
  }
  const slug = slugOf(label, addresses);
  return slug === '' ? null : `https://${host ?? 'www.example.com'}/${slug}`;
}

/** What the page calls the field; where it shows no more than an address, what the programmer does: `linkToLogs`. */
function nameOf(field: FieldDescriptor): string {
  const said = withoutBrackets(firstText(field).slice(0, most.letters));
  if (/\p{L}{2}/u.test(said) && !/^\W*(?:https?:|www\.)/i.test(said)) return said;
  return (field.name || field.elementId).slice(0, most.letters).replace(/(?<=[a-z])(?=[A-Z])|[^\p{L}]+/gu, ' ');
}

/** A host that a placeholder shows and that belongs to nobody: `https://hooks.example.com/…`. */
function hostShown(placeholder: string): string | null {
  return /https?:\/\/((?!www\.)[a-z\d-]+\.example\.(?:com|org|net))/i.exec(placeholder)?.[1] ?? null;
}

/** The words that name the thing, where a label names one in Latin letters: "warranty-card" of "Link to warranty card". */
function slugOf(label: string, { site, says }: AskTable['addresses']): string {
  if (matches(site, label)) return '';
  const words =
    label
      .toLowerCase()
      .split(patternOf(says))
      .join(' ')
      .match(/\p{L}{2,}/gu) ?? [];
  const folded = words.map(fold);
  if (folded.length > most.words || !folded.every((word) => /^[a-z]+$/.test(word))) return '';
  return folded.join('-');
}
