import type { CatalogueGroup } from './catalogue/groups';
import type { Kind, KindGroup } from './kinds/kinds';
import { text, type TextKey } from './text';

/** What people call a kind: `First name`. A test sees to it that every kind has its text. */
export function kindTitle(kind: Kind): string {
  return text(kindKey(kind));
}

/** The key of what people call a kind. */
export function kindKey(kind: Kind): TextKey {
  return `kind_${kind.replaceAll('-', '_')}` as TextKey;
}

/** What people call a group of kinds: `Contact`. */
export function kindGroupTitle(group: KindGroup): string {
  return text(`kindGroup_${group}`);
}

/** What people call a group of the catalogue: `Unusual names`. */
export function catalogueGroupTitle(group: CatalogueGroup): string {
  return text(`catalogueGroup_${group}`);
}
