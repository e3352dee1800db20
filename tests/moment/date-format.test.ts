import { describe, expect, it } from 'vitest';
import { formatInText } from '../../utils/moment/date-format';

describe('formatInText', () => {
  it.each([
    ['MM/DD/YYYY', 'MM/DD/YYYY'],
    ['mm/dd/yyyy', 'MM/DD/YYYY'],
    ['Date (dd-mm-yyyy)', 'DD-MM-YYYY'],
    ['yyyy-mm-dd', 'YYYY-MM-DD'],
    ['Geburtsdatum (TT.MM.JJJJ)', 'DD.MM.YYYY'],
    ['jj/mm/aaaa', 'DD/MM/YYYY'],
    ['dd/mm/aaaa', 'DD/MM/YYYY'],
    ['gg/mm/aaaa', 'DD/MM/YYYY'],
    ['dd-mm-jjjj', 'DD-MM-YYYY'],
    ['DD.MM.RRRR', 'DD.MM.YYYY'],
    ['ДД.ММ.ГГГГ', 'DD.MM.YYYY'],
    ['дд.мм.рррр', 'DD.MM.YYYY'],
    ['ηη/μμ/εεεε', 'DD/MM/YYYY'],
    ['ΗΗ/ΜΜ/ΕΕΕΕ', 'DD/MM/YYYY'],
    ['gg.aa.yyyy', 'DD.MM.YYYY'],
    ['åååå-mm-dd', 'YYYY-MM-DD'],
    ['dd.mm.åååå', 'DD.MM.YYYY'],
    ['pp.kk.vvvv', 'DD.MM.YYYY'],
    ['éééé.hh.nn', 'YYYY.MM.DD'],
    ['zz.ll.aaaa', 'DD.MM.YYYY'],
    ['hh/bb/tttt', 'DD/MM/YYYY'],
    ['YYYY年MM月DD日', 'YYYY年MM月DD日'],
    ['YYYY년 MM월 DD일', 'YYYY년 MM월 DD일'],
    ['年/月/日', 'YYYY/MM/DD'],
    ['日/月/年', 'DD/MM/YYYY'],
    ['Day/Month/Year', 'DD/MM/YYYY'],
    ['ngày/tháng/năm', 'DD/MM/YYYY'],
    ['روز/ماه/سال', 'DD/MM/YYYY'],
    ['d/m/Y', 'DD/MM/YYYY'],
    ['Y-m-d', 'YYYY-MM-DD'],
    ['MM/YY', 'MM/YY'],
    ['MM / YY', 'MM / YY'],
    ['MM/AA', 'MM/YY'],
    ['ММ/ГГ', 'MM/YY'],
    ['MM/JJJJ', 'MM/YYYY'],
    ['DDMMYYYY', 'DDMMYYYY'],
    ['MMYY', 'MMYY'],
    ['d MMM yyyy', 'D MMM YYYY'],
    ['MMMM d, yyyy', 'MMMM D, YYYY'],
    ['e.g. 31/12/1990', 'DD/MM/YYYY'],
    ['12/31/1990', 'MM/DD/YYYY'],
    ['1990-12-31', 'YYYY-MM-DD'],
    ['31.12.90', 'DD.MM.YY'],
    ['05/28', 'MM/YY'],
    ['HH:MM', 'HH:mm'],
    ['hh:mm AM', 'hh:mm A'],
    ['DD/MM/YYYY HH:mm', 'DD/MM/YYYY HH:mm'],
  ])('reads %s', (text, format) => {
    expect(formatInText(text)).toBe(format);
  });

  it.each([
    '',
    'Date of birth',
    'Birthday',
    'Date',
    'My answer',
    'a-b-c',
    '12345',
    'https://example.com',
    'N/A',
    'and/or',
  ])('finds none in “%s”', (text) => {
    expect(formatInText(text)).toBeNull();
  });
});
