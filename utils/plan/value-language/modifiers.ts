import { asciiFold } from '../fit/text/ascii';

export interface Modifier {
  readonly name: ModifierName;
  /** The number after the colon; null where none was given. */
  readonly count: number | null;
}

interface ModifierEntry {
  /** Whether a number after the colon is needed, may be given, or has no meaning. */
  readonly count: 'needed' | 'optional' | 'none';
  readonly change: (text: string, count: number | null) => string;
}

const letters = (text: string) => [...text];

const modifiers = {
  upper: { count: 'none', change: (text) => text.toUpperCase() },
  lower: { count: 'none', change: (text) => text.toLowerCase() },
  title: { count: 'none', change: (text) => text.replace(/\p{L}[\p{L}\p{M}’']*/gu, capitalised) },
  ascii: { count: 'none', change: asciiFold },
  slug: { count: 'none', change: slug },
  /** Digits only; with a number the first so many of them. */
  digits: { count: 'optional', change: (text, count) => text.replace(/\D/g, '').slice(0, count ?? undefined) },
  first: { count: 'needed', change: (text, count) => letters(text).slice(0, count!).join('') },
  last: { count: 'needed', change: (text, count) => (count ? letters(text).slice(-count).join('') : '') },
  /** Zeros in front, up to the length. */
  pad: { count: 'needed', change: (text, count) => text.padStart(Math.min(count!, 100), '0') },
} as const satisfies Record<string, ModifierEntry>;

export type ModifierName = keyof typeof modifiers;
export const modifierNames = Object.keys(modifiers) as readonly ModifierName[];

export function isModifier(name: string): name is ModifierName {
  return Object.hasOwn(modifiers, name);
}

export function modifierCount(name: ModifierName): ModifierEntry['count'] {
  return modifiers[name].count;
}

/** The text, changed by one modifier after the other. */
export function modify(text: string, steps: readonly Modifier[]): string {
  return steps.reduce((now, { name, count }) => (modifiers[name] as ModifierEntry).change(now, count), text);
}

function capitalised(word: string): string {
  const [first = '', ...rest] = letters(word);
  return first.toUpperCase() + rest.join('').toLowerCase();
}

function slug(text: string): string {
  return asciiFold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
