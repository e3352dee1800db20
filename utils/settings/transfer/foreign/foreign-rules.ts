import type { Condition, Rule } from '../../../plan/rules/rule';
import type { ValueSpec } from '../../../plan/value-language/value-spec';
import { hash } from '../../../hash';

export const tools = ['fake-filler', 'form-o-fill', 'testofill'] as const;
export type Tool = (typeof tools)[number];

export const leftReasons = [
  /** Understudy does by itself what the tool must be told. */
  'known',
  /** A program, which nothing here runs. */
  'code',
  /** Random values that are made in a way of the tool's own. */
  'generator',
  /** Nothing that could be read. */
  'unreadable',
  /** The rule is there, switched off: where it holds could not be said as a site. */
  'site',
  /** The rule is there, switched off: it is one of several for the same page. */
  'choice',
  /** The rule is there; the class of a field is not looked at. */
  'class',
  /** The rule is there; of several hosts the first is taken. */
  'hosts',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** Something of the tool's that was not taken over, or not as it was. */
export interface LeftOut {
  /** What the person called it, or what it is about. */
  readonly what: string;
  readonly why: LeftReason;
}

export interface ForeignRules {
  readonly tool: Tool;
  readonly rules: readonly Rule[];
  readonly left: readonly LeftOut[];
}

/** A rule made from a tool's; the same whenever the same file is read, so that a second import adds nothing. */
export function foreignRule(
  tool: Tool,
  name: string,
  site: string | null,
  condition: Condition,
  value: ValueSpec,
  on = true,
): Rule {
  const sites = site === null ? [] : [site];
  const id = `${tool}-${hash(JSON.stringify([name, sites, condition]))}`.slice(0, 60);
  return { id, name: name.slice(0, 200), on, sites, fields: [condition], value };
}
