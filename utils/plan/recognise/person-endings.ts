/** Words for people by how they end or what stands before them, where no list has them: "报修人", "Checked out by", "담당 사서". */

/** What the words must look like, and what only looks so. */
const endings: Readonly<Record<string, readonly [says: RegExp, not?: RegExp]>> = {
  da: [/(?:et|t) af$/],
  de: [/(?:t|en) (?:von|durch)$|(?:fach|lehr|hilfs|pflege)kraft$|^\p{L}+e person$/u],
  en: [
    /^(?:\p{L}+ )?\p{L}+(?:ed|en|wn|ght|old) (?:out |up |in |off )?by$/u,
    /(?:needed|required|requested|due|wanted|expected|valid|used) by$/,
  ],
  es: [/(?:ado|ido|cho|sto) por$|^persona (?:que|a cargo|\p{L}+(?:ada|ida|able|ente))(?!\p{L})/u],
  fr: [
    /(?:é|i|u|it)e? par$|^personne (?:qui|à (?:contacter|prévenir|joindre)|en charge|\p{L}+(?:ée|able|ente))(?!\p{L})/u,
  ],
  it: [/(?:ato|uto|ito|tto|so) da$|^persona (?:che|da \p{L}+|\p{L}+(?:ata|ita|abile|ente))(?!\p{L})/u],
  ja: [/^担当\p{L}{1,4}$|(?:者|担当員|係員)$/u, /部署|部門|電話|番号|者数|会員/],
  ko: [/^담당 ?\p{L}{2,4}$/u, /부서|업무|지역|전화|연락/],
  nb: [/(?:et|t) av$/],
  nl: [/(?:d|t|en) door$/],
  pl: [
    /^\p{L}{3,}(?:ił|ał|ył|ął)$|^osoba (?:do |któr|\p{L}+(?:na|ca|ąca)(?!\p{L}))/u,
    /materiał|dział|kanał|sygnał|kryształ|kapitał|oryginał|portal/,
  ],
  pt: [/(?:ado|ido|to) por$|^pessoa (?:que|a \p{L}+|\p{L}+(?:ada|ida|[áa]vel|ente))(?!\p{L})/u],
  ru: [
    /^\p{L}{3,}(?:ил|ял|ал)$|^лицо,? (?:котор|\p{L}+(?:ее|ющее|нное)(?!\p{L}))/u,
    /материал|интервал|журнал|филиал|канал|профил|зал$/,
  ],
  sv: [/(?:ad|t|at) av$/],
  tr: [
    /(?:dolduran|layan|leyen|düzenleyen|yapan|veren|gören|(?:kontrol|kabul|teslim|talep|sevk|tespit|ihbar) eden|(?:teslim|devir) alan|getiren|gönderen)$/u,
  ],
  zh: [/(?:人|人员|人員)$/, /法人|本人|机器人|機器人|个人|個人|几人|多少人/],
};

/** @param label as it stands on the page @param language ISO 639-1 */
export function asksForSomebody(label: string, language: string): boolean {
  const [says, not] = endings[language] ?? [];
  const text = label.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return says?.test(text) === true && not?.test(text) !== true;
}
