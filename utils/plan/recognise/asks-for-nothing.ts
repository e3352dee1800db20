/** Fields that ask to be left empty: only robots fill them. */
import type { FieldDescriptor } from '../../pipeline';
import { byTextOf } from '../by-text';
import type { Lexicon } from '../lexicon/lexicon';
import { meanings } from './texts/about';
import { tokenise } from './texts/fold';

/** What traps say to a person who comes upon them with a screen reader or without style sheets, beside what the lexicon knows. */
const trapWords =
  /(leave|keep) (this|it|the)?( \w+){0,2} ?(blank|empty|unfilled|untouched)(?! for )|(do not|don['’]?t) (fill|complete|write)( \w+){0,2} (this|here|field|out|in)\b|if you('re| are) (a human|human(?! \w)|not a (ro)?bot)|for (ro)?bots only|validation purposes and should be left unchanged|spam ?(trap|bots)|leer lassen|nicht ausf(ü|ue)llen|laisse[rz].{0,25}vide|dejar?.{0,25}en blanco|deixe.{0,25}em branco|lasciare?.{0,25}vuoto|laat.{0,20}leeg|pozostaw.{0,20}puste|оставьте.{0,20}пустым|ne (pas )?rempli(r|ssez) (pas )?(ce|si)|nevyplňujte|не заполняйте|空欄のまま|入力しないで|请勿填写|оставете.{0,25}празно|deixe[uo].{0,25}en blanc/i;

/** Words that say when: "Leave blank if you have none" is an honest question, and so is one that says what for. */
const condition =
  /(?<!\p{L})(?:if|unless|when|wenn|falls|sofern|indien|jeśli|jeżeli|если|якщо|ако|чтобы|щоб|pokud|hvis|jika|apabila|bila|kalau|nếu|yoksa)(?!\p{L})|場合|なければ|如果|如无|如無|若无|若無|हो तो|यदि|अगर|หาก|ถ้า|없(?:으면|는 경우)|إذا|אם|اگر/iu;
/** Words that say so only behind what is to be done, as they are other words elsewhere ("Si prega di lasciare vuoto"). */
const conditionBehind =
  /(?:blank|blanc|empty|unfilled|leer(?: lassen)?|ausf(?:ü|ue)llen|vide|blanco|vac[íi]o|branco|vazio|vuoto|leeg|puste|prázdné|tomt|tyhjäksi|üresen|kosong(?:kan)?),? (?:to|um|si|se|als|ak|om|jos|ha|pour|para|per|aby|untuk)(?!\p{L})/iu;
/** Only a person knows to be one. */
const ofPersons =
  /human|(?<!\p{L})(?:ro)?bots?(?!\p{L})|mensch|humain|humano|umano|человек|людин|робот|人間|ロボット|机器人|機器人|see this|seeing/iu;

const isOnCondition = (text: string) => (condition.test(text) || conditionBehind.test(text)) && !ofPersons.test(text);

/** What form builders name their traps in short (Divi, Act-On): no word in it is what a person would be asked. */
const trapNames = /(?:^|_)(?:hp_(?:field|tb)|neg_cap)(?![a-z])/i;

/** Whether a text about the field, or a trap's name, says that nothing is to be entered. */
export function asksForNothing(field: FieldDescriptor, lexicon: Lexicon): boolean {
  const { texts, name, elementId } = field;
  if (trapNames.test(name) || trapNames.test(elementId)) return true;
  return texts.some(({ source, text }) => source !== 'heading' && saysNothing(text, lexicon));
}

const saysNothing = byTextOf((text, lexicon: Lexicon): boolean => {
  if (isOnCondition(text)) return false;
  return trapWords.test(text) || meanings(lexicon, tokenise(text)).some((meaning) => meaning.is === 'leave-blank');
});
