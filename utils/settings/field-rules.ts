/** Rules that a person makes by a click on one row: this field, on this site, is skipped or of another kind. */
import type { Override } from '../plan/context';
import type { Rule } from '../plan/rules/rule';
import type { Remembered } from './remembered';

type LastingOverride = Extract<Override, { do: 'skip' | 'kind' }>;

/** Whether an override holds beyond this page load; a typed text and a reroll do not. */
export function isLasting(override: Override): override is LastingOverride {
  return override.do === 'skip' || override.do === 'kind';
}

/** What was said of the field by a click; null for rules of any other making. */
export function overrideOfRule(rule: Rule | undefined): LastingOverride | null {
  if (!rule || rule.sites.length !== 1 || rule.fields.length !== 1 || rule.fields[0]!.by !== 'field') return null;
  if (rule.value.is === 'skip') return { do: 'skip' };
  return rule.value.is === 'kind' ? { do: 'kind', kind: rule.value.kind } : null;
}

export interface FieldOfSite {
  /** Host of the page. */
  readonly host: string;
  /** As `fieldKey` makes it. */
  readonly key: string;
  /** What the page calls the field. */
  readonly label: string;
}

/** The rules with one word more on a field, before all others, or one less for null. */
export function withFieldRule(
  rules: readonly Rule[],
  field: FieldOfSite,
  override: LastingOverride | null,
  newId: () => string,
): readonly Rule[] {
  const others = rules.filter((rule) => !isAbout(rule, field));
  return override ? [fieldRule(field, override, newId()), ...others] : others;
}

function isAbout(rule: Rule, { host, key }: FieldOfSite): boolean {
  const [condition] = rule.fields;
  return (
    overrideOfRule(rule) !== null &&
    rule.sites[0] === host &&
    condition?.by === 'field' &&
    condition.keys.length === 1 &&
    condition.keys[0] === key
  );
}

function fieldRule({ host, key, label }: FieldOfSite, override: LastingOverride, id: string): Rule {
  return {
    id,
    name: label.slice(0, 80),
    on: true,
    sites: [host],
    fields: [{ by: 'field', keys: [key] }],
    value: override.do === 'skip' ? { is: 'skip' } : { is: 'kind', kind: override.kind },
  };
}

/** What versions before rules remembered, as rules: those said last first. */
export function rulesOfRemembered(remembered: Remembered, newId: () => string): Rule[] {
  return Object.entries(remembered)
    .flatMap(([host, fields]) =>
      Object.entries(fields).map(([key, override]) =>
        fieldRule({ host, key, label: key.replace(/^[^:]*:/, '') }, override, newId()),
      ),
    )
    .reverse();
}
