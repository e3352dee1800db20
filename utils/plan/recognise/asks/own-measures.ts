/** Height and weight of a thing: "Pack weight", "Peso de la mochila" are no person's. */
import { firstText } from '../../label-of';
import type { Lexicon } from '../../lexicon/lexicon';
import { isNameFiller, isYours, namedRoles } from '../../roles/role-words';
import { fold, tokenise } from '../texts/fold';
import { settle, type Reading } from '../reading';

/** Words beside a measure that leave it a body's own, by language: whole up to three letters, else how they begin. */
const ofBodies = {
  en: 'body|current|present|today|actual|real|ideal|goal|target|desired|wish|usual|normal|average|birth|dry|start|final|previous|before|after|past|last|pre|post|prepreg|pregnan|lean|max|min|maxim|minim|highest|lowest|adult|age|self|report|measure|approx|estimate|about|exact|total|admission|discharge|baseline|rider|player|skater|skier|athlete|jumper|diver|climber|swimmer|dancer|model|baby|infant|person|sit|stand|size|male|female|bmi|build|enter|what|how|cloth|shoe|dosing|value|unit|now|new|old',
  de: 'körper|aktuell|derzeit|heut|jetzig|momentan|ideal|ziel|wunsch|normal|geburt|vor|nach|ca|ungefähr|circa|größe|reiter|spieler|fahrer|sportler|taucher|baby|person|schwanger|ohne|trocken|start|stehend|sitzend|bmi',
  fr: 'corp|actuel|idéal|forme|naissance|habituel|approx|avant|après|souhait|cible|sec|taille|cavalier|joueur|personne|bébé|grossesse|debout|assis',
  es: 'corp|actual|ideal|meta|objetivo|habitual|nacer|nacimiento|aprox|antes|después|desead|seco|talla|altura|estatura|peso|jinete|jugador|persona|bebé|embarazo|máximo|mínimo',
  it: 'corp|attual|ideal|forma|nascita|abituale|circa|prima|dopo|desiderat|obiettivo|secco|altezza|peso|statura|persona|gravidanza|cavaliere|giocatore|neonato',
  pt: 'corp|atual|ideal|meta|habitual|nascer|nascimento|aprox|antes|depois|desejad|seco|altura|peso|pessoa|gravidez|bebê|bebé|jogador|cavaleiro',
  nl: 'lichaam|huidig|ideaal|streef|doel|normaal|geboorte|ongeveer|voor|zwanger|lengte|ruiter|speler|persoon|baby|bij|cm|uw|je',
  pl: 'ciał|aktualn|obecn|idealn|docelow|urodz|przed|wzrost|waga|masa|osoby|lub|około|dziecka|jeźdźca|zawodnika|ciąż',
  ru: 'тел|текущ|идеальн|желаем|обычн|при|рожд|до|после|рост|вес|масса|человек|ребёнка|ребенка|игрока|всадника|беремен',
  sv: 'kropp|nuvarande|aktuell|ideal|mål|födelse|önska|före|efter|längd|person|ryttare|spelare|cirka|ca|barnets',
} as const;

const longestWhole = 3;
const bodies = new RegExp(
  Object.values(ofBodies)
    .flatMap((words) => fold(words).split('|'))
    .map((word) => (word.length > longestWhole ? `^${word}` : `^${word}$`))
    .join('|'),
  'u',
);
const measures =
  /^(?:weigh|height|tall|gewicht|poids|taille|hauteur|peso|altura|estatura|altezza|statura|lengte|waga|masa|wzrost|вес|масса|рост|vikt|langd|lange)/u;
const particles =
  /^(?:the|a|an|eg|is|are|des|der|die|das|vom|von|eines|einer|du|de|la|le|les|del|el|los|las|di|della|dello|dell|do|da|dos|das|van|het|av|den|det|kg|kgs|lbs?|cm|mm|m|g|t|in|ft|pounds?|kilos?|inches|feet|stone|см|кг|l|d|s|and|or|in|at|of|with|without|y|o|e|i|w|en|et|ou|em|na|und|oder|mit|bei|ist|och|и|или|в)$/u;

const things = { height: 'depth', weight: 'item-weight' } as const;

function isMeasured(id: string): id is keyof typeof things {
  return Object.hasOwn(things, id);
}

/** @param reading changed in place where a thing is measured */
export function settleThingMeasure(reading: Reading, lexicon: Lexicon): void {
  const { field, ask, person, language } = reading;
  const measured = ask ? ask.id : reading.kind;
  if (!isMeasured(measured) || person || !Object.hasOwn(ofBodies, language)) return;
  if (field.control !== 'number' && field.control !== 'text') return;
  const text = firstText(field);
  const tokens = tokenise(text);
  const others = tokens.filter(
    ({ text: word }) => /^\p{L}+$/u.test(word) && !measures.test(word) && !particles.test(word),
  );
  if (others.length === 0 || others.some(({ text: word }) => bodies.test(word) || isYours(word) || isNameFiller(word)))
    return;
  if (namedRoles(tokens, language, lexicon.roles).length > 0) return;
  reading.ask = null;
  settle(reading, things[measured], 'label', text);
}
