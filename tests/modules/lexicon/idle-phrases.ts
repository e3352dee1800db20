/** Phrases that change nothing: without them the others say the same of the same text. */
import { AssetWriter } from '../../../modules/lexicon/asset-writer';
import { kindPhrases } from '../../../modules/lexicon/compile-lexicon';
import type { Kind } from '../../../utils/plan/kinds';
import { Asset } from '../../../utils/plan/lexicon/asset';
import { hash } from '../../../utils/plan/lexicon/hash';
import { nameLanguage, type Lexicon } from '../../../utils/plan/lexicon/lexicon';
import { PhraseIndex } from '../../../utils/plan/lexicon/phrase-index';
import type { Vote } from '../../../utils/plan/recognise/vote';
import { tokensOf, weighPhrases } from '../../../utils/plan/recognise/weigh-text';
import { allWords } from '../../../utils/plan/words/all';
import { builtLexicon } from '../../plan/persona/locale-source';

export interface IdlePhrase {
  readonly language: string;
  readonly kind: Kind;
  readonly text: string;
}

/** Phrases are left out by so many heaps: what another phrase of the same heap would say is not heard. */
const heaps = 8;
/** Difference of two votes that no threshold tells. */
const alike = 0.02;

const heapOf = ({ language, text }: Pick<IdlePhrase, 'language' | 'text'>) => hash(`${language} ${text}`, 1) % heaps;

/** Those of all languages, a heap of each at a time. */
export function idlePhrases(): readonly IdlePhrase[] {
  const all = allWords.flatMap(({ language, kinds }) =>
    Object.entries(kinds).flatMap(([kind, phrases]) =>
      phrases.map((text): IdlePhrase => ({ language, kind: kind as Kind, text })),
    ),
  );
  const whole = lexiconWithout(() => false);
  return Array.from({ length: heaps }, (_, heap) => heap).flatMap((heap) => {
    const rest = lexiconWithout((phrase) => heapOf(phrase) === heap);
    return all.filter((phrase) => heapOf(phrase) === heap && isIdle(phrase, whole, rest));
  });
}

function isIdle({ text, kind, language }: IdlePhrase, whole: Lexicon, rest: Lexicon): boolean {
  const tokens = tokensOf(text);
  const [before, after] = [whole, rest].map((lexicon) => strongest(weighPhrases(tokens, lexicon, language)));
  if (!before || !after || before.kind !== kind || after.kind !== kind) return false;
  return after.plain === before.plain && after.quality >= before.quality - alike;
}

function strongest(votes: readonly Vote[]): Vote | null {
  return votes.reduce<Vote | null>((best, vote) => (best && best.quality >= vote.quality ? best : vote), null);
}

function lexiconWithout(isLeftOut: Parameters<typeof kindPhrases>[0]): Lexicon {
  const asset = new AssetWriter();
  const languages = [...allWords.map((words) => words.language), nameLanguage];
  asset.list('languages', languages);
  kindPhrases(isLeftOut).write(asset, 'kinds', languages);
  return { ...builtLexicon, kinds: new PhraseIndex(new Asset(asset.bytes()), 'kinds') };
}
