/** Words that make a number or a code of whatever they stand beside. */

/** "Membership number", not "number of members". */
export const endsInNumber = /(?<=\p{L}{2,} .*)(?<!\p{L})(?:number|no\.?|nr\.?|id)\W*$|(?<=\p{L})\s?#\P{L}*$/iu;

/** The same where the word stands first: "N° étudiant", رقم الملف. */
const beginsWithNumber = /^\W*(?:n[°º]|nº|n\.º)\s*(?:d['’eou]\p{L}*\s*)?\p{L}{3}|^رقم \p{L}{3}/iu;

/** "Codice stalla", "Code chantier". */
const beginsWithCode =
  /^\W*(?:codice|c[óo]digo|code|kod|код|matricola|identificativo|identificador|identifiant)(?! posta)(?: d[eiu]| del(?:la)?| d[ao]| de la)? \p{L}{3}/iu;

const endsInTheirNumber = /(?:nummer|番号|番號|号码|號碼|번호|номер)\W*$/iu;

/** Whether a text calls something by its number or code, whatever that is. */
export function namesCode(text: string): boolean {
  return [endsInNumber, beginsWithNumber, endsInTheirNumber, beginsWithCode].some((says) => says.test(text));
}
