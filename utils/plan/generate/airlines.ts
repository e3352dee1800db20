import type { Persona } from '../persona/persona';

/** By country: whom people fly with, and what its flights are numbered by. */
const airlines: Readonly<Record<string, readonly (readonly [name: string, code: string])[]>> = {
  AE: [
    ['Emirates', 'EK'],
    ['Etihad Airways', 'EY'],
    ['flydubai', 'FZ'],
  ],
  AT: [['Austrian Airlines', 'OS']],
  AU: [
    ['Qantas', 'QF'],
    ['Virgin Australia', 'VA'],
  ],
  BR: [
    ['LATAM', 'LA'],
    ['GOL', 'G3'],
    ['Azul', 'AD'],
  ],
  CA: [
    ['Air Canada', 'AC'],
    ['WestJet', 'WS'],
  ],
  CH: [['Swiss', 'LX']],
  CN: [
    ['中国国际航空', 'CA'],
    ['中国东方航空', 'MU'],
    ['中国南方航空', 'CZ'],
  ],
  DE: [
    ['Lufthansa', 'LH'],
    ['Eurowings', 'EW'],
    ['Condor', 'DE'],
  ],
  DK: [['SAS', 'SK']],
  EG: [['مصر للطيران', 'MS']],
  ES: [
    ['Iberia', 'IB'],
    ['Vueling', 'VY'],
  ],
  FI: [['Finnair', 'AY']],
  FR: [
    ['Air France', 'AF'],
    ['Transavia', 'TO'],
  ],
  GB: [
    ['British Airways', 'BA'],
    ['easyJet', 'U2'],
  ],
  GR: [['Aegean Airlines', 'A3']],
  IE: [
    ['Aer Lingus', 'EI'],
    ['Ryanair', 'FR'],
  ],
  IL: [
    ['אל על', 'LY'],
    ['ישראייר', '6H'],
  ],
  IN: [
    ['IndiGo', '6E'],
    ['Air India', 'AI'],
  ],
  IT: [['ITA Airways', 'AZ']],
  JP: [
    ['全日本空輸', 'NH'],
    ['日本航空', 'JL'],
  ],
  KR: [
    ['대한항공', 'KE'],
    ['아시아나항공', 'OZ'],
    ['제주항공', '7C'],
  ],
  MX: [
    ['Aeroméxico', 'AM'],
    ['Volaris', 'Y4'],
  ],
  NL: [
    ['KLM', 'KL'],
    ['Transavia', 'HV'],
  ],
  NO: [
    ['SAS', 'SK'],
    ['Norwegian', 'DY'],
  ],
  PL: [['LOT', 'LO']],
  PT: [['TAP Air Portugal', 'TP']],
  RO: [['TAROM', 'RO']],
  SA: [['الخطوط السعودية', 'SV']],
  SE: [
    ['SAS', 'SK'],
    ['Norwegian', 'DY'],
  ],
  TR: [
    ['Türk Hava Yolları', 'TK'],
    ['Pegasus', 'PC'],
  ],
  TW: [
    ['中華航空', 'CI'],
    ['長榮航空', 'BR'],
  ],
  US: [
    ['Delta Air Lines', 'DL'],
    ['United Airlines', 'UA'],
    ['American Airlines', 'AA'],
  ],
  VN: [
    ['Vietnam Airlines', 'VN'],
    ['VietJet Air', 'VJ'],
  ],
};
const airlinesElsewhere = [
  ['Lufthansa', 'LH'],
  ['Air France', 'AF'],
  ['KLM', 'KL'],
] as const;

/** @returns the airline of all the person's flights */
export function airlineOf({ fact, locale }: Persona): readonly [name: string, code: string] {
  return fact('airline').pick(airlines[locale.country] ?? airlinesElsewhere);
}
