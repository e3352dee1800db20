/** What the user says of a person, beyond what the seed makes of them. Plain JSON, as it is stored and exported. */
import type { Kind } from '../../kinds/kinds';
import { makesText, type ValueSpec } from '../value-language/value-spec';
import type { Sex } from './name';

export interface PersonTraits {
  /** null: as the seed says. */
  readonly sex: Sex | null;
  /** Youngest and oldest in full years on the reference day; null: an adult of any age. */
  readonly ages: readonly [least: number, most: number] | null;
  /** ISO 3166-1 alpha-2; '' for that of the page. Whoever loads the locale follows it. */
  readonly country: string;
  /** Template of the e-mail address, '' for a generated one. */
  readonly email: string;
  /** Values that were set for this very person. */
  readonly pinned: Pins;
}

export type Pins = Readonly<Partial<Record<Kind, PinSpec>>>;

/** What a person can have: leaving a field alone is no value of theirs. */
export type PinSpec = Exclude<ValueSpec, { is: 'skip' | 'keep' }>;

/** Forms of it besides text and templates. */
export const pinForms = ['list', 'pattern', 'number', 'date', 'kind'] as const satisfies readonly PinSpec['is'][];

export function isPin(spec: ValueSpec): spec is PinSpec {
  return makesText(spec) || spec.is === 'kind';
}

export const noTraits: PersonTraits = { sex: null, ages: null, country: '', email: '', pinned: {} };

/** The same for a person whose pinned values are made. */
export interface SettledTraits extends Pick<PersonTraits, 'sex' | 'ages'> {
  /** Texts by kind, the e-mail address among them. */
  readonly texts: PinnedTexts;
}

/** Nobody has said anything. */
export const unsettled: SettledTraits = { sex: null, ages: null, texts: {} };

export type PinnedTexts = Readonly<Partial<Record<Kind, string>>>;
