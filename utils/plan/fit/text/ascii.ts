/** Letters without a decomposition, as they are usually written in ASCII. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  å: 'a',
  Å: 'A',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  İ: 'I',
  ŋ: 'n',
  Ŋ: 'N',
  ħ: 'h',
  Ħ: 'H',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  ' ': ' ',
};

const plain = /^[\0-\x7f]*$/;

/** Latin letters without their accents; other scripts stay as they are. */
export function asciiFold(text: string): string {
  return plain.test(text) ? text : [...text.normalize('NFC')].map(foldLetter).join('');
}

function foldLetter(letter: string): string {
  const apart = letter.normalize('NFD');
  return spelled[letter] ?? (/^[A-Za-z]/.test(apart) ? apart.replace(/\p{M}/gu, '') : letter);
}
