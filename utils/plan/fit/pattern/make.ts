/** Strings for a pattern, within lengths: copies of the persona's forms first, then made-up ones. Each is checked. */
import { makeGuide, type Guide } from './guide';
import { leastLength } from './least';
import { lookaheadsOf, overlay } from './lookahead';
import type { Wanted } from './wanted';
import { sampleAlternatives, startSampling } from './sample';

interface Candidate {
  readonly text: string;
  /** Letters of the form left out and letters made up; 0 is a plain copy. */
  readonly cost: number;
}

const guidedTries = 4;
const freeTries = 24;

/** @returns null where none was found within the budget */
export function makeForPattern(wanted: Wanted): string | null {
  return isPossible(wanted) ? (guidedBest(wanted) ?? free(wanted)) : null;
}

const longestMade = 20_000;

function isPossible({ tree, minLength, maxLength }: Wanted): boolean {
  return minLength <= longestMade && leastLength(tree.alternatives) <= Math.min(maxLength, longestMade);
}

function guidedBest(wanted: Wanted): string | null {
  let best: Candidate | null = null;
  for (const form of wanted.forms.slice(0, 6)) {
    for (let attempt = 0; attempt < guidedTries && wanted.budget.left > 0; attempt++) {
      const candidate = attemptOne(
        wanted,
        makeGuide(form),
        attempt < guidedTries / 2 ? 0 : wanted.minLength - form.length,
      );
      if (candidate && wanted.accepts(candidate.text) && (!best || candidate.cost < best.cost)) best = candidate;
      if (best?.cost === 0) return best.text;
    }
  }
  return best && best.text;
}

function free(wanted: Wanted): string | null {
  const lookaheads = lookaheadsOf(wanted.tree);
  for (let attempt = 0; attempt < freeTries && wanted.budget.left > 0; attempt++) {
    const shortest = attemptOne(wanted, null, 0);
    if (!shortest) continue;
    const target = Math.min(Math.max(wanted.minLength, targets[attempt % targets.length]!), wanted.maxLength);
    const grown =
      attemptOne(wanted, null, target - shortest.text.length, attempt < freeTries / 3 ? 0 : 0.3) ?? shortest;
    const texts = [grown.text, ...overlay(grown.text, lookaheads, wanted), shortest.text];
    const found = texts.find(wanted.accepts);
    if (found !== undefined) return found;
  }
  return null;
}

/** Lengths to try: patterns often hide their own (`(?=.{8,})`). */
const targets = [0, 8, 12, 1, 10, 6, 16, 20, 5, 32] as const;

/** @returns null where the pattern is too deep or asks for too much */
function attemptOne(wanted: Wanted, guide: Guide | null, extra: number, spaces = 0): Candidate | null {
  const sampling = startSampling({ ...wanted, guide, extra, spaces });
  try {
    const text = sampleAlternatives(wanted.tree.alternatives, sampling);
    return { text, cost: sampling.drawn + (guide?.left() ?? 0) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
