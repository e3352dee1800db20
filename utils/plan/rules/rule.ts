/** A rule: the person's own word on where which fields get what. Plain JSON, as it is stored and exported. */
import type { Control } from '../../pipeline';
import type { Kind } from '../../kinds/kinds';
import type { ValueSpec } from '../value-language/value-spec';

/** Which of a field's own words a condition reads. `label` is any text a person sees or hears beside the field. */
export const ruleTexts = ['label', 'name', 'id', 'placeholder'] as const;
export type RuleText = (typeof ruleTexts)[number];

export type Condition =
  | { readonly by: 'kind'; readonly kind: Kind }
  /** Letter case and accents do not count. */
  | { readonly by: 'contains'; readonly in: readonly RuleText[]; readonly text: string }
  /** A regular expression, found anywhere in the text; letter case does not count. */
  | { readonly by: 'matches'; readonly in: readonly RuleText[]; readonly pattern: string }
  /** Asked of the page, on the field's own element. */
  | { readonly by: 'selector'; readonly selector: string }
  | { readonly by: 'control'; readonly control: Control['control'] }
  | { readonly by: 'required' }
  /** Any of these very fields, as `fieldKey` names them. */
  | { readonly by: 'field'; readonly keys: readonly string[] };

export interface Rule {
  readonly id: string;
  /** What the person calls it. */
  readonly name: string;
  readonly on: boolean;
  /** Host globs or match patterns, any of which is enough; empty for all sites. See `site-pattern.ts`. */
  readonly sites: readonly string[];
  /** All of which must hold; empty for every field. */
  readonly fields: readonly Condition[];
  readonly value: ValueSpec;
}
