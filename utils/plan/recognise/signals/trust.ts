/** Which language's words are believed where: labels are the page's, names of controls are often English. */
import { nameLanguage } from '../../lexicon/lexicon';
import { hasTrait, type Sense } from '../../lexicon/phrase';
import { weights } from './weights';

const { trust } = weights;

/** 0 to 1: how far a language's phrase is believed in a visible text. */
export function textTrust(sense: Sense<unknown>, language: string): number {
  const from = sense.language;
  if (from === nameLanguage) return 0;
  if (sameLanguage(from, language)) return 1;
  if (from === 'en' && language !== '' && language !== 'en')
    return hasTrait(sense, 'short') ? trust.englishShort : trust.english;
  if (from === 'en') return 1;
  if (hasTrait(sense, 'short')) return language === '' ? trust.unknownShort : trust.foreignShort;
  return language === '' ? trust.unknown : trust.foreign;
}

/** 0 to 1: how far a language's phrase is believed in a `name` or `id`; those are English or the page's own. */
export function nameTrust(sense: Sense<unknown>, language: string): number {
  const from = sense.language;
  if (from === nameLanguage) return 1;
  if (from === 'en') return trust.nameEnglish;
  if (sameLanguage(from, language)) return trust.nameOwn;
  return hasTrait(sense, 'short') ? trust.nameForeignShort : trust.nameForeign;
}

/** Chinese is `zh`, whatever the script; Norwegian is `no`, `nb` or `nn`. */
function sameLanguage(from: string, language: string): boolean {
  return (
    from === language || from.slice(0, 2) === language || (from === 'no' && (language === 'nb' || language === 'nn'))
  );
}
