/** Regions that lists offer beside those in which our persons live, by country (ISO 3166-2, without its prefix). */
export const moreRegions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BR: {
    ...{ AC: 'Acre', AL: 'Alagoas', AP: 'Amapá', MA: 'Maranhão', MT: 'Mato Grosso', MS: 'Mato Grosso do Sul' },
    ...{ PB: 'Paraíba', PI: 'Piauí', RN: 'Rio Grande do Norte', RO: 'Rondônia', RR: 'Roraima', SE: 'Sergipe' },
    TO: 'Tocantins',
  },
  CA: { NT: 'Northwest Territories', NU: 'Nunavut', YT: 'Yukon' },
  US: {
    ...{ AL: 'Alabama', AK: 'Alaska', AR: 'Arkansas', DE: 'Delaware', ID: 'Idaho', IA: 'Iowa', KS: 'Kansas' },
    ...{ ME: 'Maine', MS: 'Mississippi', MT: 'Montana', NH: 'New Hampshire', ND: 'North Dakota', RI: 'Rhode Island' },
    ...{ SC: 'South Carolina', SD: 'South Dakota', VT: 'Vermont', WV: 'West Virginia', WY: 'Wyoming' },
  },
};
