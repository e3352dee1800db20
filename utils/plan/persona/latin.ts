/** Letters that no Unicode decomposition turns into ASCII, and digraphs of single languages. */
const common: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
  ŋ: 'n',
  '’': '',
  ʻ: '',
  ʼ: '',
};
const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'o' },
  uk: { и: 'y', г: 'h', х: 'kh' },
};
/** Passport spelling: ICAO Doc 9303 part 3, simplified; Greek as ELOT 743. */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ѓ: 'gj',
  ѕ: 'dz',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ќ: 'kj',
  џ: 'dj',
  ө: 'o',
  ү: 'u',
  ђ: 'dj',
  ћ: 'c',
  ў: 'u',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

const greek = /\p{Script=Greek}/u;
/** Letters of Greek that sound otherwise together (ELOT 743), with the second of them in Latin. */
const greekPairs: readonly (readonly [pair: RegExp, spelt: string])[] = [
  [/(ο)[υύ]/giu, '$1u'],
  [/([αεη])[υύ](?=[αάεέηήιίοόωώβγδζλμνρ])/giu, '$1v'],
  [/([αεη])[υύ]/giu, '$1f'],
  [/γ(?=[γξχ])/gu, 'n'],
];

/**
 * A name in ASCII letters as its bearer would spell it in an e-mail address: `Müller` → `Mueller` in German.
 * @param language ISO 639-1
 * @returns '' where the script cannot be spelt letter by letter
 */
export function toLatin(text: string, language: string): string {
  const own = byLanguage[language] ?? {};
  const speltAs = (letter: string) => own[letter] ?? common[letter] ?? letters[letter];
  const whole = text.normalize('NFC');
  const paired = greek.test(whole)
    ? greekPairs.reduce((before, [pair, latin]) => before.replace(pair, latin), whole)
    : whole;
  const spelt = [...paired].map((letter) => {
    const lower = letter.toLocaleLowerCase('en');
    const plain = speltAs(lower) ?? spellWithoutMarks(lower, speltAs);
    return letter === lower ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
  return spelt
    .join('')
    .replace(/[^A-Za-z \-']/g, '')
    .trim();
}

function spellWithoutMarks(letter: string, speltAs: (letter: string) => string | undefined): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return speltAs(plain) ?? plain;
}

/** Hiragana as katakana. */
export function toKatakana(hiragana: string): string {
  return hiragana.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}
