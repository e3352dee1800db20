import { sortOf } from '../../asks/ask-data';
import { findAsk, type FoundAsk } from '../../asks/find-ask';
import type { Reading } from '../reading';
import { belongingOf, fits, type Candidate, type Surrounded } from './fits';
import { firstOfTwo, heard, type Heard } from './heard';

/** How far the first of two names is trusted where both together ask nothing that is known. */
const ofFirst = 0.8;

/** What the field asks and could hold, the best first. */
export function candidates(reading: Reading, surrounded: Surrounded): Candidate[] {
  const { data, lexicon } = surrounded;
  const asking = ([source, text, weight]: Heard): Candidate | null => {
    const candidate = (ask: FoundAsk): Candidate => ({
      ...{ ...ask, source, text, sort: sortOf(ask.id, data.table) },
      score: weight * covered(ask),
    });
    const ask = findAsk(
      text,
      data,
      (one) => fits(candidate(one), reading, surrounded),
      (one) => belongingOf(one, surrounded),
    );
    return ask && candidate(ask);
  };
  const found = [...heard(reading.field, lexicon, data.table)].flatMap((one) => {
    const [source, text, weight] = one;
    const whole = asking(one);
    if (whole) return [whole];
    const first = firstOfTwo(text);
    return first === null ? [] : (asking([source, first, weight * ofFirst]) ?? []);
  });
  return found.sort((one, other) => other.score - one.score);
}

/** A strong phrase counts as much as the lexicon's own of the same words: "Loan amount requested" is no amount of just anything. */
function covered({ strong, share, said }: FoundAsk): number {
  return strong && said.includes(' ') ? 0.61 + 0.39 * share : 0.4 + 0.6 * share;
}
