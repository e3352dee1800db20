/** Words for the two ends of one thing: what the label of a first date and that of a second are told apart by. */
import { byText } from '../../by-text';

/** From the first end to the second, by language; stems, `|` between words of one meaning. */
const pairs: readonly (readonly [begins: string, ends: string])[] = [
  // English
  ['first', 'last|final'],
  [
    'opens?|opening|begins?|beginning|starts?|starting|start|commences?|commencement|from',
    'closes?|closing|ends?|ending|end|finish(?:es)?|completion|complete|expir(?:y|es)|to|until|through',
  ],
  ['arriv(?:al|es?|ing)|check[- ]?in|move[- ]?in', 'depart(?:ure|s|ing)?|leav(?:es?|ing)|check[- ]?out|move[- ]?out'],
  ['drop[- ]?off', 'pick[- ]?up|collection'],
  [
    'pick[- ]?up|collection|loan|borrow(?:ed|ing)?|out|issued?|hire|dispatch(?:ed)?',
    'returns?|returned|drop[- ]?off|in|back|delivery',
  ],
  [
    'turn[- ]?out|install(?:ation)?|set[- ]?up|load[- ]?in|erect(?:ion)?|deliver(?:y|ed)?|bump[- ]?in|placement',
    'remov(?:al|ed)|tear[- ]?down|load[- ]?out|dismantl(?:ing|ed)|bump[- ]?out|retrieval|strike',
  ],
  ['admi(?:ssion|tted)', 'discharged?'],
  ['hired?', 'terminat(?:ion|ed)'],
  ['planted|sown|sowing|planting', 'harvest(?:ed)?'],
  ['married|marriage', 'separat(?:ion|ed)|divorced?'],
  ['outward|outbound|departure', 'return|inbound'],
  // German
  ['beginn|anfang|start|ab|von|erste[rns]?|\\p{L}*beginn', 'ende|schluss|bis|letzte[rns]?|\\p{L}*ende'],
  [
    'ankunft|anreise|einzug|aufbau|abholung|ausleihe|aufnahme|hinfahrt|hinreise',
    'abreise|abfahrt|auszug|abbau|rückgabe|entlassung|rückfahrt|rückreise',
  ],
  ['eröffnung', 'schließung'],
  ['abfahrt|abreise|abflug', 'rückkehr|rückreise|rückfahrt|rückflug|ankunft'],
  // French
  [
    'début|ouverture|arrivée|du|premier|entrée|emprunt|retrait|aller|départ',
    'fin|fermeture|départ|au|dernier|sortie|retour|restitution',
  ],
  // Spanish, Portuguese, Italian
  [
    'inicio|início|inizio|apertura|abertura|llegada|chegada|arrivo|desde|dal|primer[oa]?|entrada|retirada|ida|ingreso|andata|ritiro|prestito|empréstimo|préstamo',
    'fin(?:al)?|fine|fim|término|cierre|chiusura|encerramento|salida|saída|partenza|hasta|al|últim[oa]|devolución|devolução|vuelta|volta|ritorno|riconsegna|restituzione|egreso|cese',
  ],
  ['salida|partenza|saída|partida', 'regreso|vuelta|rientro|ritorno|regresso|retorno|volta|llegada|arrivo|chegada'],
  // Dutch, Swedish, Danish, Norwegian
  [
    'begin|start|aankomst|opening|vanaf|eerste|ophalen|uitleen|\\p{L}*begin|openings\\p{L}*',
    'eind(?:e|datum)?|vertrek|sluiting|tot|laatste|terugbrengen|inlevering|sluitings\\p{L}*',
  ],
  [
    'start|ankomst|öppnar|från|første|första|fra|åbner|åpner|avresa|hämtning|utlån\\p{L}*',
    'slut|avresa|afrejse|avreise|stänger|till|til|sidste|sista|siste|lukker|stenger|hemresa|hjemrejse|återlämning|retur\\p{L}*',
  ],
  ['vertrek|heenreis', 'terugkomst|terugkeer|terugreis|aankomst'],
  // Polish, Czech, Russian, Ukrainian
  [
    'początek|rozpoczęci\\p{L}*|przyjazd\\p{L}*|od|otwarci\\p{L}*|wypożyczeni\\p{L}*',
    'koniec|zakończeni\\p{L}*|wyjazd\\p{L}*|do|zamknięci\\p{L}*|zwrot\\p{L}*',
  ],
  ['wyjazd\\p{L}*', 'powr[oó]t\\p{L}*|przyjazd\\p{L}*'],
  ['začátek|zahájení|příjezd|od|nástup', 'konec|ukončení|odjezd|do|návrat|vrácení'],
  [
    'начал\\p{L}*|заезд\\p{L}*|прибыти\\p{L}*|с|выезд|открыти\\p{L}*|выдач\\p{L}*',
    'окончани\\p{L}*|конец|выезд\\p{L}*|отъезд\\p{L}*|по|возвращени\\p{L}*|закрыти\\p{L}*|возврат\\p{L}*|завершени\\p{L}*',
  ],
  // Turkish
  ['başlangıç|başlama|giriş|varış|gidiş|açılış|teslim alma', 'bitiş|sona erme|çıkış|ayrılış|dönüş|kapanış|iade'],
];
const unspaced: readonly (readonly [begins: RegExp, ends: RegExp])[] = [
  [/開始|開催日|到着|入居|貸出|出発|搬入|から|利用日|借用/u, /終了|閉会|出発|退居|返却|帰着|帰国|搬出|まで/u],
  [
    /开始|开工|到达|入住|借用|借出|起始|出发|开幕|開始|入住/u,
    /结束|完工|离开|退房|归还|終止|截止|返回|闭幕|結束|退房/u,
  ],
  [/시작|도착|입실|대여|출발|개막|입소|착공/u, /종료|출발|퇴실|반납|귀국|도착|폐막|퇴소|완공|준공/u],
  [/بداية|البدء|الوصول|الذهاب|من/u, /نهاية|الانتهاء|المغادرة|العودة|إلى/u],
];

const word = byText((stems) => new RegExp(`(?<!\\p{L})(?:${stems})(?!\\p{L})`, 'iu'));
const longestRest = 2;

/** Whether two labels name the two ends of one thing: they differ in little but words for a beginning and an end. */
export function areOpposed(first: string, second: string): boolean {
  const isPair = (begins: RegExp, endsOf: () => RegExp) => {
    if (!begins.test(first) || begins.test(second) || !endsOf().test(second)) return false;
    return isAbout(first.replace(begins, ' '), second.replace(endsOf(), ' '));
  };
  return (
    pairs.some(([begins, ends]) => isPair(word(begins), () => word(ends))) ||
    unspaced.some(([begins, ends]) => isPair(begins, () => ends))
  );
}

/** Whether what is left of two labels is about one thing: they share a word, or one of them has hardly any. */
function isAbout(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length < longestRest || others.length < longestRest || words.some((word) => others.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}
