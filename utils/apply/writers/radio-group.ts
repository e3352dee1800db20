import { isMatch } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { clearBox } from '../native/clear-box';
import { bringTo, pressAgain } from '../native/click-box';
import { filled, refused, unchanged } from '../widget/written';
import { placesMeant } from '../requested';
import { chosenOf, optionsOf, radioGroup, radiosOf, saidBy, type Radio } from '../../field/adapters/radio-group';

export const radioGroupWriter: FieldWriter = {
  read: (field) => radiosOf(field).findIndex((radio) => radio.checked),
  write: (field, value, context) => choose(field, wantedOf(field, value), context),
  restore(field, held, context) {
    const wanted = radiosOf(field)[held as number];
    if (wanted) return choose(field, wanted, context);
    return takeBack(field, context);
  },
};

async function takeBack(field: FieldElements, { signal }: WriteContext): Promise<Written> {
  const chosen = chosenOf(field);
  if (chosen && !(await pressAgain(chosen, signal))) {
    const others = radiosOf(field).filter((radio) => radio !== chosen);
    clearBox(chosen, others);
  }
  return chosenOf(field) ? refused('refused-by-page', radioGroup.holds(field)) : filled('');
}

function wantedOf(field: FieldElements, value: Value): Radio | null {
  const optionAt = (place: number) => {
    const radio = radiosOf(field)[place];
    return radio ? saidBy(radio, field) : null;
  };
  const [place = -1] = placesMeant(value, optionAt, () => optionsOf(field));
  return radiosOf(field)[place] ?? null;
}

function choose(field: FieldElements, wanted: Radio | null, context: WriteContext): Written | Promise<Written> {
  if (!wanted || isMatch(wanted, ':disabled')) return refused('no-option', radioGroup.holds(field));
  if (wanted.checked) return unchanged(radioGroup.holds(field));
  if (!wanted.isConnected) return refused('gone', '');
  const told = (isThere: boolean) =>
    isThere ? filled(radioGroup.holds(field)) : refused('refused-by-page', radioGroup.holds(field));
  const answer = bringTo(wanted, true, context);
  return answer instanceof Promise ? answer.then(told) : told(answer);
}
