import { traits, type Trait } from '../../utils/plan/lexicon/phrase';

/** Words that name a kind only when nothing else stands beside them. */
const onlyAlone = new Set([
  ...(
    'to from near no nr until through when why high low most least in start end return place office first last middle request ' +
    'post item order key id code value total info other type group cell text body status story method word line contact area ' +
    'house room level section make model class course field service services plan program product problem role rate score ' +
    'points track row gate door lot trade function source purpose title number date time day month year country location ' +
    'consent agree receive updates'
  ).split(' '),
  'tag number',
  'identification number',
  'i agree',
  'i agree to',
  'i agree to the',
  'i accept',
  'i accept the',
  'i consent',
  'i understand',
  'i confirm that',
  'send me',
  'by checking this box',
  'i acknowledge',
  'i have read',
]);
/** "From" and "to", which in longer texts are only their grammar: "date du certificat". */
const grammar = new Set(
  'du au ab am bis von vom desde hasta del al da dal van tot vanaf od do с по от до från till fra til'.split(' '),
);
/** Names of controls that programmers give to anything. */
const general = new Set('name number code title date text account id user nickname contact'.split(' '));

const holds: Readonly<Record<Trait, (phrase: string) => boolean>> = {
  short: (phrase) => /^[a-z]{1,3}$/.test(phrase),
  onlyAlone: (phrase) => onlyAlone.has(phrase),
  general: (phrase) => general.has(phrase),
  bareName: (phrase) => phrase === 'name',
  asksHowMany: (phrase) => /^(how many|how much|number of) \p{L}/u.test(phrase),
  grammar: (phrase) => grammar.has(phrase),
  letter: (phrase) => /^[a-z]$/.test(phrase),
};

/** @param phrase folded @returns the bits of `traits` that hold for it */
export function traitsOf(phrase: string): number {
  return (Object.keys(holds) as Trait[]).reduce((bits, trait) => bits | (holds[trait](phrase) ? traits[trait] : 0), 0);
}
