import type { Kind } from '../kinds/kinds';
import type { CatalogueGroup } from './groups';
import type { Recipe } from './recipe';

/**
 * A value that breaks careless code, as the data in `entries/` has it. Nothing in it does harm by itself: it shows
 * whether a page handles it as text.
 */
export interface EntryData {
  /** Stable, for menus, rules and settings: `group/name`. */
  readonly id: string;
  /** Left out for files. */
  readonly value?: Recipe;
  readonly file?: FileRecipe;
  /** The controls that can hold it. */
  readonly suits: readonly Suit[];
  /** The kinds of field that it is about; any if left out. */
  readonly kinds?: readonly Kind[];
  /** ISO 3166-1 alpha-2: where it is valid, if not everywhere. */
  readonly countries?: readonly string[];
  /** The shortest or longest valid value of its kinds. */
  readonly edge?: 'shortest' | 'longest';
  readonly claims?: Claims;
  /** Where the fact comes from. */
  readonly source: string;
}

export interface FileRecipe {
  /** `{ext}` stands for an extension that the field accepts, `{EXT}` for the same in capitals. */
  readonly name: Recipe;
  /** MIME type; '' for one that the field accepts. */
  readonly type: string;
  /** The contents; a proper file of the accepted type where neither is given. */
  readonly text?: Recipe;
  readonly hex?: string;
}

/** `line`: one line of text; `lines`: several; the rest are types of native controls. */
export const suits = [
  'line',
  'lines',
  'password',
  'email',
  'url',
  'tel',
  'number',
  'date',
  'month',
  'week',
  'time',
  'datetime-local',
  'file',
] as const;
export type Suit = (typeof suits)[number];

/** What a test holds the entry to. */
export interface Claims extends Readonly<Partial<Record<Checked, boolean>>> {
  /** UTF-16 units of the text; bytes of a file. */
  readonly length?: number;
  /** Code points in it: `U+200B`. */
  readonly has?: readonly string[];
  /** Valid by the postal rules of a country, or false. */
  readonly postal?: string | false;
  /** Valid by a tax office's rules, named as in `stdnum` (`de.vat`); with `!` before it, invalid by them. */
  readonly tax?: string;
}

/** Whether it is a valid one of these. */
export type Checked =
  | 'email'
  | 'url'
  | 'domain'
  | 'ip'
  | 'card'
  | 'iban'
  | 'phone'
  | 'date'
  | 'time'
  | 'json'
  | 'colour';

/** An entry with its texts in the person's language. */
export interface CatalogueEntry extends EntryData {
  readonly group: CatalogueGroup;
  readonly title: string;
  /** What it shows about the page that gets it, in a few words. */
  readonly probes: string;
}

/** What the modes draw from: an entry of the catalogue, or one of the person's own, which is in none of its groups. */
export type Case = Omit<CatalogueEntry, 'group' | 'source'> & Partial<Pick<CatalogueEntry, 'group'>>;

/** The entries in the groups' order. */
export type Catalogue = readonly CatalogueEntry[];
