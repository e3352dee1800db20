import { sortOf } from '../../asks/ask-data';
import { findAsk, type FoundAsk } from '../../asks/find-ask';
import type { Reading } from '../reading';
import { belongingOf, fits, type Candidate, type Surrounded } from './fits';
import { heard } from './heard';

/** What the field asks and could hold, the best first. */
export function candidates(reading: Reading, surrounded: Surrounded): Candidate[] {
  const { data, lexicon } = surrounded;
  const found = [...heard(reading.field, lexicon, data.table)].flatMap(([source, text, weight]) => {
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
    return ask ? [candidate(ask)] : [];
  });
  return found.sort((one, other) => other.score - one.score);
}

/** A strong phrase counts as much as the lexicon's own of the same words: "Loan amount requested" is no amount of just anything. */
function covered({ strong, share, said }: FoundAsk): number {
  return strong && said.includes(' ') ? 0.61 + 0.39 * share : 0.4 + 0.6 * share;
}
