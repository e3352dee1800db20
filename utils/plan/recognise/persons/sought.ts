/** Whose sex a form asks for that brings people together: "I am a woman, looking for a man". */
import type { Reading } from '../reading';

const seeks =
  /(?<!\p{L})(?:(?:look|search)ing[ _-]?for|seek(?:s|ing)?|in search of|interested[ _-]?in|(?:want|like) to (?:meet|date)|(?:ich )?suche|auf der suche|(?:je )?(?:re)?cherche|rencontrer|busco|buscando|quiero conocer|cerco|procuro|procurando|zoek|op zoek|szukam|ищу|шукаю|hled[áa]m|søger|söker|etsin|keresek|caut|ar[ıi]yorum)(?!\p{L})|探して|찾는|찾고|寻找|尋找|أبحث/iu;

/** Whoever is sought beside the page's person is somebody else; most are of the other sex. */
export function settleSought(fields: readonly Reading[]): void {
  const own = new Set<string>();
  for (const reading of fields) {
    const { kind, person, field } = reading;
    if (kind !== 'sex' || person !== '') continue;
    const isSought = [...field.texts.map(({ text }) => text), field.name, field.elementId].some((text) =>
      seeks.test(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')),
    );
    if (isSought && own.has(field.form)) reading.person = 'spouse';
    else own.add(field.form);
  }
}
