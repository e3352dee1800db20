/** Compiles the questions' phrases into the file that `NearestAsks` reads. */
import { dimensions, WordVectors } from '../../../utils/plan/asks/word-vectors';
import { grouped } from '../../../utils/plan/grouped';
import { Asset } from '../../../utils/plan/lexicon/asset';
import { AssetWriter } from '../asset-writer';
import { askedPhrases, type AskedPhrase } from './asked-phrases';
import { Vocabulary } from './vocabulary';

/** Of a question's phrases those are left out that lie nearer than this to another of them. */
const alike = 0.93;
/** Each phrase takes nine bytes, and a look at every search. */
const mostPhrases = 6;

/** Same phrases and vectors, same bytes. */
export function compileNearest(): ArrayBuffer {
  const phrases = askedPhrases();
  const vocabulary = Vocabulary.fitted();
  for (const { words } of phrases) for (const word of words) vocabulary.add(word);
  const vectors = vectorsOf(vocabulary);
  const kept = [...grouped(phrases, ({ id }) => id).values()].flatMap((asked) => unlike(asked, vectors));
  const ids = [...new Set(kept.map(({ id }) => id))];
  const places = new Map(ids.map((id, at) => [id, at]));
  const asset = new AssetWriter();
  vocabulary.write(asset);
  asset.list('ids', ids);
  asset.array(
    'spoken',
    'u16',
    kept.flatMap(({ words }) => words.map((word) => vocabulary.numberOf(word))),
  );
  asset.array(
    'lengths',
    'u8',
    kept.map(({ words }) => words.length),
  );
  asset.array(
    'counted',
    'u8',
    kept.map(({ counted }) => Number(counted)),
  );
  asset.array(
    'asks',
    'u16',
    kept.map(({ id }) => places.get(id)!),
  );
  return asset.bytes();
}

function vectorsOf(vocabulary: Vocabulary): WordVectors {
  const asset = new AssetWriter();
  vocabulary.write(asset);
  return new WordVectors(new Asset(asset.bytes()));
}

/** The first of a question's phrases that are not much alike. */
function unlike(phrases: readonly AskedPhrase[], vectors: WordVectors): AskedPhrase[] {
  const kept: { readonly phrase: AskedPhrase; readonly meaning: Float32Array }[] = [];
  for (const phrase of phrases) {
    const meaning = vectors.meaningOf(phrase.words);
    if (kept.length < mostPhrases && kept.every((other) => nearness(meaning, other.meaning) < alike))
      kept.push({ phrase, meaning });
  }
  return kept.map(({ phrase }) => phrase);
}

function nearness(one: Float32Array, other: Float32Array): number {
  let dot = 0;
  for (let axis = 0; axis < dimensions; axis++) dot += one[axis]! * other[axis]!;
  return dot;
}
