import { describe, expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { field } from '../../../builders';
import { builtData } from '../../persona/locale-source';

const labels = {
  en: ['Preferred date', 'Date you would like', 'Date wanted', 'When would you like to come?'],
  de: ['Gewünschtes Datum', 'Bevorzugtes Datum', 'Wunschtermin'],
  fr: ['Date souhaitée', "Date d'intervention souhaitée", 'Date voulue'],
  es: ['Fecha deseada', 'Fecha preferida', 'Fecha solicitada'],
  it: ['Data desiderata', 'Data preferita', 'Data richiesta'],
  pt: ['Data desejada', 'Data pretendida'],
  nl: ['Gewenste datum', 'Voorkeursdatum'],
  pl: ['Preferowana data', 'Pożądana data'],
  ru: ['Желаемая дата', 'Предпочтительная дата'],
  uk: ['Бажана дата', 'Зручна дата'],
  cs: ['Požadované datum', 'Preferované datum'],
  sv: ['Önskat datum'],
  nb: ['Ønsket dato'],
  fi: ['Toivottu päivämäärä'],
  hu: ['Kívánt dátum'],
  ro: ['Data dorită'],
  hr: ['Željeni datum'],
  el: ['Επιθυμητή ημερομηνία', 'Προτιμώμενη ημερομηνία'],
  tr: ['İstediğiniz tarih', 'Tercih edilen tarih'],
  ja: ['希望日', '第一希望日'],
  ko: ['희망일', '희망 날짜'],
  'zh-Hans': ['期望日期', '意向日期'],
  'zh-Hant': ['偏好日期'],
  ar: ['التاريخ المفضل', 'التاريخ المرغوب'],
  he: ['תאריך מועדף', 'תאריך רצוי'],
  fa: ['تاریخ دلخواه', 'تاریخ مورد نظر'],
  hi: ['पसंदीदा तारीख'],
  th: ['วันที่ต้องการ', 'วันที่สะดวก'],
  vi: ['Ngày mong muốn'],
  id: ['Tanggal yang diinginkan', 'Tanggal pilihan'],
};
const toCome = ['date-future', 'appointment'];

describe('a day that is wished for', () => {
  it.each(Object.entries(labels))('is still to come, also in a record: %s', async (language, all) => {
    const { lexicon, asks } = await loadLocale(language, builtData);
    const days = all.map((text) =>
      field(
        { control: 'date', type: 'date', min: '', max: '', step: null },
        { texts: [{ source: 'label', text }], formTexts: ['Incident report'], form: text },
      ),
    );
    const told = recognise(days, { lexicon, pageLanguage: language, ...(asks && { asks }) });
    const isToCome = (one: string) => toCome.includes(one) || (asks?.table.days[one]?.[0] ?? -1) >= 0;
    expect(told.filter(({ kind, ask }) => !isToCome(ask ?? kind)).map(({ id }) => id)).toEqual([]);
  });
});
