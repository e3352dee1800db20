/** Phrases for sections and for what a form is for that change nothing: without them the others say the same. */
import { AssetWriter } from '../../../modules/lexicon/asset-writer';
import { aboutPhrases, sectionPhrases } from '../../../modules/lexicon/compile-lexicon';
import type { PhraseIndexMaker } from '../../../modules/lexicon/phrase-index-maker';
import { Asset } from '../../../utils/plan/lexicon/asset';
import { hash } from '../../../utils/plan/lexicon/hash';
import { nameLanguage, type About } from '../../../utils/plan/lexicon/lexicon';
import { PhraseIndex } from '../../../utils/plan/lexicon/phrase-index';
import { tokenise } from '../../../utils/plan/recognise/fold';
import { allWords } from '../../../utils/plan/words/all';
import type { SectionName } from '../../../utils/plan/words/words';

export interface IdlePhrase {
  readonly language: string;
  readonly text: string;
}

/** Phrases are left out by so many heaps: what another phrase of the same heap would say is not heard. */
const heaps = 8;

/** Those whose section the others tell, of as many words and in the same language. */
export function idleSectionPhrases(): readonly IdlePhrase[] {
  const phrases = phrasesOf(({ sections }) => sections);
  return idleOf<SectionName>(phrases, sectionPhrases, (index, { text, language }) =>
    index
      .find(tokenise(text))
      .flatMap(({ start, end, senses }) =>
        senses.flatMap((sense) => (sense.language === language ? [`${start}-${end} ${sense.meaning}`] : [])),
      ),
  );
}

/** Those whose purpose the others of the same language tell. */
export function idlePurposePhrases(): readonly IdlePhrase[] {
  const phrases = phrasesOf(({ purposes }) => purposes);
  return idleOf<About>(phrases, aboutPhrases, (index, { text, language }) =>
    index
      .find(tokenise(text))
      .flatMap(({ senses }) =>
        senses.flatMap((sense) => (sense.language === language ? [JSON.stringify(sense.meaning)] : [])),
      ),
  );
}

function phrasesOf(
  listsOf: (words: (typeof allWords)[number]) => Readonly<Record<string, readonly string[]>>,
): readonly IdlePhrase[] {
  return allWords.flatMap((words) =>
    Object.values(listsOf(words)).flatMap((texts) => texts.map((text) => ({ language: words.language, text }))),
  );
}

function idleOf<Meaning>(
  phrases: readonly IdlePhrase[],
  compile: (isLeftOut: (phrase: IdlePhrase) => boolean) => PhraseIndexMaker,
  saidOf: (index: PhraseIndex<Meaning>, phrase: IdlePhrase) => readonly string[],
): readonly IdlePhrase[] {
  const indexOf = (isLeftOut: (phrase: IdlePhrase) => boolean) => {
    const asset = new AssetWriter();
    const languages = [...allWords.map(({ language }) => language), nameLanguage];
    asset.list('languages', languages);
    compile(isLeftOut).write(asset, 'phrases', languages);
    return new PhraseIndex<Meaning>(new Asset(asset.bytes()), 'phrases');
  };
  const heapOf = ({ language, text }: IdlePhrase) => hash(`${language} ${text}`, 1) % heaps;
  const all = (index: PhraseIndex<Meaning>, phrase: IdlePhrase) => [...new Set(saidOf(index, phrase))].sort().join();
  const whole = indexOf(() => false);
  return Array.from({ length: heaps }, (_, heap) => heap).flatMap((heap) => {
    const rest = indexOf((phrase) => heapOf(phrase) === heap);
    return phrases.filter((phrase) => heapOf(phrase) === heap && all(whole, phrase) === all(rest, phrase));
  });
}
