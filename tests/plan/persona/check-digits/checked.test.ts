import { expect, it } from 'vitest';
import { fillChecked } from '../../../../utils/plan/persona/check-digits/checked';
import { makeStream } from '../../../../utils/plan/stream';

const stream = makeStream('checked');

/** Numbers as the offices and standards that give them print them. */
it.each([
  ['US037833100{luhn}', 'US0378331005'],
  ['123456789{npi}', '1234567893'],
  ['10614141012345678{gs1}', '106141410123456786'],
  ['529900T8BM49AURSDO{mod97}', '529900T8BM49AURSDO55'],
  ['DE{iban}370400440532013000', 'DE89370400440532013000'],
  ['DE{sepa}ZZZ09999999999', 'DE98ZZZ09999999999'],
  ['03783310{cusip}', '037833100'],
  ['BBG000BLNQ1{cusip}', 'BBG000BLNQ16'],
  ['CSQU 305438-{container}', 'CSQU 305438-3'],
  ['A12345678{kvnr}', 'A123456780'],
  ['12345678{nif}', '12345678Z'],
  ['X1234567{nif}', 'X1234567L'],
  ['21000000000313947143000901{esr}', '210000000003139471430009017'],
  ['00000000 0 ZZ{cartao}', '00000000 0 ZZ4'],
  ['099400061772{thai}', '0994000617721'],
  ['+++090/9337/554{rest97}+++', '+++090/9337/55493+++'],
  ['0378-595{sum:11:8,7,6,5,4,3,2:X}', '0378-5955'],
  ['0-8044-2957-{sum:11:10,9,8,7,6,5,4,3,2:X}', '0-8044-2957-X'],
  ['B0YBKJ{sum:10:1,3,1,7,3,9}', 'B0YBKJ7'],
  ['F-{year}', 'F-2026'],
  ['F-{year:2-3}', 'F-26'],
  ['F-{year:3,0,2-3}', 'F-6226'],
  ['{5|6|7|8}-1', '7-1'],
  ['{1|2}-1', '1-1'],
  ['{other:1}', '{other:1}'],
])('%s is %s', (template, number) => {
  expect(fillChecked(template, stream, { year: '2026', choice: '2' })).toBe(number);
});

it('draws again where the check digit would be ten', () => {
  for (let at = 0; at < 100; at++)
    expect(fillChecked('1503######{sum:11:5,4,3,2,7,6,5,4,3,2}', stream.fork(String(at)))).toMatch(/^1503\d{7}$/);
});

it('says when no filling has a check digit', () => {
  expect(() => fillChecked('1000{sum:11:1}', stream)).toThrow(RangeError);
});
