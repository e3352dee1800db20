import { byText } from './by-text';

/** What stands before an example: with a stop or comma behind it, by itself, and in scripts without spaces. */
const mark = new RegExp(
  `^[^\\p{L}\\p{N}@]*(?:${[
    `(?:${[
      'ex|ej|es|bsp|bv|pl|örn|mis|cth|vd|нпр|उदा',
      'e(?:x[ae]mpl[eou]|jemplo|sempio|xempel|ksempel)|beispiel|voorbeeld|esimerkki|przykład|příklad|príklad|primjer|példa|παράδειγμα',
      'örnek|contoh|ví dụ|пример|приклад|उदाहरण|דוגמה|مثال|مثلا|ตัวอย่าง|예시|(?:記入)?例',
    ].join('|')})\\s?[.:,：)）](?!(?:com|org|net)(?!\\p{L}))`,
    `(?:${[
      'e\\.? ?g|i\\.e|for (?:example|instance)|such as|z\\. ?b|zum beispiel|ad es|bijv|bijvoorbeeld|esim(?:erkiksi)?',
      '(?:par|per|por|de|p)[ .]+e[jsx](?:empl[eou]|sempio)?|t[ .]+ex|till exempel|f\\. ?eks|for eksempel|npr?|na (?:przykład|primjer)|např?|napr',
      'například|napríklad|például|örneğin|mesela|misalnya|напр|например|наприклад|π\\. ?χ|לדוגמה|למשל',
    ].join('|')})(?!\\p{L})`,
    '例(?:えば|如|(?=[\\s\\d]))|比如|예(?:를 들어|[)）:：])|เช่น',
  ].join('|')})[\\p{P}\\s]*?(?=[^\\p{P}\\s]|[([+#"“„«/@-])`,
  'iu',
);

/** @returns what a text shows behind the mark of an example, "21G" of "e.g. 21G"; null where it begins with none */
export const exampleIn = byText((text): string | null => {
  const [marked] = mark.exec(text.slice(0, longest)) ?? [];
  return marked === undefined ? null : text.slice(marked.length).trim();
});

/** What a text says before an example: "Aisle-Bay-Level, e.g. C-14-2", "Your reference (e.g. AB-1234)". */
const said = /[,;:.(（–—-]\s*/gu;
const mostSaid = 3;

/** @returns what a text shows behind the mark of an example that does not begin it; null where it shows nothing */
export const exampleBehind = byText((text): string | null => {
  const ends = [...text.slice(0, longest).matchAll(said)].slice(0, mostSaid);
  for (const { 0: sign, index } of ends) {
    const shown = exampleIn(text.slice(index + sign.length));
    if (shown) return shown.replace(/[)）]$/u, '');
  }
  return null;
});

const longest = 60;
