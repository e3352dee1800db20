/** Units as labels name them: "Weight (kg)", "年収（万円）", "Discount in %". */
import { firstText } from '../label-of';
import type { FieldDescriptor, TextSource } from '../../pipeline';
import { byText } from '../by-text';
import { exampleIn } from '../example-mark';

/** How a unit is written: as a word of its own, or where scripts have no words. */
interface Spelling {
  readonly words: string;
  readonly unspaced: string;
  readonly flags: 'iu' | 'u';
}

const spelled = (words: string, unspaced: string): Spelling => ({ words, unspaced, flags: 'iu' });

/** Signs that are other units or words in other letters: "Pa" and "pa", "Nm" and "NM". */
const cased = (words: string): Spelling => ({ words, unspaced: '', flags: 'u' });

/** A text alone is words. */
type UnitRow = readonly [unit: string, text: string | RegExp | Spelling];

/** Told in this order: a compound goes before its parts. */
const spellings: readonly UnitRow[] = [
  ['mg/dL', /mg\s?\/\s?dl/iu],
  ['mmol/L', /mmol\s?\/\s?l/iu],
  ['mmol/mol', /mmol\s?\/\s?mol/iu],
  ['µmol/L', /[µμ]mol\s?\/\s?l/iu],
  ['万円', /万円|万元|萬元|만원/u],
  ['万', /（万）|\(万\)/u],
  ['bu/ac', /\bbu(?:shels)?\s?(?:\/|per)\s?a(?:c|cre)\b/iu],
  ['mpg', 'mpg'],
  ['m²', /m²|㎡|m2\b|м²|\bqm\b|sq\.? ?m(?:et|\b)|平米|mètres? carrés?|metros? (?:cuadrados|quadrados)|متر مربع/iu],
  ['sqft', /sq\.? ?f(?:t|eet)|square (?:feet|foot)|ft²|sqft/iu],
  ['lux', 'lux|lx'],
  ['m³', /m³|m3\b|м³|м3(?!\p{L})|cbm|cubic m|куб\. ?м|立方(?:メートル|米)|㎥|متر مكعب/iu],
  ['cc', /\bcc\b|cm³|ccm|см³|cm3/iu],
  ['acre', 'acres?'],
  ['ha', 'ha|hectares?|hektar|hectáreas|га'],
  ['坪', /坪/u],
  ['°F', /°\s?F|fahrenheit/iu],
  ['°C', /°\s?[CСم]|℃|celsius/iu],
  ['km', 'km|kilomet(?:er|re)s?|км|公里|كم'],
  ['mi', 'mi|miles?|mph'],
  ['mm', 'mm|мм'],
  ['cm', 'cm|см|سم|centimet(?:er|re)s?|厘米|公分'],
  ['ft', 'ft|feet|foot'],
  ['in', /\((?:in\.?|inch(?:es)?|["”])\)|\binch(?:es)?\b/iu],
  ['kg', 'kg|kgs|кг|كجم|كغ|kilos?|kilogram(?:me)?s?|公斤'],
  ['lb', 'lbs?|pounds'],
  ['oz', 'oz|ounces?'],
  ['st', 'stone'],
  ['t', 't|tons?|tonnes?|т'],
  ['g', 'g|gr|grams?|gramm|г|克'],
  ['ml', 'ml|мл'],
  ['gal', 'gal|gallons?'],
  ['l', 'l|lt|liters?|litres?|л'],
  ['GB', 'gb|gib'],
  ['TB', 'tb|tib'],
  ['MB', 'mb|mib'],
  ['ms', 'ms|milliseconds?'],
  ['min', 'mins?|minutes?|minuten|minutos|minuti|minut|мин|分|دقيقة|دقائق|分钟|dakika'],
  [
    'h',
    spelled(
      'h|hrs?|hours?|stunden|heures?|horas?|ore|uren|godzin\\p{L}*|час\\p{L}*|ساعات|ساعة|saat',
      '時間|小时|小時|시간',
    ),
  ],
  ['s', 's|secs?|seconds?|sekunden|secondes|segundos|с|秒'],
  ['days', 'days?|tagen?|jours?|d[ií]as?|giorni|dagen|dni|дн\\p{L}*|日数?|天|أيام|gün'],
  ['weeks', 'weeks?|wochen|semaines?|semanas?|settimane|weken|tygodni\\p{L}*|недел\\p{L}*|週間?|周'],
  ['months', 'months?|monaten?|mois|meses|mesi|maanden|miesi[ęa]c\\p{L}*|месяц\\p{L}*|ヶ月|か月|个月|أشهر|ay'],
  ['years', 'years|yrs|jahren?|ann[ée]es|ans|años|anos|anni|jaren?|lata?|лет|года?|年数?|سنوات|yıl'],
  ['kWh', 'kwh'],
  ['kW', 'kwp?|квт'],
  ['hp', 'hp|bhp|ps|cv|ch|л\\.?с\\.?'],
  ['bar', 'bar'],
  ['psi', 'psi'],
  ['V', 'v|volts?'],
  ['dB', 'dba?|decibels?'],
  ['hands', 'hands?|hh'],
  ['m', 'm|mtrs?|met(?:er|re)s?|м|metros?|m[èe]tres?'],
  ['°', /°|\bdegrees?\b/iu],
  ['EU', 'eu'],
  ['UK', 'uk'],
  ['US', 'us'],
  ['L', 'L'],
  ['%', /%|percent|per cent|prozent|pourcent|por ?cento|per cento|procent|процент|٪|パーセント/iu],
  ['€', /[€$£¥₹₽₺₩]|\b(?:eur|usd|gbp|chf|pln|brl|jpy)\b|R\$|zł|만원|(?<!\p{L})원(?!\p{L})|руб|円|元|ريال|جنيه|درهم/iu],
];

/** Rates and units of one trade: they tell how large a number is, but rule out no question. */
const rates: readonly UnitRow[] = [
  ['Mbps', '[mм]bps|mbit\\/s|mb\\/s|мбит\\/с'],
  ['Gbps', 'gbps|gbit\\/s'],
  ['kbps', 'kbps|kbit\\/s'],
  ['ct/kWh', '(?:ct|c|p|цент)\\/kwh'],
  ['cmH2O', 'cm ?h2o'],
  ['kN/m²', 'kn\\/m²|kn\\/m2'],
  ['N/mm²', 'n\\/mm²|n\\/mm2'],
  ['W/m²', 'w\\/m²|w\\/m2'],
  ['W/m²K', 'w\\/m²·?k|w\\/m2k'],
  ['g/m²', 'g\\/m²|g\\/m2|gsm'],
  ['kg/m²', 'kg\\/m²|kg\\/m2'],
  ['kg/m³', 'kg\\/m³|kg\\/m3'],
  ['g/cm³', 'g\\/cm³|g\\/cm3|g\\/ml'],
  ['t/m³', 't\\/m³|t\\/m3'],
  ['mg/kg', 'mg\\/kg'],
  ['g/kg', 'g\\/kg'],
  ['mg/h', 'mg\\/h'],
  ['µg/l', '[µμ]g\\/l'],
  ['µg/m³', '[µμ]g\\/m³|[µμ]g\\/m3'],
  ['mg/m³', 'mg\\/m³|mg\\/m3'],
  ['cfu/ml', 'cfu\\/ml|кое\\/мл'],
  ['µS/cm', '[µμ]s\\/cm'],
  ['mS/cm', 'ms\\/cm'],
  ['dS/m', 'ds\\/m'],
  ['NTU', 'ntu'],
  ['mEq/L', 'meq\\/l'],
  ['mm/h', 'mm\\/h'],
  ['mm/s', 'mm\\/s'],
  ['mm/min', 'mm\\/min'],
  ['m/min', 'm\\/min'],
  ['cm/s', 'cm\\/s'],
  ['l/s', 'l\\/s'],
  ['l/h', 'l\\/h'],
  ['ml/h', 'ml\\/h|cc\\/h'],
  ['ml/kg', 'ml\\/kg'],
  ['l/day', 'l\\/(?:day|d|tag|jour|día|giorno|dag|dia)'],
  ['g/day', 'g\\/(?:day|d|tag|jour|día|giorno|dag|dia)'],
  ['kcal/day', 'kcal\\/(?:day|d|tag|jour|día|giorno|dag|dia)'],
  ['kWh/m²', 'kwh\\/m²·?a?|kwh\\/m2'],
  ['kg/h', 'kg\\/h'],
  ['t/h', 't\\/h|tph'],
  ['lb/ac', 'lbs?\\/ac(?:re)?'],
  ['AUM/acre', 'aum\\/ac(?:re)?'],
  ['head/ha', '(?:head|gve|lsu|ugb)\\/ha|vee\\/ha'],
  ['plants/m²', '(?:plants|pflanzen|plantes|stk|seeds)\\/(?:m²|m2)'],
  ['GPa', 'gpa'],
  ['Pa', cased('Pa')],
  ['mbar', 'mbar'],
  ['atm', 'atm'],
  ['inHg', 'in ?hg'],
  ['Ω', 'ω|ohms?'],
  ['kΩ', 'k ?ω|kohms?'],
  ['MΩ', 'm ?ω|mohms?'],
  ['µF', '[µμ]f'],
  ['mV', cased('mV')],
  ['kV', 'kv'],
  ['kA', 'ka'],
  ['MW', cased('MWp?')],
  ['kWp', 'kwp'],
  ['MWh', 'mwh'],
  ['kVAr', 'kvar'],
  ['BTU', 'btu(?:\\/h)?'],
  ['J', cased('J|joules?')],
  ['kJ', 'kj'],
  ['N', cased('N|newtons?')],
  ['daN', 'dan'],
  ['kgf', 'kgf'],
  ['ft/s', 'ft\\/s'],
  ['rad/s', 'rad\\/s'],
  ['g-force', 'g-force'],
  ['Bq', 'bq(?:\\/(?:l|kg|m³))?'],
  ['mSv', 'msv'],
  ['µSv', '[µμ]sv(?:\\/h)?'],
  ['cP', 'cp|mpa·s|cst'],
  ['°Brix', 'brix|bx'],
  ['% vol', 'vol|abv'],
  ['ppb', 'ppb'],
  ['ppt', 'ppt'],
  ['req/s', '(?:req(?:uests)?|tx|msgs?|queries)\\/s(?:ec)?|[rqt]ps'],
  ['req/min', '(?:req(?:uests)?|calls)\\/min'],
  ['MB/s', 'mb\\/s|mib\\/s'],
  ['IOPS', 'iops'],
  ['vCPU', 'v?cpus?|vcores?|cores?'],
  ['TEU', 'teu'],
  ['GT', cased('GT|GRT|BRZ')],
  ['NM', cased('NM|nmi')],
  ['nm-light', 'nanomet(?:er|re)s?'],
  ['ft³', 'ft³|cu\\.? ?ft|cubic feet'],
  ['yd³', 'yd³|cu\\.? ?yd|cubic yards?|yds'],
  ['in³', 'in³|cu\\.? ?in'],
  ['yd', 'yd|yards?'],
  ['mil', 'mils?'],
  ['den', 'den|denier|dtex|tex'],
  ['ct', 'ct|carats?|karat'],
  ['m/s', 'm\\/s|м\\/с'],
  ['km/h', 'km\\/h|kmh|km\\/u|км\\/ч'],
  ['knots', 'kn|knots|kt'],
  ['rpm', 'rpm|u\\/min|tr\\/min|об\\/мин'],
  ['bpm', 'bpm|\\/min|уд\\/мин'],
  ['mmHg', 'mm ?hg'],
  ['Hz', 'hz|гц'],
  ['kHz', 'khz'],
  ['MHz', 'mhz'],
  ['GHz', 'ghz'],
  ['W', 'wp?|watts?|вт'],
  ['kVA', 'kva'],
  ['A', 'a|amps?|amperes?|ampere'],
  ['mA', 'ma'],
  ['Ah', 'ah'],
  ['mAh', 'mah'],
  ['Nm', 'nm|n·m'],
  ['kN', 'kn'],
  ['kPa', 'kpa'],
  ['hPa', 'hpa|mbar'],
  ['MPa', 'mpa'],
  ['ppm', 'ppm'],
  ['mg', 'mg|мг'],
  ['µg', '[µμ]g|mcg'],
  ['mg/l', 'mg\\/l'],
  ['g/dl', 'g\\/dl'],
  ['g/l', 'g\\/l'],
  ['ng/ml', 'ng\\/ml'],
  ['U/L', 'i?u\\/l'],
  ['kg/ha', 'kg\\/ha|кг\\/га'],
  ['t/ha', 't\\/ha|т\\/га'],
  ['l/ha', 'l\\/ha'],
  ['hl', 'hl'],
  ['l/min', 'l\\/min|lpm|gpm'],
  ['ml/min', /ml\s?\/\s?min(?:\/1[.,]73 ?m²)?/iu],
  ['m³/h', 'm³\\/h|m3\\/h|cfm'],
  ['l/100km', 'l\\/100 ?km|л\\/100 ?км'],
  ['kcal', 'kcal|ккал'],
  ['px', 'px|pixels?'],
  ['dpi', 'dpi|ppi'],
  ['fps', 'fps'],
  ['lm', 'lm|lumens?'],
  ['GB', 'gi'],
  ['MB', 'mi'],
  ['µm', '[µμ]m|microns?'],
];

/** What may be written there, and what may not stand beside it. */
function expressionOf({ words, unspaced, flags }: Spelling): RegExp {
  return new RegExp(`(?<![\\p{L}\\d'’])(?:${words})(?![\\p{L}\\d'’²³])${unspaced && `|${unspaced}`}`, flags);
}

/**
 * @param holds whether what an expression finds in a text is the unit
 * @returns the units of a text. One expression looks for all of them first: each takes up to a millisecond when it is first
 * used, at each start of the worker, and most texts name no unit.
 */
function unitsBy(rows: readonly UnitRow[], holds: (spelling: RegExp, text: string) => boolean) {
  const spelt = rows.map(([unit, text]) => [unit, typeof text === 'string' ? spelled(text, '') : text] as const);
  let any: RegExp | undefined;
  let each: readonly (readonly [unit: string, spelling: RegExp])[] | undefined;
  return byText((text): readonly string[] => {
    any ??= anyOf(spelt.map(([, one]) => (one instanceof RegExp ? spelled('', one.source) : one)));
    if (text === '' || !any.test(text)) return [];
    each ??= spelt.map(([unit, one]) => [unit, one instanceof RegExp ? one : expressionOf(one)]);
    return each.filter(([, spelling]) => holds(spelling, text)).map(([unit]) => unit);
  });
}

function anyOf(all: readonly Spelling[]): RegExp {
  const join = (texts: readonly string[]) => texts.filter((text) => text !== '').join('|');
  return expressionOf(spelled(join(all.map(({ words }) => words)), join(all.map(({ unspaced }) => unspaced))));
}

/** Units in which a label or what stands beside the box tells a rate. */
export function rateAt({ texts }: FieldDescriptor): string[] {
  const told = texts.flatMap(({ source, text }, at) => {
    if (at === 0)
      return [...text.matchAll(brackets)]
        .map(([, inside = '']) => inside)
        .concat(/\s(\S+)\s*[*:]*$/u.exec(text)?.[1] ?? '');
    return beside.has(source) && text.trim().length <= longestRate ? [text.trim()] : [];
  });
  const named = new Set(told.flatMap(ratesThatAre));
  return named.size === 0 ? [] : rates.flatMap(([unit]) => (named.has(unit) ? [unit] : []));
}
const longestRate = 10;

/** The rates that a text names and nothing else. */
const ratesThatAre = unitsBy(rates, isAll);

function isAll(spelling: RegExp, text: string): boolean {
  const [found = ''] = spelling.exec(text) ?? [];
  return found !== '' && found.length === text.replace(/[^\p{L}\p{N}/³·]/gu, '').length;
}

/** Whether a text is a unit and nothing more: behind a box it is that box's, whatever the next one asks. */
export function isUnit(text: string): boolean {
  const bare = text.trim();
  if (ratesThatAre(bare).length > 0) return true;
  return oneSign.test(bare) && unitsIn(`(${bare})`).length > 0;
}

/** All units that a text names. */
export const unitsIn = unitsBy(spellings, (spelling, text) => spelling.test(text));

const brackets = /[(（[]([^)）\]]{1,20})[)）\]]/gu;
/** "e.g. 165 pounds" */
const exampleNumber = /^\d+(?:[.,]\d+)?\s*/u;
const rate = / per | pro | par | por | a /i;

const inUnit = / (?:in|en|em|w|в|i) (m²|m³|\p{L}+)[^\p{L}\p{N}]*$/u;
/** A label that is wrapped around its box, with a star between: "Radius * m". */
const afterStar = /\*\s+(\S{1,10})\s*$/u;
/** Signs that are nothing but a unit, at the end of a label: "Fuel tank lt" may be a name, "Fuel tank kg" is not. */
const lastSign = /\s(kg|cm|mm|km|m²|m³|kwh|kw|°c|°f|%|€|£|\$|zł|руб\.?)\s*[*:]*$/iu;

/**
 * Units that a label names for the number: "Depth (m)", "Liters (per day)", "Length of stay in days"; of what is told by
 * another measure only money: "Rent (€/month)".
 */
export function statedUnits(text: string): string[] {
  const bracketed = [...text.matchAll(brackets)].flatMap(([, inside = '']) => {
    const units = unitsIn(`(${(exampleIn(inside)?.replace(exampleNumber, '') ?? inside).split(rate)[0]})`);
    return inside.includes('/') ? units.filter((unit) => unit === '€') : units;
  });
  const written = afterStar.exec(text) ?? inUnit.exec(text) ?? lastSign.exec(text);
  const unit = written?.[1] ?? '';
  return [...bracketed, ...(unit === '' || unit.includes('/') ? [] : unitsIn(`(${unit})`))];
}

/** "Dinner guests ($75 each)": what one of them costs says nothing of how many there are. */
const priceEach =
  /[(（][^)）]*\d[^)）]*(?<!\p{L})(?:each|apiece|p\.?p\.?|(?:per|a) (?:person|head|guest|item|ticket|piece|unit|adult|child|team|player)|(?:je|pro) (?:person|stück|gast)|chacune?|(?:par|la) (?:personne|pièce)|cada un[oa]?|por (?:persona|pessoa)|a (?:testa|persona)|per (?:stuk|persoon)|za (?:sztukę|osobę)|за (?:шт|человека))(?!\p{L})[^)）]*[)）]/iu;

/** A text without what one of the things costs that it counts. */
export function withoutPrice(text: string): string {
  return text.replace(priceEach, ' ');
}

/** Where a unit stands by itself: "[__] kg". */
const beside: ReadonlySet<TextSource> = new Set(['hint', 'following', 'aria-describedby']);
const oneSign = /^\P{L}*[\p{L}°]{1,8}[²³]?\P{L}*$|^\W*[%€£$¥₹]\W*$/u;

/** Units of a field's number: its label's, else those that stand beside the box and say nothing more. */
export function unitsAt({ texts }: FieldDescriptor): string[] {
  const stated = statedUnits(withoutPrice(firstText({ texts })));
  if (stated.length > 0) return stated;
  return texts
    .filter(({ source, text }, at) => at > 0 && beside.has(source) && oneSign.test(text.trim()))
    .flatMap(({ text }) => statedUnits(`(${text.trim()})`));
}
