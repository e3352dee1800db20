/** Fields that say the same of themselves, as the rows of a table do. */
import type { FieldDescriptor } from '../../pipeline';
import type { Reading } from './reading';
import { nameKey } from './texts/split-name';

/** Sorts of fields remembered, and how long what tells one may be: pages without end must not fill the memory. */
const mostRemembered = 2_000;
const longestKey = 4_000;

/**
 * Hears each sort of field but once: in a page of thousands of rows the numbers in their names are all that differs.
 * @param hear what a field says by itself, whatever stands around it and wherever it stands
 */
export function heardOnce(hear: (field: FieldDescriptor) => Reading): (field: FieldDescriptor) => Reading {
  const firsts = new Map<string, Reading>();
  return (field) => {
    const key = sortOfField(field);
    const first = firsts.get(key);
    if (first) return { ...first, field, scores: first.scores.underNames(field), extra: [...first.extra] };
    const reading = hear(field);
    if (firsts.size < mostRemembered && key.length <= longestKey) firsts.set(key, reading);
    return reading;
  };
}

/** Digits of texts that could be those of a name. */
const longNumber = /\d\D*\d\D*\d/;

/** Equal for fields that differ in long numbers of their names alone, which are read as one (`nameKey`), and in their place. */
function sortOfField(field: FieldDescriptor): string {
  const { name, elementId, texts } = field;
  const repeatsThem = texts.some(({ text }) => longNumber.test(text));
  const asRead = (one: string) => (repeatsThem ? one : nameKey(one));
  const handles = field.handles.map((handle) => [handle === name, handle === elementId].indexOf(true));
  const others = field.handles.filter((handle) => handle !== name && handle !== elementId);
  const names = [asRead(name), asRead(elementId), name === elementId, handles, others];
  return JSON.stringify({ ...field, id: '', group: '', box: null, name: '', elementId: '', handles: names });
}
