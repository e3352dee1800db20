import { closest, findAll } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { lit } from '../choice/lit-stars';
import { placesOf, press } from '../choice/press-stars';
import { pointed, rowOf, type Rating } from '../choice/stars';
import { until } from '../widget/until';
import { filled, refused } from '../widget/written';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;

/** Stars without roles: a row of equal elements in a box named for rating, or drawn to be pressed. */
export const drawnRating: Adapter = {
  name: 'drawn-rating',
  selector: `[class*=rate i], [class*=rating i], [class*=star i], ${pointed}`,
  claims: (element) => closest(element, '[role=slider]') === null && rowOf(element) !== null,
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe: ({ element }) => {
    const count = rating(element)?.count ?? 0;
    const options = Array.from({ length: count }, (_, index) => {
      const text = String(index + 1);
      return { index, value: text, text, disabled: false, group: '' };
    });
    return {
      control: 'choice',
      type: 'rating',
      multiple: false,
      options,
      optionCount: count,
      optionsKnown: true,
      editable: false,
    };
  },
  holds: ({ element }) => shown(element),
  read: ({ element }) => shown(element),
  write,
  restore,
};

const rating = (element: Element): Rating | null => rowOf(element);

function partsOf(element: Element): Element[] {
  const box = rating(element)?.box ?? element;
  return [...findAll(box, '*')].slice(0, 100).filter((part) => part !== element);
}

function shown(element: Element): string {
  const row = rating(element);
  const count = row ? lit(row) : 0;
  return count === 0 ? '' : String(count);
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const wanted = value.as === 'choose' ? value.indices[0] : undefined;
  if (wanted === undefined) return refused('no-option', shown(field.element));
  return pressPlace(field, wanted, String(wanted + 1), context);
}

async function pressPlace(
  { element }: FieldElements,
  index: number,
  wish: string,
  { signal }: WriteContext,
): Promise<Written> {
  const row = rating(element);
  const place = row && placesOf(row)[index];
  if (!place) return refused('no-option', shown(element));
  const before = row.box.innerHTML;
  await press(place);
  const isThere = await until(element, () => shown(element) === wish, reaction, signal);
  const now = shown(element);
  if (isThere) return filled(wish);
  return now === '' && row.box.innerHTML !== before ? filled(wish) : refused('refused-by-page', now);
}

/** By the button that takes the rating back; else the last lit star goes out when pressed again, where it does. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const wish = typeof held === 'string' ? held : '';
  const row = rating(field.element);
  const now = shown(field.element);
  if (now === wish || !row) return filled(wish);
  if (wish !== '' || !row.cancel) return pressPlace(field, Number(wish === '' ? now : wish) - 1, wish, context);
  await press({ target: row.cancel, share: 0.5 });
  await until(field.element, () => shown(field.element) === '', reaction, context.signal);
  return shown(field.element) === '' ? filled('') : refused('refused-by-page', shown(field.element));
}
