/** Units as labels name them: "Weight (kg)", "年収（万円）", "Discount in %". */
import type { FieldDescriptor, TextSource } from '../../pipeline';
import { byText } from '../by-text';

/** How a unit is written: as a word of its own, or where scripts have no words. */
interface Spelling {
  readonly words: string;
  readonly unspaced: string;
  readonly flags: 'iu' | 'u';
}

const bound = (words: string, unspaced = ''): Spelling => ({ words, unspaced, flags: 'iu' });

/** Signs that are other units or words in other letters: "Pa" and "pa", "Nm" and "NM". */
const cased = (words: string): Spelling => ({ words, unspaced: '', flags: 'u' });

type UnitRow = readonly [unit: string, text: RegExp | Spelling];

/** Told in this order: a compound goes before its parts. */
const spellings: readonly UnitRow[] = [
  ['mg/dL', /mg\s?\/\s?dl/iu],
  ['mmol/L', /mmol\s?\/\s?l/iu],
  ['µmol/L', /[µμ]mol\s?\/\s?l/iu],
  ['万円', /万円|万元|萬元|만원/u],
  ['万', /（万）|\(万\)/u],
  ['bu/ac', /\bbu(?:shels)?\s?(?:\/|per)\s?a(?:c|cre)\b/iu],
  ['mpg', bound('mpg')],
  ['m²', /m²|㎡|m2\b|м²|\bqm\b|sq\.? ?m(?:et|\b)|平米|mètres? carrés?|metros? (?:cuadrados|quadrados)|متر مربع/iu],
  ['sqft', /sq\.? ?f(?:t|eet)|square (?:feet|foot)|ft²|sqft/iu],
  ['lux', bound('lux|lx')],
  ['m³', /m³|m3\b|м³|м3(?!\p{L})|cbm|cubic m|куб\. ?м|立方(?:メートル|米)|㎥|متر مكعب/iu],
  ['cc', /\bcc\b|cm³|ccm|см³|cm3/iu],
  ['acre', bound('acres?')],
  ['ha', bound('ha|hectares?|hektar|hectáreas|га')],
  ['坪', /坪/u],
  ['°F', /°\s?F|fahrenheit/iu],
  ['°C', /°\s?[CСم]|℃|celsius/iu],
  ['km', bound('km|kilomet(?:er|re)s?|км|公里|كم')],
  ['mi', bound('mi|miles?|mph')],
  ['mm', bound('mm|мм')],
  ['cm', bound('cm|см|سم|centimet(?:er|re)s?|厘米|公分')],
  ['ft', bound('ft|feet|foot')],
  ['in', /\((?:in|inch(?:es)?|["”])\)|\binch(?:es)?\b/iu],
  ['kg', bound('kg|kgs|кг|كجم|كغ|kilos?|kilogram(?:me)?s?|公斤')],
  ['lb', bound('lbs?|pounds')],
  ['oz', bound('oz|ounces?')],
  ['st', bound('stone')],
  ['t', bound('t|tons?|tonnes?|т')],
  ['g', bound('g|gr|grams?|gramm|г|克')],
  ['ml', bound('ml|мл')],
  ['gal', bound('gal|gallons?')],
  ['l', bound('l|lt|liters?|litres?|л')],
  ['GB', bound('gb|gib')],
  ['TB', bound('tb|tib')],
  ['MB', bound('mb|mib')],
  ['ms', bound('ms|milliseconds?')],
  ['min', bound('mins?|minutes?|minuten|minutos|minuti|minut|мин|分|دقيقة|دقائق|分钟|dakika')],
  [
    'h',
    bound(
      'h|hrs?|hours?|stunden|heures?|horas?|ore|uren|godzin\\p{L}*|час\\p{L}*|ساعات|ساعة|saat',
      '時間|小时|小時|시간',
    ),
  ],
  ['s', bound('s|secs?|seconds?|sekunden|secondes|segundos|с|秒')],
  ['days', bound('days?|tagen?|jours?|d[ií]as?|giorni|dagen|dni|дн\\p{L}*|日数?|天|أيام|gün')],
  ['weeks', bound('weeks?|wochen|semaines?|semanas?|settimane|weken|tygodni\\p{L}*|недел\\p{L}*|週間?|周')],
  ['months', bound('months?|monaten?|mois|meses|mesi|maanden|miesi[ęa]c\\p{L}*|месяц\\p{L}*|ヶ月|か月|个月|أشهر|ay')],
  ['years', bound('years|yrs|jahren?|ann[ée]es|ans|años|anos|anni|jaren?|lata?|лет|года?|年数?|سنوات|yıl')],
  ['kWh', bound('kwh')],
  ['kW', bound('kwp?|квт')],
  ['hp', bound('hp|bhp|ps|cv|ch|л\\.?с\\.?')],
  ['bar', bound('bar')],
  ['psi', bound('psi')],
  ['V', bound('v|volts?')],
  ['dB', bound('dba?|decibels?')],
  ['hands', bound('hands?|hh')],
  ['m', bound('m|mtrs?|met(?:er|re)s?|м|metros?|m[èe]tres?')],
  ['°', /°|\bdegrees?\b/iu],
  ['EU', bound('eu')],
  ['UK', bound('uk')],
  ['US', bound('us')],
  ['L', bound('L')],
  ['%', /%|percent|per cent|prozent|pourcent|por ?cento|per cento|procent|процент|٪|パーセント/iu],
  ['€', /[€$£¥₹₽₺₩]|\b(?:eur|usd|gbp|chf|pln|brl|jpy)\b|R\$|zł|만원|(?<!\p{L})원(?!\p{L})|руб|円|元|ريال|جنيه|درهم/iu],
];

/** Rates and units of one trade: they tell how large a number is, but rule out no question. */
const rates: readonly UnitRow[] = [
  ['Mbps', bound('[mм]bps|mbit\\/s|mb\\/s|мбит\\/с')],
  ['Gbps', bound('gbps|gbit\\/s')],
  ['kbps', bound('kbps|kbit\\/s')],
  ['ct/kWh', bound('(?:ct|c|p|цент)\\/kwh')],
  ['cmH2O', bound('cm ?h2o')],
  ['kN/m²', bound('kn\\/m²|kn\\/m2')],
  ['N/mm²', bound('n\\/mm²|n\\/mm2')],
  ['W/m²', bound('w\\/m²|w\\/m2')],
  ['W/m²K', bound('w\\/m²·?k|w\\/m2k')],
  ['g/m²', bound('g\\/m²|g\\/m2|gsm')],
  ['kg/m²', bound('kg\\/m²|kg\\/m2')],
  ['kg/m³', bound('kg\\/m³|kg\\/m3')],
  ['g/cm³', bound('g\\/cm³|g\\/cm3|g\\/ml')],
  ['t/m³', bound('t\\/m³|t\\/m3')],
  ['mg/kg', bound('mg\\/kg')],
  ['g/kg', bound('g\\/kg')],
  ['mg/h', bound('mg\\/h')],
  ['µg/l', bound('[µμ]g\\/l')],
  ['µg/m³', bound('[µμ]g\\/m³|[µμ]g\\/m3')],
  ['mg/m³', bound('mg\\/m³|mg\\/m3')],
  ['cfu/ml', bound('cfu\\/ml|кое\\/мл')],
  ['µS/cm', bound('[µμ]s\\/cm')],
  ['mS/cm', bound('ms\\/cm')],
  ['dS/m', bound('ds\\/m')],
  ['NTU', bound('ntu')],
  ['mEq/L', bound('meq\\/l')],
  ['mm/h', bound('mm\\/h')],
  ['mm/s', bound('mm\\/s')],
  ['mm/min', bound('mm\\/min')],
  ['m/min', bound('m\\/min')],
  ['cm/s', bound('cm\\/s')],
  ['l/s', bound('l\\/s')],
  ['l/h', bound('l\\/h')],
  ['ml/h', bound('ml\\/h|cc\\/h')],
  ['ml/kg', bound('ml\\/kg')],
  ['l/day', bound('l\\/(?:day|d|tag|jour|día|giorno|dag|dia)')],
  ['g/day', bound('g\\/(?:day|d|tag|jour|día|giorno|dag|dia)')],
  ['kcal/day', bound('kcal\\/(?:day|d|tag|jour|día|giorno|dag|dia)')],
  ['kWh/m²', bound('kwh\\/m²·?a?|kwh\\/m2')],
  ['kg/h', bound('kg\\/h')],
  ['t/h', bound('t\\/h|tph')],
  ['lb/ac', bound('lbs?\\/ac(?:re)?')],
  ['AUM/acre', bound('aum\\/ac(?:re)?')],
  ['head/ha', bound('(?:head|gve|lsu|ugb)\\/ha|vee\\/ha')],
  ['plants/m²', bound('(?:plants|pflanzen|plantes|stk|seeds)\\/(?:m²|m2)')],
  ['GPa', bound('gpa')],
  ['Pa', cased('Pa')],
  ['mbar', bound('mbar')],
  ['atm', bound('atm')],
  ['inHg', bound('in ?hg')],
  ['Ω', bound('ω|ohms?')],
  ['kΩ', bound('k ?ω|kohms?')],
  ['MΩ', bound('m ?ω|mohms?')],
  ['µF', bound('[µμ]f')],
  ['mV', cased('mV')],
  ['kV', bound('kv')],
  ['kA', bound('ka')],
  ['MW', cased('MWp?')],
  ['kWp', bound('kwp')],
  ['MWh', bound('mwh')],
  ['kVAr', bound('kvar')],
  ['BTU', bound('btu(?:\\/h)?')],
  ['J', cased('J|joules?')],
  ['kJ', bound('kj')],
  ['N', cased('N|newtons?')],
  ['daN', bound('dan')],
  ['kgf', bound('kgf')],
  ['ft/s', bound('ft\\/s')],
  ['rad/s', bound('rad\\/s')],
  ['g-force', bound('g-force')],
  ['Bq', bound('bq(?:\\/(?:l|kg|m³))?')],
  ['mSv', bound('msv')],
  ['µSv', bound('[µμ]sv(?:\\/h)?')],
  ['cP', bound('cp|mpa·s|cst')],
  ['°Brix', bound('brix|bx')],
  ['% vol', bound('vol|abv')],
  ['ppb', bound('ppb')],
  ['ppt', bound('ppt')],
  ['req/s', bound('(?:req(?:uests)?|tx|msgs?|queries)\\/s(?:ec)?|[rqt]ps')],
  ['req/min', bound('(?:req(?:uests)?|calls)\\/min')],
  ['MB/s', bound('mb\\/s|mib\\/s')],
  ['IOPS', bound('iops')],
  ['vCPU', bound('v?cpus?|vcores?|cores?')],
  ['TEU', bound('teu')],
  ['GT', cased('GT|GRT|BRZ')],
  ['NM', cased('NM|nmi')],
  ['nm-light', bound('nanomet(?:er|re)s?')],
  ['ft³', bound('ft³|cu\\.? ?ft|cubic feet')],
  ['yd³', bound('yd³|cu\\.? ?yd|cubic yards?|yds')],
  ['in³', bound('in³|cu\\.? ?in')],
  ['yd', bound('yd|yards?')],
  ['mil', bound('mils?')],
  ['den', bound('den|denier|dtex|tex')],
  ['ct', bound('ct|carats?|karat')],
  ['m/s', bound('m\\/s|м\\/с')],
  ['km/h', bound('km\\/h|kmh|km\\/u|км\\/ч')],
  ['knots', bound('kn|knots|kt')],
  ['rpm', bound('rpm|u\\/min|tr\\/min|об\\/мин')],
  ['bpm', bound('bpm|\\/min|уд\\/мин')],
  ['mmHg', bound('mm ?hg')],
  ['Hz', bound('hz|гц')],
  ['kHz', bound('khz')],
  ['MHz', bound('mhz')],
  ['GHz', bound('ghz')],
  ['W', bound('wp?|watts?|вт')],
  ['kVA', bound('kva')],
  ['A', bound('a|amps?|amperes?|ampere')],
  ['mA', bound('ma')],
  ['Ah', bound('ah')],
  ['mAh', bound('mah')],
  ['Nm', bound('nm|n·m')],
  ['kN', bound('kn')],
  ['kPa', bound('kpa')],
  ['hPa', bound('hpa|mbar')],
  ['MPa', bound('mpa')],
  ['ppm', bound('ppm')],
  ['mg', bound('mg|мг')],
  ['µg', bound('[µμ]g|mcg')],
  ['mg/l', bound('mg\\/l')],
  ['g/dl', bound('g\\/dl')],
  ['g/l', bound('g\\/l')],
  ['ng/ml', bound('ng\\/ml')],
  ['U/L', bound('i?u\\/l')],
  ['kg/ha', bound('kg\\/ha|кг\\/га')],
  ['t/ha', bound('t\\/ha|т\\/га')],
  ['l/ha', bound('l\\/ha')],
  ['hl', bound('hl')],
  ['l/min', bound('l\\/min|lpm|gpm')],
  ['ml/min', /ml\s?\/\s?min(?:\/1[.,]73 ?m²)?/iu],
  ['m³/h', bound('m³\\/h|m3\\/h|cfm')],
  ['l/100km', bound('l\\/100 ?km|л\\/100 ?км')],
  ['kcal', bound('kcal|ккал')],
  ['px', bound('px|pixels?')],
  ['dpi', bound('dpi|ppi')],
  ['fps', bound('fps')],
  ['lm', bound('lm|lumens?')],
  ['GB', bound('gi')],
  ['MB', bound('mi')],
  ['µm', bound('[µμ]m|microns?')],
];

/** What may be written there, and what may not stand beside it. */
function expressionOf(words: string, unspaced: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d'’])(?:${words})(?![\\p{L}\\d'’²³])${unspaced && `|${unspaced}`}`, flags);
}

/**
 * @param holds whether what an expression finds in a text is the unit
 * @returns the units of a text. One expression looks for all of them first: each takes up to a millisecond when it is first
 * used, at each start of the worker, and most texts name no unit.
 */
function unitsBy(rows: readonly UnitRow[], holds: (spelling: RegExp, text: string) => boolean) {
  const parts = rows.map(([, text]) => (text instanceof RegExp ? { words: '', unspaced: text.source } : text));
  const join = (name: 'words' | 'unspaced') => parts.flatMap((part) => (part[name] === '' ? [] : part[name])).join('|');
  let any: RegExp | undefined;
  let all: readonly (readonly [unit: string, spelling: RegExp])[] | undefined;
  return byText((text): readonly string[] => {
    any ??= expressionOf(join('words'), join('unspaced'), 'iu');
    if (!any.test(text)) return [];
    all ??= rows.map(([unit, one]) => [
      unit,
      one instanceof RegExp ? one : expressionOf(one.words, one.unspaced, one.flags),
    ]);
    return all.filter(([, spelling]) => holds(spelling, text)).map(([unit]) => unit);
  });
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
const example =
  /^(?:e\.?\s?g\.?|ex\.?|z\.?\s?b\.?|p\.\s?(?:ej|ex)\.?|es\.?|bijv\.?|np\.?|例)[:：）\s]*\d+(?:[.,]\d+)?\s*/iu;
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
    const units = unitsIn(`(${inside.replace(example, '').split(rate)[0]})`);
    return inside.includes('/') ? units.filter((unit) => unit === '€') : units;
  });
  const written = afterStar.exec(text) ?? inUnit.exec(text) ?? lastSign.exec(text);
  const unit = written?.[1] ?? '';
  return [...bracketed, ...(unit.includes('/') ? [] : unitsIn(`(${unit})`))];
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
  const stated = statedUnits(withoutPrice(texts[0]?.text ?? ''));
  if (stated.length > 0) return stated;
  return texts
    .filter(({ source, text }, at) => at > 0 && beside.has(source) && oneSign.test(text.trim()))
    .flatMap(({ text }) => statedUnits(`(${text.trim()})`));
}
