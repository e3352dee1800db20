import { saysSo } from '../asks/says-so';
import type { Kind } from '../../kinds/kinds';
import { bareCity } from '../persona/address';
import { eanDigit } from '../persona/check-digits/ean';
import { withVinCheck } from '../persona/check-digits/vin';
import { digits, fillTemplate } from '../persona/template';
import type { Persona } from '../persona/persona';
import { namedNumber } from '../persona/ids/named';
import { makeName } from '../persona/name';
import type { Draft } from '../draft';
import { anyWord, ownWord, prose, severalWords, text } from './drafts';
import { firstText, textsOf } from '../label-of';
import type { GenerateContext, Generator } from './generator';
import { madeThing, madeVehicle } from './makes';
import { neutral } from './neutral';
import { restated } from './restated';
import { idNumber } from './id-number';
import { degree, fieldOfStudy } from './titles';

/** A made-up number of a thing, drawn for the field. `#` a digit, `@` a letter, `{year}` the reference year. */
const code =
  (template: string): Generator =>
  ({ persona, stream }) =>
    text(fillTemplate(template, stream, { year: persona.today.slice(0, 4) }));

const namedReference =
  /^\W*((?!(?:your|our|my|the|other)\b)[a-z]{3,}(?: [a-z]{3,}){1,2}) (?:ref\w*\.?|code|number|no\.?|id)\W*$/i;

/** "FN" of a "Fit note reference"; '' where two or three words don't say what is referred to. */
function initialsOf(label: string): string {
  const [, words = ''] = namedReference.exec(label) ?? [];
  return words.replace(/(\w)\w* ?/g, '$1').toUpperCase();
}

/** What else is numbered has figures alone, in any script: "№ паспорта бетона". */
function prefixOf(label: string): string {
  const initials = initialsOf(label) || (/(?<!\p{L})(?:ref|réf)/iu.test(label) || label === '' ? 'REF' : '');
  return initials && `${initials}-`;
}

/** Of the texts of a kind those that suit any site's form; the others speak of an order or an account. */
const trueAnywhere = [1];
/** Where plates do without more letters than those that look like a figure. */
const plateLetters: Readonly<Record<string, string>> = {
  ES: 'BCDFGHJKLMNPRSTVWXYZ',
  FR: 'ABCDEFGHJKLMNPQRSTVWXYZ',
  NL: 'BDFGHJKLNPRSTVXZ',
  SE: 'ABCDEFGHJKLMNPRSTUWXYZ',
  TR: 'ABCDEFGHJKLMNPRSTUVYZ',
};

