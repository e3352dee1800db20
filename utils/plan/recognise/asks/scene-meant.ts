/** Which matter a form's title means whose words nobody listed: "Report a highway problem" where "highway defect" is known. */
import { setOf } from '../../asks/find-ask';
import { nearnessOf, wordsOfMeaning, type NearestAsks } from '../../asks/nearest-asks';
import type { Scenes } from '../../scenes/scene-data';

/** A scene that a title means, and how near it is. */
export interface MeantScene {
  readonly scene: string;
  readonly nearness: number;
}

/** How near a title must be to one of a scene's signs, and how much nearer than to any other scene's. */
const least = { nearness: 0.76, more: 0.08 } as const;

/** What stands first of what a form says of itself: its title and heading. */
const mostTitles = 2;

interface Sign {
  readonly scene: string;
  readonly meaning: Float32Array;
}

const signs = new WeakMap<Scenes, readonly Sign[]>();

/**
 * @param titles what the form says of itself, in English, the most telling first
 * @param skip words that say nothing
 * @returns null where no scene is near, or two alike
 */
export function sceneMeant(
  titles: readonly string[],
  scenes: Scenes,
  nearest: NearestAsks,
  skip: readonly string[],
): MeantScene | null {
  const known = signs.get(scenes) ?? signsOf(scenes, nearest, skip);
  signs.set(scenes, known);
  const found = titles.slice(0, mostTitles).flatMap((title) => nearestTo(title, known, nearest, skip) ?? []);
  return found.reduce<MeantScene | null>((best, one) => (best && best.nearness >= one.nearness ? best : one), null);
}

function signsOf({ signs: words }: Scenes, nearest: NearestAsks, skip: readonly string[]): Sign[] {
  return Object.entries(words).flatMap(([scene, phrases]) =>
    phrases.map((phrase) => ({ scene, meaning: nearest.meaningOf(wordsOfMeaning(phrase, setOf(skip))) })),
  );
}

function nearestTo(
  title: string,
  known: readonly Sign[],
  nearest: NearestAsks,
  skip: readonly string[],
): MeantScene | null {
  const words = wordsOfMeaning(title, setOf(skip));
  if (words.length === 0) return null;
  const meaning = nearest.meaningOf(words);
  let best: MeantScene = { scene: '', nearness: 0 };
  let other = 0;
  for (const sign of known) {
    const nearness = nearnessOf(meaning, sign.meaning);
    if (nearness > best.nearness) {
      if (sign.scene !== best.scene) other = best.nearness;
      best = { scene: sign.scene, nearness };
    } else if (sign.scene !== best.scene && nearness > other) other = nearness;
  }
  return best.nearness >= least.nearness && best.nearness - other >= least.more ? best : null;
}
