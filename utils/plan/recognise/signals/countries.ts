/** Countries as selects list them: ISO 3166 codes, and their names in English. */
import { byText } from '../../by-text';
import { regionName } from '../../region-names';
import { foldedKey } from '../texts/fold';

const isoCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN ' +
  'CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM ' +
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ' +
  'ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW';

/** Names that lists write otherwise than Unicode's data does, and the large countries' own names. */
const otherNames =
  'united states of america|usa|great britain|uk|england|czech republic|russian federation|south korea|korea republic of|viet nam|deutschland|' +
  'osterreich|schweiz|frankreich|italien|spanien|polen|france|allemagne|belgique|suisse|espagne|italie|espana|alemania|francia|italia|mexico|' +
  'brasil|portugal|nederland|belgie|duitsland|polska|niemcy|francja|czechy|россия|украина|беларусь|казахстан|германия|turkiye|日本|中国|대한민국|' +
  'danmark|sverige|norge|suomi|magyarorszag|romania|ελλαδα|cesko|ceska republika|slovensko|afghanistan|albania|andorra|angola|rossiya|tyskland|frankrike|' +
  'アメリカ|アメリカ合衆国|中國|台灣|香港|미국|عربيه سعوديه|مصر|ישראל|ايران|भारत|indonesia|viet nam|ไทย|schweden|england|scotland|turkey|swaziland|macedonia';

let keys: { readonly names: ReadonlySet<string>; readonly codes: ReadonlySet<string> } | undefined;

/** Folded English names and codes of all countries, for comparing with options. */
export function countryKeys() {
  return (keys ??= makeKeys());
}

function makeKeys() {
  const codes = isoCodes.split(' ');
  const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  const names = new Set([...codes.map((code) => foldedKey(english.of(code) ?? code)), ...otherNames.split('|')]);
  return { names, codes: new Set(codes.map((code) => code.toLowerCase())) };
}

/** What a language calls all countries, folded. */
export const countriesIn = byText(
  (language): ReadonlySet<string> =>
    new Set(isoCodes.split(' ').map((code) => foldedKey(regionName(language, code) ?? code))),
);
