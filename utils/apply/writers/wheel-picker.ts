import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { bestMatch } from '../../field/widget/match-option';
import { wheelsIn } from '../../field/wheel/columns';
import { turnToMoment } from '../wheel/turn-to-moment';
import { turnToTexts } from '../wheel/turn-to-texts';
import { turnWheel } from '../wheel/turn-wheel';
import { acting } from '../widget/deadline';
import { filled, refused, unchanged } from '../widget/written';
import { textsOf, shown } from '../../field/adapters/wheel-picker';

/** Wheels are turned one after the other, each until it rests. */
const patience = 12_000;

export const wheelPickerWriter: FieldWriter = {
  patience,
  read: ({ element }) => textsOf(element),
  write,
  restore,
};

async function write({ element }: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const before = shown(element);
  const { signal } = acting(context);
  const root = () => element;
  if (value.as === 'moment') await turnToMoment(root, value.moment, signal);
  else if (value.as === 'options') await turnToTexts(root, value.wanted, signal);
  const after = shown(element);
  if (after === before) return wasWanted(element, value) ? unchanged(after) : refused('refused-by-page', after);
  return filled(after);
}

function wasWanted(element: Element, value: Value): boolean {
  const candidates = textsOf(element).map((text) => ({ text, value: '', disabled: false }));
  return value.as === 'options'
    ? bestMatch(candidates, value.wanted) !== null
    : value.as === 'moment' && shown(element) === value.text;
}

async function restore({ element }: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const before = Array.isArray(held) ? held.map(String) : [];
  for (const [index, text] of before.entries()) {
    const wheel = wheelsIn(element)[index];
    if (wheel) await turnWheel(wheel.list, text, acting(context).signal);
  }
  return textsOf(element).join() === before.join()
    ? filled(shown(element))
    : refused('refused-by-page', shown(element));
}
