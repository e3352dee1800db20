/** Who made a thing and what the model is called: a boat's is no car's. The things and their makes are `makes` of `asks/table.json`. */
import { firstText, textsOf } from '../label-of';
import { foldedPatternOf } from '../pattern-of';
import type { GenerateContext } from './generator';

export type Made = readonly [make: string, model: string];

/** What questions of the table ask of a thing that is made. */
const asked: Readonly<Record<string, (made: Made) => string>> = {
  'make-model': (made) => made.join(' '),
  'appliance-model': (made) => made.join(' '),
  'appliance-make': ([make]) => make,
  'model-code': ([, model]) => model,
};

/** The first things of the table, which are vehicles. */
const vehicles = 12;

/** @returns of the thing that the field's own label names, else of the first that its form does; null for none of the table's */
export function madeThing(context: GenerateContext): Made | null {
  return madeAmong(context, context.persona.locale.asks.table.makes.length);
}

/** @returns of the vehicle that is named, a car where none is */
export function madeVehicle(context: GenerateContext): Made {
  return madeAmong(context, vehicles) ?? madeOf(0, context);
}

function madeAmong(context: GenerateContext, things: number): Made | null {
  const { persona, field } = context;
  const makes = persona.locale.asks.table.makes.slice(0, things);
  for (const text of [firstText(field), textsOf(field), field.formTexts.join(' ')]) {
    const found = makes.map(([says]) => text.toLowerCase().search(foldedPatternOf(says)));
    const first = Math.min(...found.filter((at) => at >= 0));
    if (first !== Infinity) return madeOf(found.indexOf(first), context);
  }
  return null;
}

function madeOf(at: number, { persona }: GenerateContext): Made {
  const [, ...made] = persona.locale.asks.table.makes[at]!;
  const [make = '', model = ''] = persona
    .fact(at === 0 ? 'vehicle' : `made ${at}`)
    .pick(made)
    .split('|');
  return [make, model];
}

/** @param id of a question @returns null where it asks for nothing of the kind, or of no thing that the table has */
export function madeAnswer(id: string, context: GenerateContext): string | null {
  const told = asked[id];
  const made = told ? madeThing(context) : null;
  return made && told ? told(made) : null;
}