export const texts = {
  school: ({ persona }) => schoolName(persona),
  degree,
  'field-of-study': fieldOfStudy,
  'student-id': ({ persona }) => text(`${persona.today.slice(0, 4)}-${digits(5, persona.fact('student'))}`),
  skills: severalWords('skills'),
  airport: (context) => airport(context, 'airport', true),
  'airport-from': (context) => airport(context, 'airport from', true),
  'airport-to': (context) => airport(context, 'airport to', false),
  'flight-number': ({ persona, stream }) => text(`${airlineOf(persona)[1]} ${stream.int(100, 2999)}`),
  airline: ({ persona }) => text(airlineOf(persona)[0]),
  'cabin-class': ownWord('cabin-class'),
  'booking-reference': code('@#@#@@'),
  seat: ({ stream }) => text(`${stream.int(4, 32)}${stream.pick(['A', 'B', 'C', 'D', 'E', 'F'])}`),
  vin: ({ stream }) => text(withVinCheck(fillTemplate('1M8GDM9A0KP######', stream))),
  'license-plate': ({ persona, recognition: { nth } }) => {
    const plate = persona.fact(nth ? `plate ${nth}` : 'plate');
    const { place } = persona.address;
    const [before = '', ...after] = plate.pick(persona.locale.places.plates).split('{plate}');
    const letters = [...(plateLetters[persona.locale.country] ?? '')];
    const filled = [before, ...after].map((part, index) => {
      const signs = plate.fork(`signs ${index}`);
      return fillTemplate(letters.length > 0 ? part.replace(/@/g, () => signs.pick(letters)) : part, signs);
    });
    // No country numbers its cars from nought.
    const numbered = filled.map((part) => part.replace(/(?<!\d)0/g, String(plate.fork('first digit').int(1, 9))));
    return text(numbered.join(place.plate ?? place.region));
  },
  'vehicle-make': (context) => text(bothOf(context), madeVehicle(context)[0]),
  'vehicle-model': (context) => text(bothOf(context), madeVehicle(context)[1]),
  'fuel-type': ownWord('fuel-type'),
  'blood-type': ({ persona }) => text(persona.fact('blood').pick(['O+', 'A+', 'B+', 'AB+', 'O-', 'A-'])),
  allergies: ownWord('allergies'),
  medication: ownWord('medication'),
  'insurance-provider': ownWord('insurance-provider'),
  'insurance-number': idNumber('insurance'),
  'doctor-name': ({ persona, recognition: { nth } }) => {
    const { full, latinFull, sex } = makeName(persona.locale, persona.fact(nth ? `doctor ${nth}` : 'doctor'), null);
    const { language } = persona.locale;
    const title = sex === 'female' && (language === 'es' || language === 'pt') ? 'Dra.' : 'Dr.';
    return text(sayDr.has(language) ? `${title} ${full}` : full, full, latinFull);
  },
  symptoms: ownWord('symptoms'),
  dietary: ownWord('dietary'),
  title: (context) => (says('project', context) ? ownWord('project-name') : anyWord('title'))(context),
  subject: ({ persona: { locale } }) =>
    text(locale.phrases.words.subject?.[1] ?? '', locale.english.words.subject?.[1] ?? ''),
  message: prose('message', trueAnywhere),
  comment: neutral,
  review: prose('review'),
  description: neutral,
  bio: prose('bio'),
  'cover-letter': (context) => (says('saysJob', context) ? coverLetter : askedWhy)(context),
  reason: neutral,
  feedback: prose('feedback', [1]),
  notes: neutral,
  tags: severalWords('tags'),
  category: (context) => (saysCategory(context) ? anyWord('category') : neutral)(context),
  topic: (context) => (saysTopic(context) ? anyWord('topic') : neutral)(context),
  hobby: ownWord('hobby'),
  favorite: (context) => (says('colour', context) ? anyWord('color-name') : neutral)(context),
  'referral-source': ownWord('referral-source'),
  search: anyWord('search'),
  'product-name': anyWord('product-name'),
  sku: code('@@@-####-@@'),
  ean: (context) => {
    const { persona, stream } = context;
    const named = numberNamed(context);
    if (named) return text(named);
    // Denmark's public buyers are billed by theirs; elsewhere it is a number that shops give within their own walls.
    const start = persona.locale.country === 'DK' ? `57980099${digits(4, stream)}` : `200${digits(9, stream)}`;
    return text(start + eanDigit(start), upc(digits(9, stream)));
  },
  isbn: (context) => {
    const named = numberNamed(context);
    return named ? text(named, named.replaceAll('-', '')) : isbn(digits(5, context.stream));
  },
  'order-number': code('100-#####'),
  'invoice-number': code('{year}-####'),
  'tracking-number': ({ stream }) => {
    const start = `0034043${digits(12, stream)}`;
    return text(start + eanDigit(start));
  },
  'serial-number': (context) => {
    const named = numberNamed(context);
    return named ? text(named) : code('SN-#@##-####')(context);
  },
  reference: (context) => code(`${prefixOf(firstText(context.field))}#####`)(context),
  size: ({ stream }) => text(stream.pick(['S', 'M', 'L', 'XL'])),
  'color-name': anyWord('color-name'),
  material: anyWord('material'),
  brand: (context) =>
    text(
      bothOf(context),
      madeThing(context)?.[0] ??
        context.stream.pick(['Nordlicht', 'Alderbrook', 'Fernhaus', 'Quillon', context.persona.work.company]),
    ),
  'unit-of-measure': ({ stream }) => text(stream.pick(['kg', 'cm', 'm', 'l'])),
  answer: neutral,
  'yes-no': ({ persona, stream }) => {
    const at = stream.chance(0.7) ? 0 : 1;
    const { phrases, english } = persona.locale;
    return text(
      phrases.words['yes-no']?.[at] ?? '',
      english.words['yes-no']?.[at] ?? '',
      at === 0 ? 'true' : 'false',
      at === 0 ? '1' : '0',
    );
  },
  text: neutral,
} satisfies Partial<Record<Kind, Generator>>;

