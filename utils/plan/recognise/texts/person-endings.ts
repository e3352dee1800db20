/** Words for people by how they end or what stands before them, where no list has them: "报修人", "Checked out by", "담당 사서". */

/** What the words must look like, and what only looks so. */
const endings: Readonly<Record<string, readonly [says: RegExp, not?: RegExp]>> = {
  da: [/(?:et|t) af$|^(?:\p{L}+ )?\p{L}{2,}(?:leder|ejer|ansvarlig|læge|lærer|chef|fører|person|konsulent|træner)$/u],
  de: [
    /(?:t|en) (?:von|durch)$|(?:fach|lehr|hilfs|pflege)kraft$|^\p{L}+e person$|^(?:\p{L}+e[rs]? )?\p{L}{3,}(?:leiter|führer|nehmer|halter|inhaber|vertreter|berater|betreuer|pfleger|lehrer|trainer|prüfer|meister|besitzer|eigner|gutachter)(?:in|\/-?in|:in|\*in)?$|^\p{L}{3,}(?:beauftragte|verantwortliche|anwalt|anwältin|arzt|ärztin|wart)[rn]?$/u,
    /schalter|behälter|abhalter|anhalter/,
  ],
  en: [
    /^(?:\p{L}+ )?\p{L}+(?:ed|en|wn|ght|old|al|ss|ance|ion|ture) (?:out |up |in |off )?by$|^(?:reported|spoke|spoken|handed|handed over|given|released|addressed|escalated|talked) (?:to|with)$|^\p{L}+(?:[ -]\p{L}+){0,3} (?:person|individual|official)$|^(?:\p{L}+ )?\p{L}{3,}[a-df-z]ee$/u,
    /(?:needed|required|requested|due|wanted|expected|valid|used|issued|supplied|provided|manufactured|distributed|funded) by$|(?:per|in|first|second|third|by|other) (?:person|individual)$|(?:committ|coff|degr|guarant|pedigr|jubil|toff|decr|thr|spr)ee$|^(?!(?:\p{L}+ )?name)\p{L}.* of .*(?:person|individual|official)$/u,
  ],
  es: [/(?:ado|ido|cho|sto) por$|^persona (?:que|a cargo|\p{L}+(?:ada|ida|able|ente))(?!\p{L})/u],
  fr: [
    /(?:é|i|u|it)e? par$|^personne (?:qui|à (?:contacter|prévenir|joindre)|en charge|\p{L}+(?:ée|able|ente))(?!\p{L})/u,
  ],
  it: [/(?:ato|uto|ito|tto|so) da$|^persona (?:che|da \p{L}+|\p{L}+(?:ata|ita|abile|ente))(?!\p{L})/u],
  ja: [
    /^担当\p{L}{1,4}$|(?:者|担当員|係員|(?:受取|代理|保証|名義|申込|管理|依頼|引受|立会|差出|世話|後見)人)$/u,
    /部署|部門|電話|番号|者数|会員/,
  ],
  ko: [
    /^담당 ?\p{L}{2,4}$|^\p{L}{2,4}(?:자|인|교사|의사|감독|코치|강사|교수|기사|대표|팀장|과장)$/u,
    /부서|업무|지역|전화|연락|숫자|문자|한자|글자|일자|상자|투자|모자|전자|이자|의자|과자|적자|흑자|날인|확인|승인|할인|원인|본인|도메인|라인|디자인|온라인|법인|동인|로그인|사인/,
  ],
  nb: [/(?:et|t) av$|^(?:\p{L}+ )?\p{L}{2,}(?:leder|eier|ansvarlig|lege|lærer|sjef|fører|person|konsulent|trener)$/u],
  nl: [
    /(?:d|t|en) door$|^\p{L}+(?:e|end) persoon$|^(?:\p{L}+e )?\p{L}{2,}(?:nemer|houder|enaar|aanvrager|meester|leider|kundige|arts|begeleider|ontwerper|eigenaar|beheerder|medewerker|vertegenwoordiger|leraar|docent|trainer|schipper)$/u,
    /ondernemer$/,
  ],
  pl: [
    /^\p{L}{3,}(?:ił|ał|ył|ął)$|^\p{L}{3,}(?:jący|jąca)(?: \p{L}+)?$|^osoba (?:do |któr|\p{L}+(?:na|ca|ąca)(?!\p{L}))/u,
    /materiał|dział|kanał|sygnał|kryształ|kapitał|oryginał|portal|bieżąc|następując|istniejąc/,
  ],
  pt: [/(?:ado|ido|to) por$|^pessoa (?:que|a \p{L}+|\p{L}+(?:ada|ida|[áa]vel|ente))(?!\p{L})/u],
  ru: [
    /^\p{L}{3,}(?:ил|ял|ал)$|^(?:\p{L}+ое) лицо$|^лицо,? (?:котор|\p{L}+(?:ее|ющее|нное)(?!\p{L}))|^\p{L}{3,}(?:щий|щая|вший|вшая)$/u,
    /материал|интервал|журнал|филиал|канал|профил|зал$|общий|следующий|существующий|юридическое|физическое/,
  ],
  sv: [
    /(?:ad|t|at) av$|^(?:\p{L}+ )?\p{L}{2,}(?:ledare|ägare|havare|tagare|ansvarig|lärare|läkare|chef|förare|sökande|person|konsult|tekniker|handläggare|tränare|besiktare|installatör)$/u,
  ],
  tr: [
    /^(?:\p{L}+ )?\p{L}{2,}(?:yetkilisi|sorumlusu|müdürü|uzmanı|görevlisi|kişi|sahibi)$|(?:dolduran|layan|leyen|düzenleyen|yapan|veren|gören|(?:kontrol|kabul|teslim|talep|sevk|tespit|ihbar) eden|(?:teslim|devir) alan|getiren|gönderen)$/u,
  ],
  zh: [/(?:人|人员|人員)$/, /法人|本人|机器人|機器人|个人|個人|几人|多少人/],
};

