/** What sort a street is, where its name says so: "Calle Mayor", "Kossuth Lajos utca". Sorts as lists of them write them. */
const sorts =
  /^(?:calle|avenida|avda|plaza|paseo|ronda|camino|carretera|traves[ií]a|callej[oó]n|pasaje|carrera|diagonal|transversal|circular|rue|avenue|boulevard|place|all[ée]e|impasse|chemin|quai|via|viale|piazza|corso|vicolo|largo|rua|travessa|praça|alameda|estrada|rodovia|utca|út|tér|köz|körút|sétány|fasor|sor|ulica|ul|aleja|al|plac|pl|osiedle|stradă|strada|bulevardul|aleea|calea|улица|ул|проспект|переулок|бульвар|шоссе|вулиця|cadde|caddesi|sokak|sokağı|bulvar|bulvarı|street|road|avenue|lane|drive|court|οδός|λεωφόρος|πλατεία)\.?$/iu;
const leastShare = 0.6;

/** Whether a list names sorts of streets and hardly anything else. */
export function areStreetSorts(options: readonly string[]): boolean {
  const known = options.filter((option) => sorts.test(option.trim())).length;
  return known >= 2 && known >= leastShare * options.length;
}

/** @returns the sort, '' where the name has none, and the name without it */
export function streetParts(street: string): { readonly sort: string; readonly name: string } {
  const words = street.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 1 && sorts.test(first)) return { sort: first, name: words.slice(1).join(' ') };
  if (words.length > 1 && sorts.test(last)) return { sort: last, name: words.slice(0, -1).join(' ') };
  return { sort: '', name: street };
}
