import type { Control } from '../../../utils/pipeline';
import { text } from '../../../utils/text';

/** How much of a very long list of a field was read; '' where all of it was. */
export function leftOutText(control: Control): string {
  if (control.control === 'choice' && control.options.length < control.optionCount)
    return text('optionsLeftOut', control.options.length, control.optionCount);
  if (control.control === 'text' && control.suggestions.length < control.suggestionCount)
    return text('suggestionsLeftOut', control.suggestions.length, control.suggestionCount);
  return '';
}
