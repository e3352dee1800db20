import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { hover, press } from '../widget/press';
import { until } from '../widget/until';
import { filled, refused } from '../widget/written';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;
const names = /(^|[-_\s])(rate|rating|star-?rating|stars|rater)(?![a-z])/i;
const fields = 'input, select, textarea, button[type=submit], [role=radio], [role=slider], [role=radiogroup], form';
const mostStars = 12;

/** Stars without roles: a row of three or more equal elements in a box named for rating. */
export const drawnRating: Adapter = {
  name: 'drawn-rating',
  selector: '[class*=rate i], [class*=rating i], [class*=stars i]',
  claims: (element) =>
    names.test(element.getAttribute('class') ?? '') && !element.querySelector(fields) && starsOf(element).length > 0,
  gather: (element) => ({ members: [element], parts: [...element.querySelectorAll('*')].slice(0, 100) }),
  describe: ({ element }) => {
    const options = starsOf(element).map((_, index) => ({
      index,
      value: String(index + 1),
      text: String(index + 1),
      disabled: false,
      group: '',
    }));
    return {
      control: 'choice',
      type: 'rating',
      multiple: false,
      options,
      optionCount: options.length,
      optionsKnown: true,
      editable: false,
    };
  },
  holds: ({ element }) => shown(element),
  read: ({ element }) => shown(element),
  write,
  restore,
};

/** The stars: children that look alike, none of them a field or a text. */
function starsOf(box: Element): Element[] {
  const rows = [box, ...box.children];
  for (const row of rows) {
    const stars = [...row.children].filter((child) => child.localName === row.firstElementChild?.localName);
    const alike = stars.length > 2 && stars.length <= mostStars && stars.every(isStar);
    if (alike && !row.matches('.review, [class*=readonly i]')) return stars;
  }
  return [];
}

function isStar(element: Element): boolean {
  return (
    /star|rate|icon|item/i.test(element.getAttribute('class') ?? '') || element.querySelector(':scope > svg') !== null
  );
}

const on = /active|full|filled|selected|checked|(^|[-_\s])on($|\s)/i;

/** How many stars say that they are lit. */
function shown(box: Element): string {
  const lit = starsOf(box).filter((star) => on.test(star.getAttribute('class') ?? '')).length;
  return lit === 0 ? '' : String(lit);
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const { element } = field;
  const wanted = value.as === 'choose' ? value.indices[0] : undefined;
  const star = starsOf(element)[wanted ?? -1];
  if (!star) return refused('no-option', shown(element));
  return pressStar(field, star, String((wanted ?? 0) + 1), context);
}

async function pressStar(
  { element }: FieldElements,
  star: Element,
  wish: string,
  { signal }: WriteContext,
): Promise<Written> {
  hover(star);
  press(star.querySelector('svg, i, button') ?? star);
  for (const type of ['mouseout', 'mouseleave']) {
    element.dispatchEvent(new MouseEvent(type, { bubbles: type === 'mouseout' }));
  }
  await until(element, () => shown(element) === wish, reaction, signal);
  return shown(element) === wish ? filled(wish) : refused('refused-by-page', shown(element));
}

/** Pressed again, the last lit star goes out where the widget allows it. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const wish = typeof held === 'string' ? held : '';
  const now = shown(field.element);
  if (now === wish) return filled(wish);
  const star = starsOf(field.element)[Number(wish === '' ? now : wish) - 1];
  return star ? pressStar(field, star, wish, context) : refused('refused-by-page', now);
}
