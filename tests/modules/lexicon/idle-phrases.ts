/** Phrases for kinds that change nothing: without them the others say the same of the same text. */
import { kindPhrases } from '../../../modules/lexicon/compile-lexicon';
import type { Kind } from '../../../utils/kinds/kinds';
import type { Lexicon } from '../../../utils/plan/lexicon/lexicon';
import type { Vote } from '../../../utils/plan/recognise/signals/vote';
import { tokensOf, weighPhrases } from '../../../utils/plan/recognise/signals/weigh-text';
import { allWords } from '../../../utils/plan/words/all';
import { builtLexicon } from '../../plan/persona/locale-source';
import { idleAmong, type Phrase } from './idle-among';

interface KindPhrase extends Phrase {
  readonly kind: Kind;
}

/** Difference of two votes that no threshold tells. */
const alike = 0.02;

/** Those of all languages. */
export function idlePhrases(): readonly KindPhrase[] {
  const all = allWords.flatMap(({ language, kinds }) =>
    Object.entries(kinds).flatMap(([kind, phrases]) =>
      phrases.map((text): KindPhrase => ({ language, kind: kind as Kind, text })),
    ),
  );
  return idleAmong(all, kindPhrases, isIdle);
}

function isIdle({ text, kind, language }: KindPhrase, ...indexes: readonly Lexicon['kinds'][]): boolean {
  const tokens = tokensOf(text);
  const [before, after] = indexes.map((kinds) => strongest(weighPhrases(tokens, { ...builtLexicon, kinds }, language)));
  if (!before || !after || before.kind !== kind || after.kind !== kind) return false;
  return after.plain === before.plain && after.quality >= before.quality - alike;
}

function strongest(votes: readonly Vote[]): Vote | null {
  return votes.reduce<Vote | null>((best, vote) => (best && best.quality >= vote.quality ? best : vote), null);
}
