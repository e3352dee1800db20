/** Days of which no word says when they are: "Service date" in a record has been, in a request it is still to come. */
import { desired } from './texts/desired';
import type { Kind } from '../../kinds/kinds';
import type { FieldDescriptor } from '../../pipeline';
import { settle, type Reading } from './reading';

/** Words of a label for what has begun or is done. */
const done =
  /(?<!\p{L})(?:since|seit|depuis|desde (?:cu[aá]ndo|quando|hace|que)|\p{L}{3,} desde|sinds|sedan|siden|started|began|begun|discovered|perte|perdita|pérdida|perda|verlust\p{L}*|zagubienia|утраты|occurred|occurrence|happened|since when|of (?:\p{L}+ )?issue|was|were|did|accident|incident|crime|theft|storm|loss|damage|discharged?|implantation|implanted|infection|exposure|chute|caída|caduta|quedas?|sturz\p{L}*|\p{L}*ereignis\p{L}*|unfalls?|vorfalls?|accidente|incidente|sinistre|sinistro|wypadku|zdarzenia|происшествия|аварии|ocurrencia|ocurrido|avvenuto|survenu|vistoria|siembra|wystąpienia|powstania|zakupu|acquisto|compra|achat|kaufs?|(?:waren)?eingang|vystavení|nákupu|köp|alım|покупки|обращения|возникновения|установки|empadronamiento|contrato|contratto|aanmelding|da quando|od kiedy|odkdy|с каких пор|с какого времени|ne zamandan beri|(?:grant|award|sampling) date|concepción|concepimento|concepção|incorporation|gründung|probe(?:n)?(?:nahme|entnahme)|prélèvement|prelievo|toma de muestra|coleta|pobrania|monstername|отбора|first (?:use|used|performance|performed|shown|published|publication|seen|noticed)|prima esecuzione|prima rappresentazione|première représentation|erstaufführung|uraufführung|primera representación|certificate?|certificado|certificato|ordonnance|prescription|receta|ricetta|diagnos\p{L}*|facture|invoice|rechnung|fattura|factura|fatura|receipt|quittung|ticket)(?!\p{L})|以来|완료|접종|接種|完了|いつから|언제부터|전입일|계약일|发生|發生|発生|발생|采样|採樣|採取日|採血|채취|حدوث|وقوع|منذ|(?<!\p{L})(?:date|day) (?:(?:you|they|we|i|he|she|it|first|last) )?\p{L}{2,}(?:ed|ught|aken|ent)(?!\p{L})|(?<!\p{L})(?:posted|paid|received|completed|signed|issued|billed) date(?!\p{L})|(?<!\p{L})\p{L}{3,}ed (?:on|at)(?!\p{L})/iu;
/** "Date of conception": what is called by its day without a word for when has been, but for what people plan. */
const dateOf =
  /^\W*date of (?:the |your |our |first |initial )?(?!arriv|depart|travel|event|part(?:y|ies)|wedding|ceremony|funeral|mov(?:e|ing)|trip|booking|hire|rental|collection|deliver|hearing|exam|interview|visit|appointment|meeting|clos|completion|handover|start|commenc|open|launch|return|retire|enrol|transfer|flight|performance|show|concert|course|class|session|next|intend|plan|leav|expir|terminat|maturity|availab|occup|production|shoot|game|match|function|ship|residence|festival|exhibition|conference|competition|procedure|surgery|operation|implementation|release|renewal|review|payment|submission|attendance|stay|entry|exit|tour|race|test drive|installation|application|elect|lift|shift|ride|job|absence|sale|auction|call|webinar)\p{L}*/iu;
const stillToCome =
  /(?:deployment|maintenance|change|release|delivery|collection|service) window|go-live|cut-?over|code freeze|planned|proposed|requir|request|need|expected|desired|preferred|scheduled|intended|targeted|anticipated|estimated|deliver by|projected|expir|valid (?:until|to|till)|renew|gültig|ablauf|caduc|vencimiento|vence|scadenza|échéance|validité|vervalt|geldig|ważn|действ/iu;

/** What forms are called that tell of something past. */
const record =
  /(?<!\p{L})(?:report|record|postmortem|post mortem|proof of delivery|compensation|repay|log|logbook|claim|incident|dispute|chargeback|lost|stolen|missing|discharge summary|accident|complaint|history|inspection|assessment|evaluation|checklist|diary|timesheet|time sheet|calibration certificate|test certificate|audit|appraisal|feedback)s?(?!\p{L})|performance review|expenses?(?: claim| report)?(?!\p{L})|reimbursement|reisekosten|spesen|note de frais|remboursement|(?<!\p{L})gastos|rimborso|nota spese|reembolso|declaratie reiskosten|delegac|reseräkning|командировоч|kontroll|harvest|ernte|récolte|besiktning|keuring|精算|経費|報銷|报销|정산|état des lieux|bericht|protokoll|prüfung|schaden|unfall|reklamation|beschwerde|beurteilung|bewertung|prüfliste|nachweis|abrechnung|unterweisung|rapport|intervention|compte rendu|sinistre|constat|réclamation|évaluation|bilan|informe|siniestro|(?<!\p{L})parte de|reclamaci|evaluaci|(?<!\p{L})acta(?!\p{L})|sinistro|verbale|reclamo|valutazione|relatório|vistoria|inspeção|inspección|ispezione|sopralluogo|registro de|reclama[çc]|avalia[çc]|boletim|schade|klacht|beoordeling|logboek|verslag|raport|awari|usterk|przegląd|kontrol|szkod|reklamac|protok[oó]ł|ocena|отч[её]т|жалоб|протокол|журнал|оценк|(?<!\p{L})акт(?!\p{L})|rapor|hasar|şikayet|değerlendirme|tutanak|skada|klagomål|utvärdering|報告|事故|日報|点検|評価|报告|事故|投诉|评估|日志|보고|사고|점검|평가|일지|تقرير|بلاغ|حادث|شكوى|تقييم/iu;

