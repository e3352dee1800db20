import type { FieldRow } from '../../../utils/messages';
import type { Override } from '../../../utils/plan/context';
import { parseTemplate } from '../../../utils/plan/value-language/template';
import type { ValueProblem } from '../../../utils/plan/value-language/value-problem';

/** What stands in a row's editor at first: what was typed there, else what is planned. */
export function typedText({ override, planned }: FieldRow): string {
  return override?.do === 'template' ? override.text : planned;
}

export function looksLikeTemplate(text: string): boolean {
  return text.includes('{{');
}

/** What keeps a text with braces from being a template; empty for any other text. */
export function templateProblems(text: string): readonly ValueProblem[] {
  return looksLikeTemplate(text) ? parseTemplate(text).problems : [];
}

/** What the person says by a text: a template where it is one without a mistake, else the text as it stands. */
export function typedOverride(text: string): Override {
  const isTemplate = looksLikeTemplate(text) && templateProblems(text).length === 0;
  return { do: isTemplate ? 'template' : 'text', text };
}
