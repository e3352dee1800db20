import type { CheckControl, DrawingControl, FieldDescriptor } from '../../pipeline';
import type { Draft } from '../draft';
import { fitChoice } from './choice/choice';
import { fitColor } from './color';
import { fitDate } from './date/date';
import { fitFile } from './files/file';
import type { FitContext, Fitted, Usual } from './fitted';
import type { Breach } from './modes/breach';
import { fitBoundary } from './modes/boundary';
import { fitHostile } from './modes/hostile';
import { breachesOf, fitInvalid } from './modes/invalid';
import { fitNumber } from './number/number';
import { fitText } from './text/text';

/**
 * Makes a draft suit the field: a value that the field's own rules accept, or the reason why there is none.
 * In the modes `boundary`, `invalid` and `hostile` the value is what the mode asks for.
 * Same input, same answer; the time is bounded whatever the page's pattern says.
 */
export function fit(draft: Draft, field: FieldDescriptor, context: FitContext): Fitted {
  const fitDraft = (other: Draft) => fitRealistic(other, field, context);
  const usual: Usual = { fitted: fitDraft(draft), draft, fitDraft };
  switch (context.mode) {
    case 'realistic':
      return usual.fitted;
    case 'boundary':
      return fitBoundary(usual, field, context);
    case 'invalid':
      return fitInvalid(usual, field, context);
    case 'hostile':
      return fitHostile(usual.fitted, field, context);
  }
}

/** Every way in which the field can be broken alone, as `fit` would break it. */
export function waysToBreak(draft: Draft, field: FieldDescriptor, context: FitContext): readonly Breach[] {
  const fitDraft = (other: Draft) => fitRealistic(other, field, context);
  return breachesOf({ fitted: fitDraft(draft), draft, fitDraft }, field, context);
}

function fitRealistic(draft: Draft, field: FieldDescriptor, context: FitContext): Fitted {
  switch (field.control) {
    case 'text':
      return fitText(draft, field, context);
    case 'number':
      return fitNumber(draft, field, context);
    case 'date':
      return fitDate(draft, field, context);
    case 'choice':
      return fitChoice(draft, field, context);
    case 'check':
      return fitCheck(draft, field, context);
    case 'color':
      return fitColor(draft, context);
    case 'file':
      return fitFile(draft, field, context);
    case 'drawing':
      return fitDrawing(field);
  }
}

/** A box that must be ticked is ticked, whatever the draft says. */
function fitCheck(draft: Draft, field: FieldDescriptor & CheckControl, { stream }: FitContext): Fitted {
  const checked = field.required || (draft.is === 'flag' ? draft.flag : stream.chance(0.5));
  return { value: { as: 'check', checked }, shown: checked ? '✓' : '–', reason: null };
}

function fitDrawing(_field: DrawingControl): Fitted {
  return { value: { as: 'drawing' }, shown: '✍', reason: null };
}