const comes: ReadonlySet<string> = new Set(['date-future', 'future', 'due']);

/** Of what began and ended, which end it is. */
const ends: Readonly<Record<string, string>> = {
  'start-date': 'period-start',
  'end-date': 'period-end',
  'check-in': 'trip-start',
  'check-out': 'trip-end',
};

/** A journey takes weeks, other things that have begun and ended take months. */
const journey =
  /(?<!\p{L})(?:trip|travel|journey|voyage|viaje|viaggio|viagem|departure|départ|retour|salida|regreso|partenza|rientro|partida|regresso|vertrek|terugkomst)(?!\p{L})|reise|abfahrt|rückkehr|rückfahrt|podróż|wyjazd|powrót|поездк|旅行|出発|帰着|여행|سفر/iu;
const ofJourney: Readonly<Record<string, string>> = { 'period-start': 'trip-start', 'period-end': 'trip-end' };

/** Words of a label or heading for a span that is over. */
const overSpan =
  /period covered|covered (?:from|to)|reporting period|review period|berichtszeitraum|abrechnungszeitraum|période (?:concernée|couverte|de référence)|periodo de referencia|período de referência|periodo di riferimento|okres sprawozdawczy|отчётный период|対象期間/iu;
/** In a record what was to come has come: a claim's delivery, the journey of a complaint. */
/** "When did the difficulty begin?" */
const whenDid =
  /^\W*(?:when (?:did|was|were)|wann (?:hat|haben|begann|fing|war)|quand (?:a|ont|est|sont)|cu[aá]ndo (?:empez|comenz|inici)\p{L}*|quando (?:è|ha|sono|hanno|come[cç]ou|começaram|iniciou)|wanneer (?:begon|is|zijn|heeft)|kiedy (?:zacz|rozpocz|wyst)\p{L}*|когда (?:начал|появил|возник)\p{L}*)(?!\p{L})/iu;
const hasCome =
  /liefer|deliver|arriv|visit|journey|travel|voyage|trajet|passage|viaje|viaggio|viagem|podróż|поездк|teslim|livraison|entrega|consegna|levering|dostaw|доставк|納品|配達|收货|배송|تسليم/iu;

const bare: ReadonlySet<Kind> = new Set<Kind>(['date', 'datetime']);

/** @param fields changed in place */
export function settleTense(fields: readonly Reading[]): void {
  for (const reading of fields) {
    const { kind, ask, field } = reading;
    const label = field.texts[0]?.text ?? '';
    if (comes.has(ask?.id ?? kind) && hasCome.test(label) && !isAhead(label) && isInRecord(field))
      reading.ask = { id: 'recent', kind: 'date' };
    if (kind === 'graduation-date' && (desired.test(label) || stillToCome.test(label)))
      settle(reading, 'date-future', 'label', label);
    if (reading.ask || !(bare.has(kind) || kind === 'date-past' || kind in ends) || field.autocomplete) continue;
    const isDesired = desired.test(label);
    if (isDesired || stillToCome.test(label)) {
      if (kind === 'date-past' || (kind === 'date' && isDesired)) settle(reading, 'date-future', 'label', label);
      continue;
    }
    if (kind === 'date-past') continue;
    const id = bare.has(kind) ? pastDay(label, field) : pastEnd(kind, label, field);
    if (id) reading.ask = { id: (journey.test(label) && ofJourney[id]) || id, kind };
  }
  endWhatIsPast(fields);
  settleJourney(fields);
}

/** "Preferred delivery", "Vet visit due": to come in a record as well. */
function isAhead(label: string): boolean {
  return desired.test(label) || /(?<!\p{L})due(?!\p{L})/iu.test(label);
}

function isInRecord({ formTexts }: FieldDescriptor): boolean {
  return formTexts.some((text) => record.test(text));
}

/** @returns '' for a day that may be to come */
function pastDay(label: string, field: FieldDescriptor): string {
  if (done.test(label) || dateOf.test(label)) return 'past';
  return isInRecord(field) ? 'recent' : '';
}

/** @returns '' for the end of a span that may be to come */
function pastEnd(kind: Kind, label: string, field: FieldDescriptor): string {
  if (kind === 'start-date' && whenDid.test(label)) return 'past';
  return overSpan.test(label) || isInRecord(field) ? ends[kind]! : '';
}

/** "Last stay in hospital from", "to": what began in the past by its own words has ended. */
function endWhatIsPast(fields: readonly Reading[]): void {
  let begun: Reading | null = null;
  for (const reading of fields) {
    const { kind, ask, field } = reading;
    if (kind === 'start-date') begun = reading;
    const isItsEnd = kind === 'end-date' && !ask && begun?.field.form === field.form;
    if (isItsEnd && begun?.ask && agoByWords.has(begun.ask.id)) {
      begun.ask = { id: 'period-start', kind: 'start-date' };
      reading.ask = { id: 'period-end', kind };
    }
  }
}
const agoByWords: ReadonlySet<string> = new Set(['past', 'past-year', 'recent']);

/** What is said to have happened on a journey did so while it lasted. */
function settleJourney(fields: readonly Reading[]): void {
  const away = new Set(fields.filter(({ ask }) => ask?.id === 'trip-end').map(({ field }) => field.form));
  for (const reading of fields) {
    const { ask, kind, field } = reading;
    if (away.has(field.form) && (ask ? ask.id === 'past' : kind === 'date-past')) reading.ask = { id: 'in-trip', kind };
  }
}
