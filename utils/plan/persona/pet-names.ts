import type { Stream } from '../stream';
import type { Spelling } from '../locale/name-lists';

/** Usual names of dogs and cats; `native/Latin` where the language has a script of its own. */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  ar: ['لولو/Lulu', 'سمسم/Simsim', 'مشمش/Mishmish', 'لوسي/Lucy'],
  el: ['Μπέλα/Bella', 'Ρόκι/Rocky', 'Λούνα/Luna', 'Μαξ/Max'],
  fa: ['برفی/Barfi', 'پشمک/Pashmak', 'لوسی/Lucy', 'جسی/Jessie'],
  he: ['לונה/Luna', 'מקס/Max', 'בלה/Bella', 'שוקו/Shoko'],
  hi: ['मोती/Moti', 'शेरू/Sheru', 'टॉमी/Tommy', 'ब्रूनो/Bruno'],
  ja: ['モモ/Momo/もも', 'ココ/Coco/ここ', 'ソラ/Sora/そら', 'レオ/Leo/れお'],
  ko: ['코코/Coco', '초코/Choco', '보리/Bori', '콩이/Kongi'],
  ru: ['Барсик/Barsik', 'Рекс/Reks', 'Мурка/Murka', 'Бим/Bim'],
  th: ['โมจิ/Mochi', 'ข้าวปั้น/Khaopan', 'ลัคกี้/Lucky', 'โกโก้/Cocoa'],
  uk: ['Мурчик/Murchyk', 'Рекс/Reks', 'Сірко/Sirko', 'Мурка/Murka'],
  zh: ['豆豆/Doudou', '球球/Qiuqiu', '旺财/Wangcai', '咪咪/Mimi'],
};
const elsewhere = ['Luna', 'Milo', 'Bella', 'Rocky', 'Nala', 'Simba', 'Max', 'Coco'];

export function petName(language: string, stream: Stream): Spelling {
  const [native = '', latin = native, kana = ''] = stream.pick(byLanguage[language] ?? elsewhere).split('/');
  return { native, latin, kana };
}
