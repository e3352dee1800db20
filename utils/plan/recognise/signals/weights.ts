/** How much each word of the page counts. `npx tsx tests/plan/recognise/fit/fit-weights.ts` looks for better numbers. */
import type { TextSource } from '../../../pipeline';
import fitted from './weights.json';

export interface Weights {
  /** How far a text is trusted, by the way it is bound to the field. */
  readonly text: Readonly<Record<TextSource, number>>;
  /** What else speaks for a kind, and what weakens it. */
  readonly signal: {
    readonly autocomplete: number;
    /** Words of the site's own in `autocomplete`. */
    readonly autocompleteRest: number;
    /** `new-password` and the like on a plain text box: what is left of `autocomplete`. */
    readonly abused: number;
    readonly name: number;
    readonly id: number;
    readonly handle: number;
    readonly type: number;
    readonly inputmode: number;
    /** A sample value in a placeholder or mask. */
    readonly sample: number;
    /** What is left of a sample that stands elsewhere. */
    readonly sampleElsewhere: number;
    readonly pattern: number;
    readonly options: number;
    readonly limits: number;
    /** A sign that names the box right behind it counts at least so much. */
    readonly sign: number;
    /** What is left of a row's header where the words right before the box say what of it is meant. */
    readonly ofRow: number;
    /** What is left of a name's word against a label's. */
    readonly againstLabel: number;
    /** What is left of a name that only says again what the label says in full. */
    readonly echoed: number;
  };
  /** How far a language's phrase is believed where the page speaks another; its own counts 1. */
  readonly trust: {
    readonly english: number;
    readonly englishShort: number;
    readonly foreign: number;
    readonly foreignShort: number;
    /** Where nobody knows the page's language. */
    readonly unknown: number;
    readonly unknownShort: number;
    /** What is left of a foreign word in another form than listed. */
    readonly foreignInflected: number;
    /** Trust from which on a text may name a kind plainly. */
    readonly plain: number;
    /** The same for a control's name. */
    readonly nameEnglish: number;
    readonly nameOwn: number;
    readonly nameForeign: number;
    readonly nameForeignShort: number;
  };
  /** What is left of a phrase, by what it is and where it stands. */
  readonly phrase: {
    /** A kind that says little. */
    readonly vague: number;
    /** A control's name that programmers give to anything. */
    readonly general: number;
    readonly bareName: number;
    /** A phrase that names a kind only by itself, beside other words. */
    readonly onlyAlone: number;
    readonly laterSegment: number;
    readonly notTheHead: number;
    /** Where the main noun is another word. */
    readonly anotherHead: number;
    /** A phrase in a text without end. */
    readonly partOfText: number;
    readonly partOfName: number;
    /** What a control's name says before its last part, where that says something and where it doesn't. */
    readonly outerNameBesides: number;
    readonly outerName: number;
    /** Share of a text from which on a phrase may name a kind plainly. */
    readonly mostOfIt: number;
  };
  /** What must speak for a kind at least. */
  readonly least: {
    readonly any: number;
    /** Kinds such as "number": little, but enough to write no phrase there. */
    readonly weak: number;
    /** Kinds that are answered with sentences on one matter: a goal answered with a night at a hotel is worse than no answer. */
    readonly telling: number;
  };
  /** How far the model is heard. */
  readonly model: {
    /** How likely it must find that a text asks for none of the kinds, for its phrases to count `strangeFactor`. */
    readonly surelyStrange: number;
    readonly strangeFactor: number;
    /** How likely it must find a kind to name it where no phrase says anything. */
    readonly surelyKind: number;
    /** What its word is worth, by how likely it finds the kind. */
    readonly guessQuality: number;
    /** How likely it must find a kind that the phrases don't tell first, for its word to count before theirs. */
    readonly surelyOther: number;
    /** What is left then of phrases for other kinds. */
    readonly otherFactor: number;
  };
  readonly password: {
    /** How much more speaks for a password in use than for a new one, where a form's purpose says nothing to it. */
    readonly surelyCurrent: number;
  };
}

export const weights: Weights = fitted;
