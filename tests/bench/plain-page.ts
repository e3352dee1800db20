const words: readonly (readonly [label: string, name: string, type: string])[] = [
  ['First name', 'first_name', 'text'],
  ['Last name', 'last_name', 'text'],
  ['E-mail', 'email', 'email'],
  ['Phone', 'phone', 'tel'],
  ['Street address', 'street', 'text'],
  ['City', 'city', 'text'],
  ['Postal code', 'zip', 'text'],
  ['Company', 'company', 'text'],
  ['Quantity', 'quantity', 'number'],
  ['Comment', 'comment', 'text'],
];

/** A form of `count` labelled plain inputs, one a row, as in a long table of guests. */
export function plainPage(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const [label, name, type] = words[index % words.length]!;
    return `<div><label for="f${index}">${label}</label> <input id="f${index}" name="${name}_${index}" type="${type}"></div>`;
  });
  return `<!doctype html><html lang="en"><title>${count} fields</title><h1>Guests</h1><form>${rows.join('\n')}</form>`;
}

/** The server's side: `/1000` is a page of 1,000 fields. */
export function plainPages(path: string): string | null {
  const count = Number(path.slice(1));
  return Number.isInteger(count) && count > 0 ? plainPage(count) : null;
}
