/** All languages' words as the build compiled them (`modules/lexicon`): one file, handed to `plan` by whoever can load it. */
import type { Kind } from '../../kinds/kinds';
import type { FormPurpose, SectionName } from '../words/words';
import { Asset } from './asset';
import { LanguageTable } from './language-table';
import { OptionTable } from './option-table';
import { PhraseIndex } from './phrase-index';
import { RoleIndex } from './role-index';
import type { Shape } from './shapes';
import { TextModel } from './text-model';
import { WordTable } from './word-table';

/** Where the file lies in the extension. */
export const lexiconPath = 'data/lexicon.bin';

/** What a phrase says beside the kind. */
export type About =
  | { readonly is: 'purpose'; readonly purpose: FormPurpose }
  | { readonly is: 'confirm' }
  | { readonly is: 'leave-blank' };

export interface Lexicon {
  /** null is a skip phrase: it uses its words up and says nothing. */
  readonly kinds: PhraseIndex<Kind | null>;
  readonly about: PhraseIndex<About>;
  readonly sections: PhraseIndex<SectionName>;
  readonly roles: RoleIndex;
  readonly options: OptionTable;
  /** Names of regions, folded; the salt is their country's place in `countries`. */
  readonly regions: Pick<WordTable, 'numberOf'>;
  /** Words that names are composed of, for taking joined ones apart. */
  readonly vocabulary: Pick<WordTable, 'has'>;
  readonly languages: LanguageTable;
  /** Which kind a text asks for; null: none of them. */
  readonly model: TextModel<Kind | null>;
  /** What sort of answer it wants. */
  readonly shapes: Pick<TextModel<Shape>, 'judge'>;
}

/** The pseudo-language of abbreviations in `name` and `id`. */
export const nameLanguage = 'name';

/**
 * Opens the compiled lexicon; nothing is built anew.
 * @throws Error for bytes that are none
 */
export function openLexicon(bytes: ArrayBuffer): Lexicon {
  const asset = new Asset(bytes);
  return {
    kinds: new PhraseIndex(asset, 'kinds'),
    about: new PhraseIndex(asset, 'about'),
    sections: new PhraseIndex(asset, 'sections'),
    roles: new RoleIndex(asset),
    options: new OptionTable(asset),
    regions: new WordTable(asset, 'regions'),
    vocabulary: new WordTable(asset, 'vocabulary'),
    languages: new LanguageTable(asset),
    model: new TextModel(asset, 'model'),
    shapes: new TextModel(asset, 'shapes'),
  };
}
