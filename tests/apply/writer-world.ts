/** Stands for the page agent where a test needs apply alone: fields are named by CSS selectors. */
import type { FieldId } from '../../utils/pipeline';
import type { WriteItem } from '../../utils/messages/agent';
import type { FieldHandle } from '../../utils/field/field-handles';
import { isMatch } from '../../utils/dom/nodes';
import { adapters } from '../../utils/field/adapters';
import { createWriter } from '../../utils/apply/apply';
import { Authors } from '../../utils/field/authors';

const known = new Map<FieldId, FieldHandle>();

function lookup(id: FieldId): FieldHandle | null {
  const before = known.get(id);
  if (before) return before;
  const element = document.querySelector(id);
  const adapter = element && adapters.find((one) => isMatch(element, one.selector) && one.claims(element));
  if (!element || !adapter) return null;
  const handle = { adapter, field: { element, members: adapter.gather?.(element).members ?? [element] } };
  known.set(id, handle);
  return handle;
}

/** Says what the adapters know of a field. */
function describe(id: FieldId) {
  const { adapter, field } = lookup(id)!;
  return { adapter: adapter.name, control: adapter.describe(field), holds: adapter.holds(field) };
}

/** Adds to options that are named by their places what they say. */
function told(items: readonly WriteItem[]): WriteItem[] {
  return items.map(({ id, value }) => {
    const handle = value.as === 'options' && value.at !== null ? lookup(id) : null;
    const control = handle?.adapter.describe(handle.field);
    if (value.as !== 'options' || control?.control !== 'choice') return { id, value };
    const options = (value.at ?? []).map((place) => control.options.find(({ index }) => index === place));
    return { id, value: { ...value, wanted: options.map((option) => option?.text || (option?.value ?? '')) } };
  });
}

const authors = new Authors(window);
const writer = createWriter(window, { lookup, keyOf: () => '' }, authors);
/** Makes handles beforehand, so that a test measures writing alone. */
const prime = (ids: readonly FieldId[]) => ids.forEach(lookup);
const world = { writer, authors, describe, prime, told };
export type WriterWorld = typeof world;

declare global {
  var world: WriterWorld;
}
globalThis.world = world;
