import { isMatch } from '../../dom/nodes';
import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { acting } from '../widget/deadline';
import { emptyOut } from '../list/empty-out';
import { hostOptions, rootOfWidget, shownIn } from '../list/host-options';
import { bestMatch, isBlankChoice, isNoChoice, realOptions } from '../list/match-option';
import { toOptions, type ListedOption } from '../list/option-list';
import { chooseInPopup } from '../list/popup-choice';
import { sameTexts } from '../list/wanted-texts';
import { filled, refused, unchanged } from '../widget/written';

/** Popups of components come by animation. */
const patience = 6_000;

/** What a component puts into the button of another, and says that it opens something (Auro). */
const putInTrigger = '[slot=trigger][aria-haspopup]:not([role])';

/**
 * Selects that are components: a button in the shadow tree opens the list, the options are the component's children
 * (Ionic, Spectrum). The list may be a dialog whose choice has to be confirmed.
 */
export const componentSelect: Adapter = {
  name: 'component-select',
  selector: `button[aria-haspopup], [role=button][aria-haspopup], [role=combobox]:not(input), ${putInTrigger}`,
  patience,
  claims: (element) => !isMatch(element, '[aria-haspopup=false], :disabled') && hostOptions(element).length > 1,
  describe,
  holds,
  read: chosenTexts,
  write,
  restore,
};

function describe({ element }: FieldElements): Control {
  const options = hostOptions(element);
  return {
    control: 'choice',
    type: 'combobox',
    multiple: isMultiple(element),
    options: toOptions(options),
    optionCount: options.length,
    optionsKnown: true,
    editable: false,
  };
}

function isMultiple(trigger: Element): boolean {
  return isMatch(rootOfWidget(trigger)?.host, '[multiple]:not([multiple=false])') ?? false;
}

function chosen({ element }: FieldElements): ListedOption[] {
  return shownIn(element, hostOptions(element)).filter(({ text }) => !isNoChoice(text));
}

function chosenTexts(field: FieldElements): string[] {
  return chosen(field).map(({ text }) => text);
}

function holds(field: FieldElements): string {
  return chosenTexts(field).join(', ');
}

function wantedTexts({ element }: FieldElements, value: Value): string[] {
  const options = hostOptions(element);
  if (value.as === 'choose') return value.indices.map((index) => options[index]?.text ?? '').filter(Boolean);
  if (value.as !== 'pick') return [];
  const real = realOptions(options);
  const match = bestMatch(real, value.wanted) ?? real[Math.floor((real.length - 1) / 2)];
  return match ? [match.text] : [];
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const wanted = wantedTexts(field, value);
  if (wanted.length === 0) return refused('no-option', holds(field));
  return bring(field, isMultiple(field.element) ? wanted : wanted.slice(0, 1), context);
}

/** Without an option that stands for nothing there may be a button that empties it. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const wanted = Array.isArray(held) ? held.map(String) : [];
  const { element } = field;
  if (wanted.length === 0 && holds(field) !== '' && blankOf(field).length === 0 && !isMultiple(element)) {
    const widget = { trigger: element, pointers: [element], shows: () => holds(field) };
    await emptyOut(widget, rootOfWidget(element)?.host ?? element, context);
  }
  return bring(field, wanted, context);
}

/** Presses what must change, confirms, closes. */
async function bring(field: FieldElements, wanted: readonly string[], context: WriteContext): Promise<Written> {
  const isDone = () => sameTexts(chosenTexts(field), wanted);
  if (isDone()) return unchanged(holds(field));
  const surplus = chosenTexts(field).filter((text) => isMultiple(field.element) && !wanted.includes(text));
  const missing = wanted.length > 0 ? wanted.filter((text) => !chosenTexts(field).includes(text)) : blankOf(field);
  const { signal } = acting(context);
  await chooseInPopup({ trigger: field.element, texts: [...surplus, ...missing], isDone }, signal, context.signal);
  return isDone() ? filled(holds(field)) : refused('refused-by-page', holds(field));
}

/** The option that stands for nothing, where there is one. */
function blankOf({ element }: FieldElements): string[] {
  return hostOptions(element)
    .map(({ text }) => text)
    .filter(isBlankChoice)
    .slice(0, 1);
}
