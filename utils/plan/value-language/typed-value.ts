import type { TextSpec } from './value-spec';

/** What a person types where a text is expected: with a part in it, it is a template. */
export function typedValue(text: string): TextSpec {
  return text.includes('{{') ? { is: 'template', text } : { is: 'fixed', text };
}
