import type { Faker } from '@faker-js/faker';
import type { FieldId, SelectedFields } from '../../pipeline';
import { parseTemplate } from '../value-language/template';
import type { PartSource } from '../value-language/template-part';
import type { ValueSpec } from '../value-language/value-spec';
import type { Rule } from './rule';
import type { PageAddress } from './site-pattern';

/** The person's rules, with what they need to know of this page and this fill. */
export interface RuleSet {
  /** In the person's order: the first that matches wins. */
  readonly rules: readonly Rule[];
  /** Of the tab's top document. */
  readonly page: PageAddress;
  /** By CSS selector: the fields that it names on the page. */
  readonly selected: Readonly<Record<string, SelectedFields>>;
  /** By rule: the first number its counter gives; 1 where there is none. */
  readonly counters: Readonly<Record<string, number>>;
  /** In the data's locale; null where no rule here calls it. */
  readonly faker: Faker | null;
  /** Fields that a command says the kind of, for this once: no rule speaks of them. */
  readonly silentOn?: ReadonlySet<FieldId>;
}

/** Whether a value has a part of that sort. */
export function usesPart(value: ValueSpec, sort: PartSource['is']): boolean {
  if (value.is !== 'template') return false;
  return parseTemplate(value.text).pieces.some((piece) => piece.is === 'part' && piece.source.is === sort);
}

/** The selectors that the page must be asked about for these rules. */
export function selectorsOf(rules: readonly Rule[]): string[] {
  const selectors = rules.flatMap(({ fields }) =>
    fields.flatMap((condition) => (condition.by === 'selector' ? [condition.selector] : [])),
  );
  return [...new Set(selectors)];
}
