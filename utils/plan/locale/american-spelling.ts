/** Our English texts are written as in Britain; pages of the United States get them as one spells there. */

/** Beginnings of words; what follows them stays: "neighbours", "coloured". */
const beginnings: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  behaviour: 'behavior',
  caesarean: 'cesarean',
  cancelled: 'canceled',
  cancelling: 'canceling',
  centimetre: 'centimeter',
  centre: 'center',
  cheque: 'check',
  colour: 'color',
  defence: 'defense',
  draughty: 'drafty',
  favour: 'favor',
  fibre: 'fiber',
  flavour: 'flavor',
  harbour: 'harbor',
  hectolitre: 'hectoliter',
  honour: 'honor',
  instalment: 'installment',
  jewellery: 'jewelry',
  kerb: 'curb',
  kilometre: 'kilometer',
  labelled: 'labeled',
  labour: 'labor',
  licence: 'license',
  litre: 'liter',
  metre: 'meter',
  millimetre: 'millimeter',
  mould: 'mold',
  neighbour: 'neighbor',
  odour: 'odor',
  offence: 'offense',
  organisa: 'organiza',
  organise: 'organize',
  organisi: 'organizi',
  orthopaedic: 'orthopedic',
  parlour: 'parlor',
  plough: 'plow',
  practis: 'practic',
  randomise: 'randomize',
  theatre: 'theater',
  travelled: 'traveled',
  traveller: 'traveler',
  travelling: 'traveling',
  tyre: 'tire',
  watercolour: 'watercolor',
};

const words: Readonly<Record<string, string>> = {
  catalogue: 'catalog',
  enrol: 'enroll',
  fulfil: 'fulfill',
  grey: 'gray',
  lorry: 'truck',
  motorway: 'highway',
  postcode: 'ZIP code',
  programme: 'program',
  programmes: 'programs',
  storey: 'story',
  storeys: 'stories',
  towards: 'toward',
};

const british = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(beginnings).join('|')}|(?:${Object.keys(words).join('|')})(?!\\p{L}))`,
  'giu',
);

/** @returns the text as it is spelt in the United States */
export function americanSpelling(text: string): string {
  return text.replaceAll(british, (found) => {
    const spelt = beginnings[found.toLowerCase()] ?? words[found.toLowerCase()]!;
    return found[0] === found[0]!.toLowerCase() ? spelt : spelt[0]!.toUpperCase() + spelt.slice(1);
  });
}

/** @param data plain JSON @returns the same with all its texts in American spelling; names of properties stay */
export function inAmericanSpelling<T>(data: T): T {
  if (typeof data === 'string') return americanSpelling(data) as T;
  if (Array.isArray(data)) return data.map(inAmericanSpelling) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, inAmericanSpelling(one)])) as T;
}