/** What begins with somebody of whom more is told: "Adult seeing child off", "Persona que autoriza la inscripción". */
const beginnings: Readonly<Record<string, RegExp>> = {
  de: /^(?:person|erwachsener?|mitarbeiter(?:in|\/-?in)?|kolleg(?:e|in))(?:,)? (?:d(?:ie|er) |zuständig|verantwortlich|für )/u,
  en: /^(?:(?:full )?name of )?(?:the )?(?:adult|person|individual|someone|relative|colleague|employee|tenant|landlord|(?:line )?manager|supervisor|teacher|officer|member of staff|staff member) (?:\p{L}{2,}ing|present(?!\?)|who|that|you|we|they|responsible|accountable|authori[sz]ed|appointed|assigned|designated|in charge)(?!\p{L})/u,
  es: /^(?:persona|adulto|empleado|empleada|familiar) (?:que|a cargo|responsable|encargad[oa]|autorizad[oa]|designad[oa])(?!\p{L})/u,
  fr: /^(?:personne|adulte|salariée?|proche) (?:qui|en charge|responsable|chargée?|autorisée?|désignée?|accompagnante?)(?!\p{L})/u,
  it: /^(?:persona|adulto|dipendente|familiare) (?:che|responsabile|incaricat[oa]|autorizzat[oa]|designat[oa]|addett[oa])(?!\p{L})/u,
  nl: /^(?:persoon|volwassene|medewerker|collega) (?:die|verantwoordelijk|belast)(?!\p{L})/u,
  pl: /^osoba,? (?:która|odpowiedzialna|upoważniona|wyznaczona|odbierająca|towarzysząca)(?!\p{L})/u,
  pt: /^(?:pessoa|adulto|funcionári[oa]|familiar) (?:que|responsável|encarregad[oa]|autorizad[oa]|designad[oa])(?!\p{L})/u,
  ru: /^(?:лицо|человек|сотрудник),? (?:котор\p{L}+|ответственн\p{L}+|уполномоченн\p{L}+)(?!\p{L})/u,
};

/** @param label as it stands on the page @param language ISO 639-1 */
export function beginsWithSomebody(label: string, language: string): boolean {
  return beginnings[language]?.test(label.toLowerCase().replace(/^[^\p{L}]+/gu, '')) === true;
}

/** @param label as it stands on the page @param language ISO 639-1 */
export function asksForSomebody(label: string, language: string): boolean {
  const [says, not] = endings[language] ?? [];
  const text = label.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return says?.test(text) === true && not?.test(text) !== true;
}

/** "Wer holt das Kind ab?", "À qui remettre les clés ?"; English has its own questions. "Wer ist Ihr Versicherer?" asks for a firm. */
const who: Readonly<Record<string, RegExp>> = {
  cs: /^(?:(?:s|od|ke?|pro) )?(?:kdo|kým|koho|komu)(?! (?:je|jste|jsi)(?!\p{L}))(?!\p{L})/u,
  da: /^(?:(?:med|af|til|fra) )?hvem(?! er(?!\p{L}))(?!\p{L})/u,
  de: /^(?:(?:mit|von|bei|für|durch|an) )?we[rnm](?! (?:ist|sind|bist)(?!\p{L}))(?!\p{L})/u,
  es: /^(?:(?:a|con|de|por|para) )?qui[eé]n(?:es)?(?! (?:es|son|eres)(?!\p{L}))(?!\p{L})/u,
  fr: /^(?:(?:à|avec|par|pour|chez) )?qui(?! (?:est|sont|êtes|es)(?!\p{L}))(?!\p{L})/u,
  it: /^(?:(?:a|con|da|di|per) )?chi(?! (?:è|sono|sei)(?!\p{L}))(?!\p{L})/u,
  nb: /^(?:(?:med|av|til|fra) )?hvem(?! er(?!\p{L}))(?!\p{L})/u,
  nl: /^(?:(?:met|van|door|aan|bij|voor) )?wie(?! (?:is|zijn|bent|ben)(?!\p{L}))(?!\p{L})/u,
  pl: /^(?:(?:z|do|od|przez|dla) )?(?:kto|kim|kogo|komu)(?! (?:jest|są|jesteś)(?!\p{L}))(?!\p{L})/u,
  pt: /^(?:(?:a|com|de|por|para) )?quem(?! (?:é|são|és)(?!\p{L}))(?!\p{L})/u,
  ru: /^(?:(?:с|у|от|к|для) )?(?:кто|кого|кому)(?! (?:вы|ваш|ваша)(?!\p{L}))(?!\p{L})/u,
  sv: /^(?:(?:med|av|till|från) )?vem(?! är(?!\p{L}))(?!\p{L})/u,
};

/** @param question as it stands on the page, of which nothing else is known @param language ISO 639-1 */
export function asksWho(question: string, language: string): boolean {
  return who[language]?.test(question.toLowerCase().replace(/^[^\p{L}]+/gu, '')) === true;
}
