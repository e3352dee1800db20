/** A text that the person ruled, put into a control as it stands: never another value in its place. */
import type { CheckControl, ChoiceControl, DateControl, FieldDescriptor, NumberControl } from '../../pipeline';
import { matchForms } from '../fit/choice/match';
import { fittedDate } from '../fit/date/date';
import { units } from '../fit/date/units';
import { fit } from '../fit/fit';
import { fittedOptions, fittedText, fittedUnseen, type FitContext, type Fitted } from '../fit/fitted';

/** @returns null where the control cannot hold it */
export function holdText(text: string, field: FieldDescriptor, context: FitContext): Fitted | null {
  switch (field.control) {
    case 'text':
      return isPiece(context)
        ? fit({ is: 'text', forms: [text] }, field, { ...context, mode: 'realistic' })
        : asWritten(text);
    case 'number':
      return holdNumber(text, field);
    case 'date':
      return holdDay(text, field);
    case 'color':
      return /^#[\da-f]{6}$/i.test(text.trim()) ? fittedText(text.trim().toLowerCase()) : null;
    case 'check':
      return holdTick(text, field);
    case 'choice':
      return holdChoice(text, field);
    case 'file':
    case 'drawing':
      return null;
  }
}

/** Beyond the field's own rules too: that is what a tester wants. */
function asWritten(text: string): Fitted {
  return { value: { as: 'text', text, alternatives: [], verbatim: true }, shown: text, reason: null };
}

/** One box of several: the text is cut up among them. */
function isPiece({ recognition }: FitContext): boolean {
  return recognition.part.of === 'split';
}

function holdNumber(text: string, { type, min, max }: NumberControl): Fitted | null {
  const plain = text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return null;
  const isOutside = Number(plain) < (min ?? -Infinity) || Number(plain) > (max ?? Infinity);
  const slides = type === 'range' || type === 'slider';
  return slides && isOutside ? null : fittedText(plain);
}

function holdDay(text: string, { type }: DateControl): Fitted | null {
  const unit = units[type];
  const plain = text.trim();
  const written = [plain, `${plain}T09:00`, plain.slice(0, 7)].find((one) => Number.isFinite(unit.read(one)));
  return written === undefined ? null : fittedDate(unit.read(written), type);
}

const ticked = /^(?:yes|true|on|1|✓|x)$/i;
const unticked = /^(?:no|false|off|0|–|-|)$/i;

function holdTick(text: string, _field: CheckControl): Fitted | null {
  const plain = text.trim();
  if (!ticked.test(plain) && !unticked.test(plain)) return null;
  const checked = ticked.test(plain);
  return { value: { as: 'check', checked }, shown: checked ? '✓' : '–', reason: null };
}

function holdChoice(text: string, field: ChoiceControl): Fitted | null {
  const wanted = field.multiple ? text.split(/[,;\n]/).map((one) => one.trim()) : [text.trim()];
  if (!field.optionsKnown) return fittedUnseen(wanted, wanted.length, wanted.join(', '));
  const open = field.options.filter(({ disabled }) => !disabled);
  const options = wanted.filter(Boolean).map((one) => matchForms(open, [one]));
  if (options.length === 0 || options.includes(null)) return null;
  return fittedOptions(options.filter((option) => option !== null));
}
