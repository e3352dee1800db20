/** Which matter a form's title means whose words nobody listed: "Highway fault" where "highway defect" is known. */
import { byTextOf } from '../../by-text';
import { setOf } from '../../asks/find-ask';
import { nearnessOf, wordsOfMeaning, type NearestAsks } from '../../asks/nearest-asks';
import type { Scenes } from '../../scenes/scene-data';
import { eachOf, type Steps } from '../../steps';

/** A scene that a title means, and how near it is. */
export interface MeantScene {
  readonly scene: string;
  readonly nearness: number;
}

/** How near a title must be to one of a scene's signs, and how much nearer than to any other scene's. */
const least = { nearness: 0.76, more: 0.08 } as const;

interface Sign {
  readonly scene: string;
  readonly meaning: Float32Array;
}

/** What titles are compared with. */
interface Known {
  readonly signs: readonly Sign[];
  readonly nearest: NearestAsks;
  readonly skip: readonly string[];
}

const knownOf = new WeakMap<Scenes, Known>();

/** A class, an id or a button's single word is no title. */
const worded = /\p{L} \p{L}/u;

/**
 * @param titles what the form says of itself, in English, the most telling first
 * @param skip words that say nothing
 * @returns null where no scene is near, or two alike
 */
export function* sceneMeant(
  titles: readonly string[],
  scenes: Scenes,
  nearest: NearestAsks,
  skip: readonly string[],
): Steps<MeantScene | null> {
  const known = knownOf.get(scenes) ?? { signs: yield* signsOf(scenes, nearest, skip), nearest, skip };
  knownOf.set(scenes, known);
  let best: MeantScene | null = null;
  for (const title of titles.filter((one) => worded.test(one))) {
    const found = nearestTo(title, known);
    if (found && found.nearness > (best?.nearness ?? 0)) best = found;
    yield;
  }
  return best;
}

function* signsOf({ signs: words }: Scenes, nearest: NearestAsks, skip: readonly string[]): Steps<Sign[]> {
  const ofScenes = yield* eachOf(Object.entries(words), ([scene, phrases]) =>
    phrases.map((phrase) => ({ scene, meaning: nearest.meaningOf(wordsOfMeaning(phrase, setOf(skip))) })),
  );
  return ofScenes.flat();
}

const nearestTo = byTextOf((title, { signs, nearest, skip }: Known): MeantScene | null => {
  const words = wordsOfMeaning(title, setOf(skip));
  if (words.length === 0) return null;
  const meaning = nearest.meaningOf(words);
  let best: MeantScene = { scene: '', nearness: 0 };
  let other = 0;
  for (const sign of signs) {
    const nearness = nearnessOf(meaning, sign.meaning);
    if (nearness > best.nearness) {
      if (sign.scene !== best.scene) other = best.nearness;
      best = { scene: sign.scene, nearness };
    } else if (sign.scene !== best.scene && nearness > other) other = nearness;
  }
  return best.nearness >= least.nearness && best.nearness - other >= least.more ? best : null;
});
