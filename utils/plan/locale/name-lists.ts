/**
 * Names of one locale. Taken from faker's definition where it is clean (letters of the language only), else from
 * `names/<locale>.json`, which also knows how a name is written in Latin letters and kana: `花子/Hanako/はなこ`.
 */
export interface NameLists {
  /**
   * `additional` say the father's name, as a patronymic or, in Arabic, as it is: at each place after the men's given
   * name at the same place.
   */
  readonly patronymics?: true;
  /** Of given names that tell when somebody was born: by the native spelling. */
  readonly eras?: NameEras;
  readonly female: NamesOfSex;
  readonly male: NamesOfSex;
}

/** The first and last year of birth in which a name is usual; null where there is no such year. */
export type NameEras = Readonly<Record<string, readonly [from: number | null, until: number | null]>>;

export interface NamesOfSex {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** Middle names, patronymics; empty where the given names serve. */
  readonly additional: readonly string[];
}

/** One name in all the ways it is written. */
export interface Spelling {
  /** In the locale's script. */
  readonly native: string;
  /** In ASCII letters. */
  readonly latin: string;
  /** In hiragana, '' outside Japanese. */
  readonly kana: string;
}
