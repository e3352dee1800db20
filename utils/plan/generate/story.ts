/** Answers to general questions, told as one story of the form's matter. */
import type { Draft } from '../draft';
import { isLine } from '../recognise/asks/control-sorts';
import { toldIn } from '../scenes/scene-data';
import { text } from './drafts';
import type { GenerateContext } from './generator';

/**
 * @param id what `sceneAsk` has made
 * @returns null where the stories have not been read
 */
export function story(id: string, { persona, recognition, field }: GenerateContext): Draft | null {
  const scenes = persona.locale.asks.scenes?.now;
  const scene = id.split('/')[0]!;
  // All of a form tell the same story; where it asks once more it is another.
  const nth = persona.fact(scene).int(0, 1) + (recognition.nth ?? 0);
  const told = scenes && toldIn(scenes, id, nth);
  if (!told) return null;
  const [line, ...sentences] = told;
  return isLine(field) ? text(line) : { is: 'prose', sentences };
}
