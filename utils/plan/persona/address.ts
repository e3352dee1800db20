import type { LocaleData } from '../locale/locale-data';
import type { Stream } from '../stream';
import type { PlaceFacts } from '../locale/country-facts';
import { neighbourhood } from './neighbourhoods';
import { fillTemplate } from './template';

export interface Address {
  readonly place: PlaceFacts;
  readonly street: string;
  readonly number: string;
  /** Street and number in the country's order. */
  readonly line1: string;
  /** Flat or floor. */
  readonly line2: string;
  readonly unit: string;
  readonly floor: string;
  /** A part of the town. */
  readonly district: string;
  /** A part of the district where the country names both, else the district again. */
  readonly quarter: string;
  readonly city: string;
  /** In Latin letters. */
  readonly latinCity: string;
  readonly postal: string;
  readonly region: {
    readonly code: string;
    readonly name: string;
    readonly english: string;
    readonly abbreviation: string;
  };
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  /** Everything on one line, without the country. */
  readonly whole: string;
}

/**
 * A place of the country, where the page's language is spoken if the country has several.
 * @param accepts which places the page can take; another one only where it can't take the first
 */
export function choosePlace(locale: LocaleData, stream: Stream, accepts?: (place: PlaceFacts) => boolean): PlaceFacts {
  const { places } = locale.places;
  const own = places.filter((place) => place.language === locale.language);
  const neutral = places.filter((place) => place.language === undefined);
  const spoken = own.length > 0 ? own : neutral.length > 0 ? neutral : places;
  const chosen = stream.pick(spoken);
  if (!accepts || accepts(chosen)) return chosen;
  const [near, far] = [spoken.filter(accepts), places.filter(accepts)];
  return stream.fork('listed').pick(near.length > 0 ? near : far.length > 0 ? far : [chosen]);
}

/** A street address in a real place; the house is made up. */
export function makeAddress(locale: LocaleData, stream: Stream, accepts?: (place: PlaceFacts) => boolean): Address {
  const facts = locale.places;
  const place = choosePlace(locale, stream.fork('place'), accepts);
  const named = stream.fork('street').pick(inLanguage(facts.streets, place.language ?? locale.language));
  const street = facts.line.includes('{district}') ? (place.district ?? named) : named;
  const number = String(stream.fork('number').int(1, facts.highestNumber));
  const postal = stream.fork('postal').pick(place.postal);
  const unit = String(stream.fork('unit').int(1, 9));
  const floor = String(stream.fork('floor').int(1, 9));
  const line2 = fillTemplate(
    stream.fork('line2').pick(inLanguage(facts.units, place.language ?? locale.language)),
    stream,
    { n: unit },
  );
  const city = locale.language === 'en' && place.language !== 'en' && place.latin ? place.latin : place.city;
  const around = neighbourhood(locale.country, stream.fork('district'));
  const latin = city === place.latin ? place.latinDistrict : undefined;
  const hasQuarters = withQuarters.includes(locale.country);
  const district = latin || place.district || (hasQuarters ? city : around || city);
  const [name, english, abbreviation = place.region] = facts.regions[place.region] ?? [place.region, place.region];
  const line1 = fillTemplate(facts.line, stream, { street, number, unit, floor, district: street });
  return {
    place,
    street,
    number,
    line1,
    postal,
    unit,
    district,
    quarter: hasQuarters ? around || district : district,
    city,
    line2,
    floor: namesFloor.test(line2) || letteredFlat.test(line2) ? unit : floor,
    latinCity: place.latin ?? place.city,
    region: { code: place.region, name: locale.language === 'en' ? english : name, english, abbreviation },
    latitude: nearby(place.latitude, stream.fork('latitude')),
    longitude: nearby(place.longitude, stream.fork('longitude')),
    zone: place.zone ?? facts.zone,
    whole: fillTemplate(facts.layout, stream, {
      line: line1,
      // A municipality that is a region of its own is named once.
      city: facts.layout.includes('{region}{city}') && city === name ? '' : city,
      region: name,
      code: abbreviation,
      postal,
      district: place.district ?? '',
    }),
  };
}

/** A second line that says the floor says it by the same number as the flat. */
const namesFloor =
  /stock|\bog\b|etage|étage|floor|piano|\bpiso|andar|verdieping|våning|\btr\b|\bkrs|emelet|\bem\.|piętro|patro|poschod|etaj|όροφος|этаж|поверх|\bkat\b|קומה|الطابق|طبقه|ชั้น|tầng|lantai/iu;

/** "Apt 4B" is on the fourth floor. */
const letteredFlat = /\d[A-Z]$/u;

/** Countries whose addresses name a district and a quarter of it: ilçe and mahalle, kecamatan and kelurahan, 区 and 街道. */
const withQuarters = ['CN', 'ID', 'TH', 'TR', 'VN'];

/** The list for a language, else the country's first. */
export function inLanguage(lists: Readonly<Record<string, readonly string[]>>, language: string): readonly string[] {
  return lists[language] ?? Object.values(lists)[0] ?? [];
}

/** At most about a kilometre away, four decimals. */
function nearby(degrees: number, stream: Stream): number {
  return Math.round((degrees + (stream.next() - 0.5) * 0.02) * 10_000) / 10_000;
}

/** Without the word for what kind of place it is, where that stands behind the name. */
export function bareCity(city: string): string {
  return city.replace(/(?<=.)[市区區县縣町].*$/u, '');
}
