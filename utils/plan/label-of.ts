import type { FieldDescriptor, TextSource } from '../pipeline';

const sources: readonly TextSource[] = [
  'label',
  'aria-label',
  'aria-labelledby',
  'table-header',
  'placeholder',
  'legend',
  'preceding',
  'following',
  'title',
];

/** What the page calls a field: its best label, else its name; '' where it has neither. As long as the scan reads it. */
export function labelOf({ texts, name, elementId }: FieldDescriptor): string {
  const said = sources.map((source) => texts.find((candidate) => candidate.source === source)?.text.trim());
  return said.find(Boolean) ?? (name || elementId);
}

/** What stands first among a field's texts, its best label as a rule; '' where the page says nothing. */
export function firstText({ texts }: Pick<FieldDescriptor, 'texts'>): string {
  return texts[0]?.text ?? '';
}
