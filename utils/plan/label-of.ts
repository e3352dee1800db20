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

/** "e.g. 15.4", "UN1263": a placeholder that shows an answer calls the field nothing. */
const marked = /^\W*(?:e\.? ?g|z\. ?b|p\. ?ex|p\. ?ej|ex|ej|bijv|np)(?!\p{L})/iu;
const code = /^(?=(?:\D*\d){3})[A-Z\d ./:-]+$/;
const isExample = (text: string) => marked.test(text) || code.test(text);

/** What the page calls a field: its best label, else its name; '' where it has neither. As long as the scan reads it. */
export function labelOf({ texts, name, elementId }: FieldDescriptor): string {
  const said = sources.flatMap((source) => {
    const text = texts.find((candidate) => candidate.source === source)?.text.trim();
    return text ? [{ text, shows: source === 'placeholder' && isExample(text) }] : [];
  });
  return (said.find(({ shows }) => !shows) ?? said[0])?.text ?? (name || elementId);
}

/** What stands first among a field's texts, its best label as a rule; '' where the page says nothing. */
export function firstText({ texts }: Pick<FieldDescriptor, 'texts'>): string {
  return texts[0]?.text ?? '';
}
