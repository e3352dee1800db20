/**
 * Words that are true of any question, as a native reader tells them, and of any reason: that circumstances have changed.
 * Written without a look at what the engine says.
 */
const neutral: Readonly<Record<string, RegExp>> = {
  en: /\b(none|no(?![a-z-])|nothing|not (specified|applicable|decided|yet)|n\/a|further|details?|remarks?|to be (confirmed|decided|agreed)|as (agreed|discussed|described)|on request|see above|will follow|question|information|everything|circumstances)\b/i,
  de: /\b(keine?|nichts|nicht|ohne|weitere|angaben?|bemerkungen?|details?|auf anfrage|wie besprochen|siehe oben|folgt|noch offen|frage|wichtige|klären|umstände)\b/i,
  fr: /(\b(aucune?|rien|pas de|précisions?|détails?|remarques?|sur demande|à préciser|question|circonstances|situation)\b|non précisé)/i,
  es: /(ningun|nada|sin |no especificad|detalles?|observaci|por (confirmar|definir)|pregunta|circunstancias)/i,
  pt: /(nenhum|nada|sem |não (especificad|informad)|detalhes?|observaç|a (confirmar|definir)|pergunta)/i,
  it: /(nessun|niente|nulla|non specificat|dettagli|osservazion|da (confermare|definire)|domand|informazion|essenziale)/i,
  nl: /\b(geen|niets|niet|nog|details?|opmerkingen|nader|vraag)\b/i,
  pl: /(brak|nic |bez |nie |szczegół|uwag|do ustalenia|pytani)/i,
  ru: /(нет|без |не указан|не |ничего|подробност|дополн|замечани|уточн|вопрос)/i,
  ja: /(特に|なし|ありません|未定|詳細|以上|追って|ございません)/,
  ar: /(لا |غير محدد|لا يوجد|ليس|تفاصيل|ملاحظات|لاحق)/,
  zh: /(无|没有|暂|未|详情|补充|其他)/,
  sv: /(inga|inget|ingen|inte|ej |närmare|information|uppgift|fråg|senare)/i,
  nb: /(ingen|ikke|opplys|spørsmål|senere|informasjon)/i,
  da: /\b(ingen|ikke|oplys|spørgsmål|senere)/i,
  ko: /(없|미정|추후|자세|질문|모두)/,
  tr: /(yok|belirtilmedi|bilgi|ayrıntı|not|daha sonra|soru)/i,
};
/** Scenery: it can only be about something else than what was asked. */
const scenery = /jacket|window seat|lamp|valley|harbou?r|side table|bottle|breakfast/i;

export function isNeutral(value: string, lang: string): boolean {
  return !scenery.test(value) && (neutral[lang.slice(0, 2)]?.test(value) ?? false);
}
