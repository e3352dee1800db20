import type { Control } from '../../../utils/pipeline';
import { text } from '../../../utils/text';

/** What an edited text meets in its control. */
export interface FitProblem {
  /** `cannot-hold`: the control would drop it, so it is not written. `breaks-rule`: it is written all the same. */
  readonly is: 'cannot-hold' | 'breaks-rule';
  readonly text: string;
}

/** A valid floating-point number of HTML: https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number */
const htmlNumber = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?$/;

/** Says beforehand what will become of a text in a control; null where it is simply written. */
export function fitProblem(control: Control, draft: string): FitProblem | null {
  if (draft === '') return null;
  switch (control.control) {
    case 'number':
      return numberProblem(control, draft);
    case 'text':
      return control.maxLength !== null && draft.length > control.maxLength
        ? { is: 'breaks-rule', text: text('fitTooLong', draft.length, control.maxLength) }
        : null;
    case 'choice':
      return control.editable || !control.optionsKnown || control.options.some((option) => option.text === draft)
        ? null
        : { is: 'cannot-hold', text: text('fitNoOption') };
    default:
      return null;
  }
}

function numberProblem({ type, min, max }: Extract<Control, { control: 'number' }>, draft: string): FitProblem | null {
  if (!htmlNumber.test(draft)) return { is: 'cannot-hold', text: text('fitNoNumber') };
  const number = Number(draft);
  const isBound = type === 'range' || type === 'slider';
  const is = isBound ? 'cannot-hold' : 'breaks-rule';
  if (max !== null && number > max) return { is, text: text(isBound ? 'fitRangeMax' : 'fitMax', max) };
  if (min !== null && number < min) return { is, text: text(isBound ? 'fitRangeMin' : 'fitMin', min) };
  return null;
}
