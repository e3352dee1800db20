/** Every language recognition knows. */
import { ar } from './ar';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fr } from './fr';
import { he } from './he';
import { hu } from './hu';
import { it } from './it';
import { ja } from './ja';
import { ko } from './ko';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { ro } from './ro';
import { ru } from './ru';
import { zhHans } from './zh-hans';
import { zhHant } from './zh-hant';
import type { Words } from './words';

export const allWords: readonly Words[] = [
  ar,
  cs,
  de,
  en,
  es,
  fi,
  fr,
  he,
  hu,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ro,
  ru,
  zhHans,
  zhHant,
];
