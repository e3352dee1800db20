/** What an option's text says in any language: yes, no, other, or only “please choose”. */
import { choiceWords, type ChoiceWords } from '../../../words/choices';
import { normal } from './normal';

type Sense = keyof ChoiceWords;

const phrases = new Map<Sense, ReadonlySet<string>>();

/** The phrases of a sense in all languages, folded as `normal` does. */
export function phrasesOf(sense: Sense): ReadonlySet<string> {
  const known = phrases.get(sense);
  if (known) return known;
  const made = new Set(
    Object.values(choiceWords)
      .flatMap((words) => words[sense])
      .map(normal),
  );
  phrases.set(sense, made);
  return made;
}
