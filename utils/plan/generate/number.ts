import type { FieldText } from '../../pipeline';
import type { Kind } from '../../kinds/kinds';
import type { Shape } from '../lexicon/shapes';
import type { Persona } from '../persona/persona';
import type { Spans } from '../persona/spans';
import { asksCount } from '../asks/find-ask';
import { unitsAt } from '../asks/units';
import { amountByUnit, inTenThousands } from './ask';
import { anyNumber, anyWord, number } from './drafts';
import type { GenerateContext, Generator } from './generator';
import { grade } from './grade';
import { money } from './money';
import { area, height, mileage, price, pricePerHead, weight } from './units';

/** One end of a span both of whose ends stand on the page. */
const end =
  (of: keyof Spans, side: 'low' | 'high'): Generator =>
  ({ persona }) => {
    const { low, high } = persona.spans[of];
    const middle = (low + high) / 2;
    const [value, least, most] =
      side === 'low' ? [low, Math.min(low, 1), Math.floor(middle)] : [high, Math.ceil(middle), high * 2];
    return of === 'price' ? money(persona, value, least, most, true) : number(value, least, most);
  };

/** In the unit that the field names, where that is another than the one the kind is usually told in. */
const measured =
  (usual: string, usually: Generator): Generator =>
  (context) =>
    unitsAt(context.field)[0] === 'm'
      ? anyNumber(1, 6, 1)(context)
      : ((unitsAt(context.field).some((unit) => unit !== usual) ? amountByUnit(context) : null) ?? usually(context));

export const numbers = {
  grade,
  passengers: anyNumber(1, 4),
  adults: anyNumber(1, 3),
  children: anyNumber(0, 2),
  rooms: anyNumber(1, 2),
  'vehicle-year': ({ persona, stream }) => {
    const thisYear = Number(persona.today.slice(0, 4));
    return number(thisYear - stream.int(1, 9), thisYear - 15, thisYear);
  },
  mileage,
  height,
  weight,
  area,
  number: (context) =>
    amountByUnit(context) ??
    (sizes[context.recognition.shape!] ?? (isNamedNumber(context) ? anyNumber(10_000, 99_999) : anyNumber(1, 5)))(
      context,
    ),
  quantity: (context) => amountByUnit(context) ?? anyNumber(1, 5)(context),
  price: (context) => inTenThousands(price(context), context.field),
  'price-min': end('price', 'low'),
  'price-max': end('price', 'high'),
  budget: (context) => {
    const { persona, stream, field } = context;
    return inTenThousands(pricePerHead(context) ?? money(persona, stream.int(5, 60) * 100, 100, 10_000, true), field);
  },
  discount: ({ stream }) => number(stream.pick([5, 10, 15, 20]), 0, 50),
  'tax-rate': ({ persona }) => taxRate(persona),
  percentage: anyNumber(5, 95),
  'age-min': end('age', 'low'),
  'age-max': end('age', 'high'),
  'number-min': end('number', 'low'),
  'number-max': (context) => amountByUnit(context) ?? end('number', 'high')(context),
  rating: ({ stream }) => number(stream.int(3, 5), 1, 5),
  'survey-scale': anyWord('survey-scale'),
  length: measured('cm', anyNumber(20, 180)),
  width: measured('cm', anyNumber(20, 120)),
  depth: measured('cm', anyNumber(10, 90)),
  'item-weight': measured('kg', anyNumber(1, 20, 1)),
  temperature: measured('°C', anyNumber(17, 24)),
  stock: anyNumber(3, 120),
  rank: anyNumber(1, 5),
} satisfies Partial<Record<Kind, Generator>>;

/** Numbers of which only the size is known. */
const sizes: Readonly<Partial<Record<Shape, Generator>>> = {
  few: anyNumber(1, 5),
  tens: anyNumber(12, 85),
  hundreds: ({ stream }) => number(stream.int(12, 85) * 10, 100, 900),
  thousands: ({ stream }) => number(stream.int(12, 85) * 100, 1000, 9000),
};

/** In Spanish and French "number of" names a thing as well, one of it. */
const plural = /s\W*$/;

const howMany =
  /^\W*(?:how many|wie ?viele|combien|cu[áa]nt[oa]s|quant[oa]s|quant[ie]|hoeveel|ile|сколько|скільки|kaç|hur många|hvor mange|montako|kolik|hány)(?!\p{L})/iu;

/** A number by which a thing is known, in a box for text: "Número de solicitud". */
function isNamedNumber({ field, persona }: GenerateContext): boolean {
  const counted = ({ text }: FieldText) =>
    howMany.test(text) || (plural.test(text) && asksCount(text, persona.locale.asks));
  return field.control === 'text' && !field.texts.some(counted);
}

/** With decimals only where the country's rate has some. */
function taxRate({ locale: { places } }: Persona) {
  return number(places.taxRate, 0, 30, Number.isInteger(places.taxRate) ? 0 : 1);
}
