import { text } from './drafts';
import type { Generator } from './generator';

/** Slight complaints, in every language that persons have. */
const complaints: Readonly<Record<string, readonly [string, string]>> = {
  ar: ['صداع خفيف منذ يومين', 'ألم في الحلق منذ الأمس'],
  cs: ['Dva dny mírná bolest hlavy', 'Od pondělí bolest v krku'],
  da: ['Let hovedpine i to dage', 'Ondt i halsen siden mandag'],
  de: ['Seit zwei Tagen leichte Kopfschmerzen', 'Seit Montag Halsschmerzen'],
  el: ['Ελαφρύς πονοκέφαλος εδώ και δύο μέρες', 'Πονόλαιμος από τη Δευτέρα'],
  en: ['A mild headache for two days', 'A sore throat since Monday'],
  es: ['Dolor de cabeza leve desde hace dos días', 'Dolor de garganta desde el lunes'],
  fa: ['سردرد خفیف از دو روز پیش', 'گلودرد از دیروز'],
  fi: ['Lievää päänsärkyä kahden päivän ajan', 'Kurkkukipua maanantaista lähtien'],
  fr: ['Un léger mal de tête depuis deux jours', 'Mal de gorge depuis lundi'],
  he: ['כאב ראש קל מזה יומיים', 'כאב גרון מאתמול'],
  hi: ['दो दिन से हल्का सिरदर्द', 'सोमवार से गले में दर्द'],
  hr: ['Blaga glavobolja već dva dana', 'Grlobolja od ponedjeljka'],
  hu: ['Két napja enyhe fejfájás', 'Hétfő óta torokfájás'],
  id: ['Sakit kepala ringan sejak dua hari', 'Sakit tenggorokan sejak Senin'],
  it: ['Leggero mal di testa da due giorni', 'Mal di gola da lunedì'],
  ja: ['二日前から軽い頭痛があります', '昨日から喉が痛みます'],
  ko: ['이틀 전부터 가벼운 두통이 있습니다', '어제부터 목이 아픕니다'],
  nb: ['Lett hodepine i to dager', 'Vondt i halsen siden mandag'],
  nl: ['Sinds twee dagen lichte hoofdpijn', 'Keelpijn sinds maandag'],
  pl: ['Lekki ból głowy od dwóch dni', 'Ból gardła od poniedziałku'],
  pt: ['Leve dor de cabeça há dois dias', 'Dor de garganta desde segunda-feira'],
  ro: ['Durere ușoară de cap de două zile', 'Durere în gât de luni'],
  ru: ['Лёгкая головная боль второй день', 'Болит горло с понедельника'],
  sk: ['Dva dni mierna bolesť hlavy', 'Od pondelka bolesť hrdla'],
  sv: ['Lätt huvudvärk i två dagar', 'Ont i halsen sedan i måndags'],
  th: ['ปวดหัวเล็กน้อยมาสองวัน', 'เจ็บคอตั้งแต่เมื่อวาน'],
  tr: ['İki gündür hafif baş ağrısı', 'Pazartesiden beri boğaz ağrısı'],
  uk: ['Легкий головний біль другий день', 'Болить горло з понеділка'],
  vi: ['Đau đầu nhẹ hai ngày nay', 'Đau họng từ thứ Hai'],
  zh: ['轻微头痛两天了', '昨天开始喉咙痛'],
};

export const symptoms: Generator = ({ persona }) => {
  const own = complaints[persona.locale.language] ?? complaints.en!;
  return text(persona.fact('symptoms').pick(own));
};