const coverLetter = prose('cover-letter');

/** The number that the field calls by its proper name; null where it names none. */
function numberNamed({ persona, field }: GenerateContext): string | null {
  const { ids, birthDate, locale, fact } = persona;
  const person = { ids, birthDate, country: locale.country, stream: fact('named number') };
  return namedNumber(textsOf(field), person);
}

/** Whether the field's texts have one of the words. */
function says(
  what: 'category' | 'colour' | 'project' | 'saysBoth' | 'saysJob',
  { field, persona }: GenerateContext,
): boolean {
  return saysSo(what, textsOf(field), persona.locale.asks);
}

function askedWhy(context: GenerateContext): Draft {
  const answer = restated(context);
  return answer ? { is: 'prose', sentences: answer.sentences } : coverLetter(context);
}

/** "Which cabin are you interested in?" names no topic of a help desk. */
function saysTopic({ field, persona }: GenerateContext): boolean {
  return (
    field.control !== 'text' ||
    persona.locale.asks.own.language !== 'en' ||
    /topic|subject|[ei]nquir|quer|about|regard|issue|question|contact|nature/i.test(textsOf(field))
  );
}

/** A list names what may be chosen; a box for text is a shop's only where it says so. */
function saysCategory(context: GenerateContext): boolean {
  return context.field.control !== 'text' || says('category', context);
}

/** In-store number system 2: never given to a product (GS1 General Specifications 1.4.1). */
function upc(rest: string): string {
  const start = `20${rest}`.slice(0, 11);
  return start + eanDigit(start);
}

/** ISBN-13 of the English language group, with and without hyphens. */
function isbn(title: string) {
  const start = `97817000${title.slice(0, 4)}`;
  const check = eanDigit(start);
  return text(`978-1-7000-${title.slice(0, 4)}-${check}`, start + check);
}

function bothOf(context: GenerateContext): string {
  return says('saysBoth', context) ? madeVehicle(context).join(' ') : '';
}

/** Where journeys go. */
const destinations: readonly (readonly [city: string, code: string])[] = [
  ['New York', 'JFK'],
  ['Los Angeles', 'LAX'],
  ['Tokyo', 'HND'],
  ['Singapore', 'SIN'],
  ['Sydney', 'SYD'],
  ['Dubai', 'DXB'],
];

/** @returns the airline of all the person's flights */
function airlineOf({ fact, locale }: Persona): readonly [name: string, code: string] {
  return fact('airline').pick(locale.places.airlines);
}

/** @param leads whether the journey begins there: at home */
function airport({ persona, field }: GenerateContext, fact: string, leads: boolean) {
  const said = [textsOf(field), ...field.formTexts].join(' ');
  // Where no flight is told of, "from" and "destination" are towns; who needs a visa goes abroad.
  const isAbroad = !leads && saysSo('abroad', said, persona.locale.asks);
  if (field.control === 'text' && !isAbroad && !saysSo('flies', said, persona.locale.asks)) {
    const { places } = persona.locale.places;
    const { city } = persona.address;
    const others = places.filter((place) => place.city !== city);
    return text(bareCity(!leads && others.length > 0 ? persona.fact(fact).pick(others).city : city));
  }
  const { airports } = persona.locale.places;
  const abroad = destinations.filter(([, code]) => airports.every(([, own]) => own !== code));
  const [city, iata] = persona.fact(fact).pick(leads ? airports : abroad);
  return isAbroad ? text(city, iata) : text(iata, city, `${city} (${iata})`);
}

/** Languages in which a doctor is named with the title. */
const sayDr: ReadonlySet<string> = new Set('de en es fr hr hu id pt ro sk sl tr'.split(' '));

/** A university of the person's place. */
function schoolName({ address, locale }: Persona) {
  const [named = ''] = locale.phrases.words.school ?? locale.english.words.school ?? [];
  const own = locale.language === 'en' ? undefined : address.place.university;
  return text(
    own ?? elided(named.replace('{city}', bareCity(address.city)), locale.language),
    `University of ${address.latinCity}`,
  );
}

/** "Université d’Amiens". */
function elided(text: string, language: string): string {
  return language === 'fr' ? text.replace(/ de (?=[AEIOUYÉÈÊ])/u, ' d’') : text;
}
