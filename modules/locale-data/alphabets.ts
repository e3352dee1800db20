/** Letters of a language's own names: what a name must consist of to be taken from faker. */
const latin = 'A-Z';
const alphabets: Readonly<Record<string, string>> = {
  af: latin,
  cy: latin,
  da: `${latin}ÆØÅ`,
  de: `${latin}ÄÖÜß`,
  en: latin,
  es: `${latin}ÁÉÍÑÓÚÜ`,
  fi: `${latin}ÄÖ`,
  fr: `${latin}ÀÂÆÇÉÈÊËÏÎÔŒÙÛÜŸ`,
  it: `${latin}ÀÉÈÌÎÓÒÙ`,
  nb: `${latin}ÆØÅ`,
  nl: `${latin}ÉËÏÓÖÜ`,
  hu: `${latin}ÁÉÍÓÖŐÚÜŰ`,
  pl: `${latin}ĄĆĘŚŁŃÓŻŹ`,
  pt: `${latin}ÃÁÀÂÇÉÊÍÕÓÔÚ`,
  ro: `${latin}ĂÂÎȘȚ`,
  cs: `${latin}ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ`,
  sk: `${latin}ÁČĎÉÍŇÓŠŤÚÝŽĹŔĽÄÔ`,
  hr: `${latin}ČĆĐŠŽ`,
  sr: `${latin}ČĆĐŠŽ`,
  sl: `${latin}ČŠŽ`,
  tr: 'A-PR-VYZÇĞİıÖŞÜ',
  sv: `${latin}ÅÄÖ`,
  id: latin,
  ru: 'А-ЯЁ',
  uk: 'А-ЩЬЮЯЄІЇҐ',
  mk: 'А-ШЃЅЈЉЊЌЏ',
  el: 'Α-ώ',
  az: `${latin}ÇƏĞİıÖŞÜ`,
};

/** Whether a text is one word in the language's own letters. */
export function isName(text: string, language: string): boolean {
  const letters = alphabets[language] ?? '\\p{L}\\p{M}';
  const whole = text.normalize('NFC');
  return new RegExp(`^[${letters}]{2,}$`, 'iu').test(whole) && !runTogether.test(whole);
}

/** Two names written as one by mistake; "McKenzie" and the like are one. */
const runTogether = /^(?!Mc|Mac|De|Di|Du|La|Le|Lo|Fitz|Van|Von|O['’]).*\p{Ll}\p{Lu}/u;
