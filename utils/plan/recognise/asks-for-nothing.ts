/** Fields that ask to be left empty: only robots fill them. */
import type { FieldDescriptor } from '../../pipeline';
import { byText } from '../by-text';
import type { Lexicon } from '../lexicon/lexicon';
import { meanings } from './texts/about';
import { tokenise } from './texts/fold';

/** What traps say to a person who comes upon them with a screen reader or without style sheets, beside what the lexicon knows. */
const trapWords =
  /(leave|keep) (this|it|the)?( \w+){0,2} ?(blank|empty|unfilled|untouched)(?!,? ?(if (?!you('re| are) (a )?human)|to |unless|when|for ))|(do not|don['’]?t) (fill|complete|write)( \w+){0,2} (this|here|field|out|in)\b|if you('re| are) (a )?(human|not a (ro)?bot)|for (ro)?bots only|validation purposes and should be left unchanged|spam ?(trap|bots)|(leer lassen|nicht ausf(ü|ue)llen)(?!,? (wenn|falls|sofern))|(laisse[rz].{0,25}vide|dejar?.{0,25}en blanco|deixe.{0,25}em branco|lasciare?.{0,25}vuoto|laat.{0,20}leeg|pozostaw.{0,20}puste|оставьте.{0,20}пустым)(?!,? (si|se|als|jeśli|если))|ne (pas )?rempli(r|ssez) (pas )?(ce|si)|nevyplňujte|не заполняйте|空欄のまま|入力しないで|请勿填写|оставете.{0,25}празно|deixe[uo].{0,25}en blanc/i;

/** "Leave blank if you have none" is an honest question; "if you are human" is none. */
const onCondition =
  /(?:blank|empty|unfilled|leer(?: lassen)?|ausf(?:ü|ue)llen|vide|blanco|vac[íi]o|branco|vazio|vuoto|leeg|puste|пустым|порожнім|prázdné|tomt|tyhjäksi|üresen),? (?:if(?! you(?:['’]re| are) (?:a )?human)|unless|when|wenn|falls|sofern|si|se|als|indien|jeśli|если|якщо|pokud|ak|hvis|om|jos|ha)(?!\p{L})/iu;

const readersOf = new WeakMap<Lexicon, (text: string) => boolean>();

/** Whether a text about the field says that nothing is to be entered. */
export function asksForNothing({ texts }: FieldDescriptor, lexicon: Lexicon): boolean {
  const saysNothing = readersOf.get(lexicon) ?? byText((text) => isAskForNothing(text, lexicon));
  readersOf.set(lexicon, saysNothing);
  return texts.some(({ text }) => saysNothing(text));
}

function isAskForNothing(text: string, lexicon: Lexicon): boolean {
  if (trapWords.test(text)) return true;
  return !onCondition.test(text) && meanings(lexicon, tokenise(text)).some((meaning) => meaning.is === 'leave-blank');
}
