/** Options that are no choice, and those that evade one. */
import type { FieldFacts, Option } from '../../../pipeline';
import { normal } from './normal';
import { phrasesOf } from './senses';

/** Beginnings of first options that only ask for a choice, folded as `normal` does. */
const prompts =
  '(?:please )?(?:select|choose|pick)(?: |$)|please|-+|none selected|no selection|not selected|nothing selected|click to|' +
  'bitte|wahlen|auswahl|auswahlen|keine auswahl|selectionne[rz]|choisi|veuillez|faites|aucun|seleccion|eli[jg]|escoja|' +
  'selecion|escolh|selezion|scegli|selecteer|kies|maak een keuze|wybierz|vyberte|zvolte|vyber |vybrat|vyberte|выбер|' +
  'выбрать|не выбран|оберіть|виберіть|вибрати|secin|seciniz|lutfen|valj|vaelg|vælg|velg|valitse|επιλε|επιλο|valassz|' +
  'valasszon|kerjuk|alege|selecta|odaberi|izaberi|選択|選んで|お選び|选择|請選|请选|選擇|선택|اختر|اختيار|اختار|בחר|בחירה|' +
  'انتخاب|चुन|pilih|silakan|chon |vui long|เลือก|กรุณา';
const prompt = new RegExp(`^(?:${prompts})|(?:選択してください|선택하세요|चुनें|انتخاب کنید|を選択)$`, 'u');

/** Folded as `normal` does. */
const unknowing = new RegExp(
  'don ?t know|do not know|no opinion|can ?t say|weiss (?:ich )?nicht|keine meinung|ne sa(?:it|is) pas|sans opinion|' +
    'no se$|no sabe|no sabria|sin opinion|nao sei|sem opiniao|non (?:lo )?so$|weet (?:ik )?(?:het )?niet|geen mening|' +
    'nie wiem|trudno powiedziec|не знаю|затрудняюсь|не знам|bilmiyorum|fikrim yok|vet (?:ej|inte|ikke)|ved ikke|' +
    'en osaa sanoa|en tieda|nevim|neviem|nem tudom|nu stiu|δεν ξερω|わからない|分からない|不知道|不清楚|모르겠|لا اعرف',
  'u',
);

/** "Don't know", "no opinion": an answer that takes no side. @param text as `normal` makes it */
export function isUnknowing(text: string): boolean {
  return unknowing.test(text);
}

const evasions =
  /prefer not|rather not|decline|not (?:to )?(?:say|disclose|specified|applicable)|undisclosed|unknown|unspecified|^n a$|^none$|no answer|keine angabe|mochte ich nicht|ne (?:souhaite|se prononce)|prefiero no|prefiro nao|preferisco non|zeg ik liever niet|wole nie|не указ|belirtmek istemi|vill inte|回答しない|不愿|不願|답변하지|^none of|^none apply|none of the|not sure|^keine? d(?:er|avon)|nichts davon|aucune? (?:de|des)|^ningun[oa]? (?:de|d)|^nenhum[a]? d|^nessun[oa]? d|geen van|^zadn|ничего из|^ни один|hicbiri|該当なし|いずれも|以上都不|以上皆非|لا شيء مما|nicht zutreffend|trifft nicht zu|entfallt|no aplica|nao se aplica|non applicabile|sans objet|non concerne|niet van toepassing|nie dotyczy|неприменимо|не применимо|不适用|不適用|해당 없음|لا ينطبق|ikke relevant|ej tillampligt|no preference|keine praferenz/u;

const inapplicable =
  /^n a$|not applicable|doesn ?t apply|does not apply|nicht zutreffend|trifft nicht zu|entfallt|no aplica|no procede|nao se aplica|non applicabile|sans objet|non concerne|niet van toepassing|nie dotyczy|неприменимо|не применимо|不适用|不適用|該当なし|該当しない|해당 없음|لا ينطبق|ikke relevant|ej tillampligt/u;

/** "Not applicable": what is answered where nothing is asked. */
export function isInapplicable(text: string): boolean {
  return inapplicable.test(normal(text));
}

/** Whether an option only stands for “nothing chosen yet”. */
export function isPlaceholder(option: Option): boolean {
  const text = normal(option.text);
  const isNought = option.value === '' || /^(0|-1|null|undefined|none)$/.test(option.value);
  if (text === '') return !/[\p{L}\p{N}]/u.test(option.value) || (isNought && option.index === 0);
  if (option.value === '' && option.index === 0) return true;
  const early = option.index === 0 || isNought;
  return early && (prompt.test(text) || /(?:\.{3}|…)$/.test(option.text.trim()));
}

const fewestBehindQuestion = 3;

/** Whether a list begins with its own question: “Card Type”, “How did you hear about us?”. */
export function isQuestion(
  option: Option,
  options: readonly Option[],
  { texts, name, elementId }: FieldFacts,
): boolean {
  if (option.index !== 0 || options.length < fewestBehindQuestion) return false;
  const text = normal(option.text);
  const asked = [...texts.map((one) => one.text), spaced(name), spaced(elementId)].map(normal);
  if (text !== '' && asked.includes(text)) return true;
  return (
    /[?？:：]$/.test(option.text.trim()) &&
    !options.some((other) => other !== option && /[?？:：]$/.test(other.text.trim()))
  );
}

const spaced = (name: string) => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

/** “Other”, “prefer not to say”: an answer that says nothing of what was asked. */
export function isEvasiveText(answer: string): boolean {
  const text = normal(answer);
  return phrasesOf('other').has(text) || evasions.test(text) || isUnknowing(text);
}

/** The same, or a first “None” or “Any”: real options, but the last that a person would take. */
export function isEvasive(option: Option): boolean {
  const text = option.text || option.value;
  return isEvasiveText(text) || (option.index === 0 && phrasesOf('placeholders').has(normal(text)));
}
