/**
 * Matters that forms are about, each with stories: what a person who fills in such a form would say of it, whatever of a
 * few general questions is asked ("What happened?", "Root cause", "Special instructions"). The words that ask them are
 * `parts` of `asks/languages/*.json`; `languages/*.json` here are the stories.
 */
import { fold } from '../recognise/texts/fold';

/** What one story answers to one general question: in a box of one line, and in sentences. */
export type Told = readonly [line: string, ...prose: string[]];

/** By general question. All answers of a story fit together. */
export type Story = Readonly<Record<string, Told>>;

export interface WrittenScene {
  /** Words that forms of this matter have and hardly any others do, told as the table's `within`. */
  readonly words: readonly string[];
  /** Words of forms that have the scene's words and are of another matter: a car repair is no fault of a machine. */
  readonly unless?: readonly string[];
  readonly stories: readonly Readonly<Record<string, readonly [line: string, prose: string]>>[];
}

/** As the build compiles them. */
export interface Scenes {
  /** By scene: its words, folded. */
  readonly signs: Readonly<Record<string, readonly string[]>>;
  /** By scene: words with which a form is of another matter, folded. */
  readonly unless: Readonly<Record<string, readonly string[]>>;
  /** By scene: its stories, which have the same parts. */
  readonly stories: Readonly<Record<string, readonly Story[]>>;
}

/**
 * Before the scene and the part in the ids of such questions: "scene:lost-baggage/happened"; "scene:lost-baggage/happened/1"
 * where the form's words name the second story's matter.
 */
export const scenePrefix = 'scene:';

/** @param story the one that the form's words name; null for any @returns what names a part of a scene among the questions */
export function sceneAsk(scene: string, part: string, story: number | null = null): string {
  return `${scenePrefix}${scene}/${part}${story === null ? '' : `/${story}`}`;
}

/**
 * @param id what `sceneAsk` has made
 * @param nth which of the stories, where the id names none; those after the last begin anew
 * @returns null where there is none
 */
export function toldIn({ stories }: Scenes, id: string, nth: number): Told | null {
  const [scene = '', part = '', story = nth] = id.slice(scenePrefix.length).split('/');
  const all = stories[scene] ?? [];
  return all[Number(story) % all.length]?.[part] ?? null;
}

/** Brings a language's scenes into the form they are looked up in, once, when the extension is built. */
export function compileScenes(written: Readonly<Record<string, WrittenScene>>): Scenes {
  const of = <T>(made: (scene: WrittenScene) => T) =>
    Object.fromEntries(Object.entries(written).map(([id, scene]) => [id, made(scene)]));
  return {
    signs: of(({ words }) => words.map(fold)),
    unless: of(({ unless = [] }) => unless.map(fold)),
    stories: of(({ stories }) => stories.map(asStory)),
  };
}

const sentence = /\S.*?[.!?؟…。！？]+(?=\s|$)/gsu;

function asStory(parts: WrittenScene['stories'][number]): Story {
  return Object.fromEntries(
    Object.entries(parts).map(([part, [line, prose]]) => [
      part,
      [line, ...(prose.match(sentence) ?? [prose])] as const,
    ]),
  );
}
