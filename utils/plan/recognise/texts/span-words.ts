/** Words around the boxes of a span: "from … to …", "zwischen … und …". */

const article = '(?: (?:el|le|il|o|dnia|تاريخ))?';
const starting = 'vom?|ab|desde|del?|du|dal|van|vanaf|od|с|from|自|从|從|من';
const bareStart = new RegExp(`^[^\\p{L}]*(?:${starting})${article}[^\\p{L}]*$`, 'iu');
const bareEnd = new RegExp(
  `^[^\\p{L}]*(?:bis|bis zum|hasta|al?|au|à|até|tot|tot en met|t\\/m|do|по|to|until|至|到|إلى)${article}[^\\p{L}]*$`,
  'iu',
);
const between =
  'between|zwischen|von|entre|de|da|tra|fra|från|tussen|mezi|między|pomiędzy|от|від|между|між|mellan|mellem|mellom|min\\.?';
const opening = new RegExp(`(?<!\\p{L})(?:${starting}|${between})[^\\p{L}]*$`, 'iu');
/** Between two amounts even "and" and a dash say that the second ends what the first begins. */
const joining = /^[^\p{L}]*(?:and|und|et|y|e|en|i|до|и|й|та|til|till|och|og|oraz|max\.?|[-–—~～〜])[^\p{L}]*$/iu;

/** "Desde", where nothing else is said. */
export function isBareStart(label: string): boolean {
  return bareStart.test(label);
}

/** "Hasta", where nothing else is said. */
export function isBareEnd(label: string): boolean {
  return bareEnd.test(label);
}

/** "Price from", "Prix entre": what the label names begins here. */
export function opensSpan(label: string): boolean {
  return opening.test(label);
}

/** "to", "and", "–": whatever the box before asks ends here. */
export function closesSpan(label: string): boolean {
  return isBareEnd(label) || joining.test(label);
}
