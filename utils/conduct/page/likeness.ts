import type { FoundField } from './read-tab';

/** What a field has in common with the one that a page draws in its place. */
export function likenessOf({ field, frameId }: FoundField): string {
  return JSON.stringify([frameId, field.tag, field.name, field.elementId, field.texts.map(({ text }) => text)]);
}
