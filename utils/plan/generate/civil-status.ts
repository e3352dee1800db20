/** Whether somebody is married and what they live on, in words of their sex. */
import type { Draft } from '../draft';
import type { Kind } from '../../kinds/kinds';
import { employments, maritalStatuses } from '../persona/life';
import type { Sex } from '../persona/name';
import type { Persona } from '../persona/persona';
import { text } from './drafts';
import type { Generator } from './generator';

type WordsOfSex = Readonly<Record<string, Readonly<Record<Sex, string>>>>;

/** Single, married, divorced, widowed, where the words of the phrases are those of both sexes or of one. */
const statuses: WordsOfSex = {
  ar: { female: 'عزباء|متزوجة|مطلقة|أرملة', male: 'أعزب|متزوج|مطلق|أرمل' },
  cs: { female: 'svobodná|vdaná|rozvedená|ovdovělá', male: 'svobodný|ženatý|rozvedený|ovdovělý' },
  da: { female: 'ugift|gift|skilt|enke', male: 'ugift|gift|skilt|enkemand' },
  el: { female: 'άγαμη|έγγαμη|διαζευγμένη|χήρα', male: 'άγαμος|έγγαμος|διαζευγμένος|χήρος' },
  es: { female: 'soltera|casada|divorciada|viuda', male: 'soltero|casado|divorciado|viudo' },
  fr: { female: 'célibataire|mariée|divorcée|veuve', male: 'célibataire|marié|divorcé|veuf' },
  he: { female: 'רווקה|נשואה|גרושה|אלמנה', male: 'רווק|נשוי|גרוש|אלמן' },
  hi: { female: 'अविवाहित|विवाहित|तलाकशुदा|विधवा', male: 'अविवाहित|विवाहित|तलाकशुदा|विधुर' },
  hr: { female: 'neudana|udana|razvedena|udovica', male: 'neoženjen|oženjen|razveden|udovac' },
  it: { female: 'nubile|sposata|divorziata|vedova', male: 'celibe|sposato|divorziato|vedovo' },
  nb: { female: 'ugift|gift|skilt|enke', male: 'ugift|gift|skilt|enkemann' },
  nl: { female: 'ongehuwd|gehuwd|gescheiden|weduwe', male: 'ongehuwd|gehuwd|gescheiden|weduwnaar' },
  pl: { female: 'panna|zamężna|rozwiedziona|wdowa', male: 'kawaler|żonaty|rozwiedziony|wdowiec' },
  pt: { female: 'solteira|casada|divorciada|viúva', male: 'solteiro|casado|divorciado|viúvo' },
  ro: { female: 'necăsătorită|căsătorită|divorțată|văduvă', male: 'necăsătorit|căsătorit|divorțat|văduv' },
  ru: { female: 'не замужем|замужем|разведена|вдова', male: 'не женат|женат|разведён|вдовец' },
  sk: { female: 'slobodná|vydatá|rozvedená|ovdovená', male: 'slobodný|ženatý|rozvedený|ovdovený' },
  sv: { female: 'ogift|gift|skild|änka', male: 'ogift|gift|skild|änkling' },
  uk: { female: 'незаміжня|заміжня|розлучена|вдова', male: 'неодружений|одружений|розлучений|вдівець' },
};

/** Employed, self-employed, student, retired. */
const livings: WordsOfSex = {
  ar: { female: 'موظفة|عمل حر|طالبة|متقاعدة', male: 'موظف|عمل حر|طالب|متقاعد' },
  el: {
    female: 'μισθωτή|ελεύθερη επαγγελματίας|φοιτήτρια|συνταξιούχος',
    male: 'μισθωτός|ελεύθερος επαγγελματίας|φοιτητής|συνταξιούχος',
  },
  es: { female: 'empleada|autónoma|estudiante|jubilada', male: 'empleado|autónomo|estudiante|jubilado' },
  fr: { female: 'salariée|indépendante|étudiante|retraitée', male: 'salarié|indépendant|étudiant|retraité' },
  he: { female: 'שכירה|עצמאית|סטודנטית|גמלאית', male: 'שכיר|עצמאי|סטודנט|גמלאי' },
  it: { female: 'dipendente|autonoma|studentessa|pensionata', male: 'dipendente|autonomo|studente|pensionato' },
  pt: { female: 'empregada|autônoma|estudante|aposentada', male: 'empregado|autônomo|estudante|aposentado' },
  'pt-PT': {
    female: 'por conta de outrem|por conta própria|estudante|reformada',
    male: 'por conta de outrem|por conta própria|estudante|reformado',
  },
  ro: {
    female: 'angajată|liber profesionistă|studentă|pensionară',
    male: 'angajat|liber profesionist|student|pensionar',
  },
};

export const maritalStatus: Generator = ({ persona }) =>
  said('marital-status', maritalStatuses.indexOf(persona.life.maritalStatus), statuses, persona);

export const employmentStatus: Generator = ({ persona }) =>
  said('employment-status', employments.indexOf(persona.life.employment), livings, persona);

/** The word of the person's sex first, the word as lists have it after it. */
function said(kind: Kind, place: number, words: WordsOfSex, { name, locale }: Persona): Draft {
  const { phrases, english } = locale;
  const ofSex = words[phrases.language] ?? words[locale.language];
  const own = ofSex?.[name.sex].split('|')[place] ?? '';
  const [both, other] = [phrases, english].map((one) => one.words[kind]?.[place] ?? '');
  return text(own, both ?? '', other ?? '');
}
