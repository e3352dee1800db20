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
  const says = (sense: 'yes' | 'no') =>
    real.find(({ text }) => phrasesOf(sense).has(normal(text.split(/[,;:–—(]/u)[0]!)));
  const no = says('no');
  if (no && !says('yes')) return no;
  if (!isSeldom(listQuestion(field), priors)) return null;
  return no ?? (says('yes') ? null : (real.find(({ text }) => isNone(text)) ?? null));
}

/** "None", "None of these": nothing of what is offered, not that nobody says. */
function isNone(text: string): boolean {
  return none.test(normal(text));
}

const none =
  /^(?:none|keine?|keine? d(?:er|avon)|nichts davon|aucune?|ningun[oa]?|nenhum[a]?|nessun[oa]?|geen|geen van|zadn\p{L}*|brak)(?: |$)|^(?:なし|該当なし|無し|ない)/u;

/** "Aged 60 or over" among what does not go by age: whoever fills in the form may be any age. */
const ofAge =
  /(?<!\p{L})(?:aged?|under|über|unter) \d{1,2}(?!\d)(?! ?(?:%|k|m|g))|(?<!\d)\d{1,2} (?:years )?(?:or|and) (?:over|older|under|younger)(?!\p{L})/iu;

/**
 * One of the options that nobody wonders at: those that say the usual state; of how grave something is one of the middle; else
 * any that tells of no trouble and asks for nothing more, of radio buttons the first more often.
 */
export function ordinary(
  real: readonly Option[],
  field: FieldFacts & ChoiceControl,
  { priors, stream }: Drawing,
): Option {
  const willing = nonEmpty([real.filter((option) => !isEvasive(option)), real]);
  const usual = willing.filter(({ text }) => isOf('usual', text, priors));
  if (usual.length > 0) return stream.pick(usual);
  if (isOf('gravity', listQuestion(field), priors)) return stream.pick(middleOf(willing));
  const plain = willing.filter(({ text }) => !isOf('trouble', text, priors) && !isOf('asksOn', text, priors));
  const among = nonEmpty([plain.filter(({ text }) => !ofAge.test(text)), plain, willing]);
  return stream.pick(field.type === 'radio' ? [...among.map(() => among[0]!), ...among] : among);
}

interface Drawing {
  readonly priors: Priors;
  readonly stream: Stream;
}

/** All but the first and the last; all of a pair. */
function middleOf<T>(steps: readonly T[]): readonly T[] {
  return steps.length > 2 ? steps.slice(1, -1) : steps;
}

function nonEmpty<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.find((list) => list.length > 0) ?? [];
}
