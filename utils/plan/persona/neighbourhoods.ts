import type { Stream } from '../stream';

/** Names that many towns of a country have for a part of them, for places whose own parts we don't know. */
const byCountry: Readonly<Record<string, readonly string[]>> = {
  AT: ['Innere Stadt', 'Neustadt'],
  BE: ['Centrum'],
  BR: ['Centro', 'Jardim América', 'Vila Nova', 'Boa Vista'],
  CN: ['中山街道', '人民街道', '城关街道'],
  CZ: ['Staré Město', 'Nové Město'],
  DE: ['Innenstadt', 'Südstadt', 'Altstadt'],
  DK: ['Indre by', 'Vestbyen'],
  EG: ['حي الزهور', 'وسط البلد', 'حي السلام'],
  ES: ['Centro', 'Ensanche', 'San José'],
  FI: ['Keskusta'],
  FR: ['Centre-ville', 'Saint-Martin'],
  GB: ['City Centre', 'Westgate', 'St James'],
  GR: ['Κέντρο', 'Νεάπολη'],
  HR: ['Centar', 'Stari grad'],
  HU: ['Belváros', 'Kertváros'],
  ID: ['Sukamaju', 'Karang Anyar', 'Mekarsari'],
  IL: ['מרכז העיר', 'נווה שאנן'],
  IN: ['Gandhi Nagar', 'Model Town', 'Shanti Nagar'],
  IR: ['مرکز شهر', 'شهرک غرب'],
  IT: ['Centro', 'San Giovanni'],
  MX: ['Centro', 'Del Valle', 'Las Flores', 'San Miguel'],
  NL: ['Centrum'],
  NO: ['Sentrum'],
  PL: ['Śródmieście', 'Stare Miasto'],
  PT: ['Centro', 'São José'],
  RO: ['Centru', 'Gării'],
  RU: ['Центральный район', 'Ленинский район'],
  SE: ['Centrum', 'Norr'],
  SK: ['Staré Mesto'],
  TH: ['ในเมือง'],
  TR: ['Cumhuriyet Mah.', 'Yeni Mah.', 'Bahçelievler Mah.'],
  UA: ['Центральний район', 'Шевченківський район'],
  VN: ['Phường 3', 'Phường An Hòa', 'Phường Tân Lập'],
};

/** @returns '' where the country's parts of towns have no such names */
export function neighbourhood(country: string, stream: Stream): string {
  const names = byCountry[country];
  return names ? stream.pick(names) : '';
}
