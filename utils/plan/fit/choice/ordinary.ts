/** What most people would choose of a list whose meaning nobody knows: "Good" of the states of goods, "No" of a half day off. */
import { isOf, isSeldom, type Priors } from '../../asks/priors/priors';
import type { ChoiceControl, FieldDescriptor, FieldFacts, Option } from '../../../pipeline';
import type { Stream } from '../../stream';
import { isEvasive } from './evasive';
import { listQuestion } from './list-question';
import { normal } from './normal';
import { phrasesOf } from './senses';

/**
 * The option that denies what is asked: of a list that offers no yes beside it, or where hardly anybody says yes.
 * @param real options that a person could choose @returns null where the list is to be chosen from
 */
export function denialOf(real: readonly Option[], field: FieldDescriptor, priors: Priors): Option | null {
  if (areCodes(real)) return null;
  const says = (sense: 'yes' | 'no') =>
    real.find(({ text }) => phrasesOf(sense).has(normal(text.split(/[,;:–—(]/u)[0]!)));
  const no = says('no');
  if (no && !says('yes')) return no;
  if (!isSeldom(listQuestion(field), priors)) return null;
  return no ?? (says('yes') ? null : (real.find(({ text }) => isOf('none', text, priors)) ?? null));
}

/** States, languages and directions go by two letters, of which some read as words: "NO", "NE", "OK". */
function areCodes(options: readonly Option[]): boolean {
  return options.filter(({ text }) => /^[a-z]{1,2}$/i.test(text)).length > mostWords;
}

/** "No" and a word as short. */
const mostWords = 2;

/** Lists that are longer name places, departments, products: "Boa Vista" is no state of anything. */
const mostStates = 12;

/** "Aged 60 or over" among what does not go by age: whoever fills in the form may be any age. */
const ofAge =
  /(?<!\p{L})(?:aged?|under|über|unter) \d{1,2}(?!\d)(?! ?(?:%|k|m|g))|(?<!\d)\d{1,2} (?:years )?(?:or|and) (?:over|older|under|younger)(?!\p{L})/iu;

/**
 * The options that nobody wonders at: those that say the usual state; of how grave something is those of the middle; else any
 * that tells of no trouble and asks for nothing more.
 * @param real options that a person could choose
 */
export function ordinary(
  real: readonly Option[],
  field: FieldFacts & ChoiceControl,
  priors: Priors,
): readonly Option[] {
  const willing = nonEmpty([real.filter((option) => !isEvasive(option)), real]);
  const question = listQuestion(field);
  const isOfStates = willing.length <= mostStates && !areCodes(real);
  const usual = isOfStates ? willing.filter(({ text }) => isOf('usual', text, priors)) : [];
  if (usual.length > 0) return usual;
  if (isOf('gravity', question, priors)) return middleOf(willing);
  const isOfTrouble = ofTrouble.some((row) => isOf(row, question, priors));
  const plain = willing.filter(
    ({ text }) => (isOfTrouble || !isOf('trouble', text, priors)) && !isOf('asksOn', text, priors),
  );
  return nonEmpty([plain.filter(({ text }) => !ofAge.test(text)), plain, willing]);
}

/** Who is asked for the type of an incident, or why goods come back, has trouble to tell of. */
const ofTrouble = ['matter', 'reason', 'trouble', 'seldom'] as const;

/** One of the options; of radio buttons the first more often. */
export function oneOf(options: readonly Option[], { type }: ChoiceControl, stream: Stream): Option {
  return stream.pick(type === 'radio' ? [...options.map(() => options[0]!), ...options] : options);
}

/** All but the first and the last; all of a pair. */
function middleOf<T>(steps: readonly T[]): readonly T[] {
  return steps.length > 2 ? steps.slice(1, -1) : steps;
}

function nonEmpty<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.find((list) => list.length > 0) ?? [];
}
