import { attributeOf, findAll, firstElementOf, isMatch, localNameOf, rootOf } from '../../dom/nodes';
import type { Option, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { bringTo, clearBox, pressAgain } from '../native/click-box';
import { isRadioComponent } from '../choice/quiet-component';
import { optionLabel } from '../native/option-label';
import { radioMembers } from '../native/radio-members';
import { bestMatch, realOptions } from '../list/match-option';
import { optionHeaderOf } from '../../scan/table-headers';
import { textOf } from '../../scan/text';
import { filled, refused, unchanged } from '../widget/written';

type Radio = HTMLInputElement;
const mostOptions = 400;

const radiosOf = (field: FieldElements) => field.members as readonly Radio[];
const chosenOf = (field: FieldElements) => radiosOf(field).find((radio) => radio.checked) ?? null;

/** Radio buttons of one group, as one field. */
export const radioGroup: Adapter = {
  name: 'radio-group',
  selector: 'input',
  claims: (element) =>
    localNameOf(element) === 'input' && (element as Radio).type === 'radio' && !standsForHost(element),
  gather: (element) => ({ members: radioMembers(element as Radio), parts: [] }),
  describe: (field) => ({
    control: 'choice',
    type: 'radio',
    multiple: false,
    options: optionsOf(field),
    optionCount: field.members.length,
    optionsKnown: true,
    editable: false,
  }),
  holds,
  read: (field) => radiosOf(field).findIndex((radio) => radio.checked),
  write: (field, value, context) => choose(field, wantedOf(field, value), context),
  restore(field, held, context) {
    const wanted = radiosOf(field)[held as number];
    if (wanted) return choose(field, wanted, context);
    return takeBack(field, context);
  },
};

/** One that a component keeps out of reach, for its form alone, while its choices are its children (mdui). */
function standsForHost(radio: Element): boolean {
  const root = rootOf(radio);
  if (!(root instanceof ShadowRoot) || attributeOf(radio, 'tabindex') !== '-1') return false;
  const hasChoices = localNameOf(firstElementOf(root.host))?.includes('-') === true && !isRadioComponent(root.host);
  return hasChoices && findAll(root, 'input').length === 1;
}

async function takeBack(field: FieldElements, { signal }: WriteContext): Promise<Written> {
  const chosen = chosenOf(field);
  if (chosen && !(await pressAgain(chosen, signal))) clearBox(chosen);
  return chosenOf(field) ? refused('refused-by-page', holds(field)) : filled('');
}

function holds(field: FieldElements): string {
  const chosen = chosenOf(field);
  return chosen ? nameOf(chosen, field) || chosen.value : '';
}

/** What a person reads as the option's name: beside it, else above it where the question takes a row of a table. */
function nameOf(radio: Radio, { members }: FieldElements): string {
  const header = optionLabel(radio) ? null : optionHeaderOf(radio, members);
  return header ? textOf(header) : optionLabel(radio);
}

function optionsOf(field: FieldElements): Option[] {
  return radiosOf(field)
    .slice(0, mostOptions)
    .map((radio, index) => ({
      index,
      value: radio.value.slice(0, 200),
      text: nameOf(radio, field),
      disabled: isMatch(radio, ':disabled'),
      group: '',
    }));
}

function wantedOf(field: FieldElements, value: Value): Radio | null {
  if (value.as === 'choose') return radiosOf(field)[value.indices[0] ?? -1] ?? null;
  const wishes = value.as === 'pick' ? value.wanted : value.as === 'text' ? [value.text, ...value.alternatives] : [];
  const options = optionsOf(field);
  const match = bestMatch(options, wishes) ?? realOptions(options)[0];
  return match ? radiosOf(field)[match.index]! : null;
}

function choose(field: FieldElements, wanted: Radio | null, context: WriteContext): Written | Promise<Written> {
  if (!wanted || isMatch(wanted, ':disabled')) return refused('no-option', holds(field));
  if (wanted.checked) return unchanged(holds(field));
  if (!wanted.isConnected) return refused('gone', '');
  const told = (isThere: boolean) => (isThere ? filled(holds(field)) : refused('refused-by-page', holds(field)));
  const answer = bringTo(wanted, true, context);
  return answer instanceof Promise ? answer.then(told) : told(answer);
}
