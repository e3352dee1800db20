/** Which phrases say nothing that the others don't, told by leaving them out. */
import { AssetWriter } from '../../../modules/lexicon/asset-writer';
import type { PhraseIndexMaker } from '../../../modules/lexicon/phrase-index-maker';
import { Asset } from '../../../utils/plan/lexicon/asset';
import { hash } from '../../../utils/plan/lexicon/hash';
import { nameLanguage } from '../../../utils/plan/lexicon/lexicon';
import { PhraseIndex } from '../../../utils/plan/lexicon/phrase-index';
import { allWords } from '../../../utils/plan/words/all';

export interface Phrase {
  readonly language: string;
  readonly text: string;
}

type IsLeftOut = (phrase: Phrase) => boolean;

/** Phrases are left out by so many heaps: what another phrase of the same heap would say is not heard. */
const heaps = 8;

const heapOf = ({ language, text }: Phrase) => hash(`${language} ${text}`, 1) % heaps;

/**
 * Those of the phrases that are idle, a heap at a time.
 * @param compile the index that the phrases stand in, without those left out
 * @param isIdle whether a phrase is told alike by the whole index and by the one that its heap is missing from
 */
export function idleAmong<P extends Phrase, Meaning>(
  phrases: readonly P[],
  compile: (isLeftOut: IsLeftOut) => PhraseIndexMaker,
  isIdle: (phrase: P, whole: PhraseIndex<Meaning>, rest: PhraseIndex<Meaning>) => boolean,
): readonly P[] {
  const whole = openIndex<Meaning>(compile(() => false));
  return Array.from({ length: heaps }, (_, heap) => heap).flatMap((heap) => {
    const rest = openIndex<Meaning>(compile((phrase) => heapOf(phrase) === heap));
    return phrases.filter((phrase) => heapOf(phrase) === heap && isIdle(phrase, whole, rest));
  });
}

function openIndex<Meaning>(phrases: PhraseIndexMaker): PhraseIndex<Meaning> {
  const asset = new AssetWriter();
  const languages = [...allWords.map(({ language }) => language), nameLanguage];
  asset.list('languages', languages);
  phrases.write(asset, 'phrases', languages);
  return new PhraseIndex<Meaning>(new Asset(asset.bytes()), 'phrases');
}
