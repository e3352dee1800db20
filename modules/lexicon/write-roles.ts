import { kinWords } from '../../utils/plan/roles/kin-words';
import { officeWords } from '../../utils/plan/roles/office-words';
import type { Named, RoleWords } from '../../utils/plan/roles/roles';
import { pupilWords, selfWords } from '../../utils/plan/roles/self-words';
import type { AssetWriter } from './asset-writer';
import { PhraseIndexMaker } from './phrase-index-maker';

/** Writes all words that name a role, in the shape that `RoleIndex` reads. */
export function writeRoles(asset: AssetWriter): void {
  const rows = [...rolesOf(kinWords), ...rolesOf(officeWords), ['pupil', pupilWords], ['self', selfWords]] as const;
  const languages = [...new Set(rows.flatMap(([, words]) => Object.keys(words)))];
  const index = new PhraseIndexMaker(({ text }) => text);
  for (const [is, words] of rows)
    for (const [language, phrases] of Object.entries(words))
      for (const phrase of phrases.split('|')) index.add(phrase, is, language);
  asset.list('roles.languages', languages);
  index.write(asset, 'roles', languages);
}

function rolesOf(words: RoleWords): readonly (readonly [is: Named, words: Readonly<Record<string, string>>])[] {
  return Object.entries(words) as [Named, Readonly<Record<string, string>>][];
}
