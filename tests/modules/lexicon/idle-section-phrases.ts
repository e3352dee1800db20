/** Phrases for sections and for what a form is for that change nothing: without them the others say the same. */
import { aboutPhrases, sectionPhrases } from '../../../modules/lexicon/compile-lexicon';
import type { About } from '../../../utils/plan/lexicon/lexicon';
import type { Match, PhraseIndex } from '../../../utils/plan/lexicon/phrase-index';
import { tokenise } from '../../../utils/plan/recognise/texts/fold';
import { allWords } from '../../../utils/plan/words/all';
import type { SectionName, Words } from '../../../utils/plan/words/words';
import { idleAmong, type Phrase } from './idle-among';

/** Those whose section the others tell, of as many words and in the same language. */
export function idleSectionPhrases(): readonly Phrase[] {
  const said = ({ start, end }: Match<SectionName>, section: SectionName) => `${start}-${end} ${section}`;
  return idleAmong<Phrase, SectionName>(listed('sections'), sectionPhrases, (phrase, whole, rest) =>
    isSame(phrase, [whole, rest], said),
  );
}

/** Those whose purpose the others of the same language tell. */
export function idlePurposePhrases(): readonly Phrase[] {
  const said = (_: Match<About>, meaning: About) => JSON.stringify(meaning);
  return idleAmong<Phrase, About>(listed('purposes'), aboutPhrases, (phrase, whole, rest) =>
    isSame(phrase, [whole, rest], said),
  );
}

function listed(list: keyof Pick<Words, 'sections' | 'purposes'>): readonly Phrase[] {
  return allWords.flatMap((words) =>
    Object.values(words[list]).flatMap((texts) => texts.map((text) => ({ language: words.language, text }))),
  );
}

/** Whether the indexes say the same of a phrase, in its own language. */
function isSame<Meaning>(
  { text, language }: Phrase,
  indexes: readonly PhraseIndex<Meaning>[],
  said: (match: Match<Meaning>, meaning: Meaning) => string,
): boolean {
  const all = indexes.map((index) => {
    const matches = index.find(tokenise(text));
    const own = matches.flatMap((match) =>
      match.senses.filter((sense) => sense.language === language).map(({ meaning }) => said(match, meaning)),
    );
    return [...new Set(own)].sort().join();
  });
  return all[0] === all[1];
}
