import { describe, expect, it } from 'vitest';
import { fitDateOrders } from '../../../../../utils/plan/fit/relations/days/date-orders';
import { fittedText, type FittedField } from '../../../../../utils/plan/fit/fitted';
import { textField } from '../../../../builders';
import { amount, moment, shown, words } from '../../amount-fields';

const told = (label: string, value: string): FittedField => ({
  ...amount(label, 0, 'semver'),
  field: textField(label),
  fitted: fittedText(value),
});

const texts = (...fields: FittedField[]) => shown(fitDateOrders(fields, words, '2026-11-21'));

describe('fitDateOrders', () => {
  it('puts days and years in the order of what they are of', () => {
    expect(texts(moment('تاريخ السفر', '2026-12-05'), moment('تاريخ العودة', '2026-12-04'))).toEqual([
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(
      texts(moment('Earliest start date', '2027-01-07'), moment('Last day at current employer', '2027-02-06')),
    ).toEqual(['2027-02-06', '2027-01-07']);
    expect(texts(amount('Year the roof was last replaced', 1994), amount('Year built', 2023))).toEqual([
      '2023',
      '1994',
    ]);
    expect(
      texts(moment("Premier jour d'absence", '2026-11-20'), moment("Dernier jour d'absence", '2026-11-15')),
    ).toEqual(['2026-11-15', '2026-11-20']);
  });

  it('has nobody send a bill before the illness', () => {
    const dates = [moment('Date of first symptoms', '2026-10-25'), moment('Invoice date', '2026-10-12')];
    expect(texts(...dates)).toEqual(['2026-10-12', '2026-10-25']);
  });

  it('has what follows entries that are closed begin later', () => {
    expect(texts(moment('Registration deadline', '2027-02-06'), moment('Start date', '2027-01-07'))).toEqual([
      '2027-01-07',
      '2027-02-06',
    ]);
  });

  it('leaves a sale that closes after its start, and what is hired: it is delivered before it is collected', () => {
    const inOrder = ['2027-01-07', '2027-02-06'] as const;
    for (const [first, last] of [
      ['Start date', 'Closing date'],
      ['Registration start date', 'Registration closes'],
      ['Delivery date', 'Collection date'],
      ['Date of loss', 'Collection date'],
    ] as const)
      expect(texts(moment(first, inOrder[0]), moment(last, inOrder[1]))).toEqual(inOrder);
    expect(texts(moment('Collection date', inOrder[1]), moment('Delivery date', inOrder[0]))).toEqual(inOrder);
  });

  it('leaves what has no order', () => {
    expect(texts(moment('Date of birth', '1990-11-20'), moment('Date of issue', '1985-11-15'))).toEqual([
      '1990-11-20',
      '1985-11-15',
    ]);
  });

  it('brings near what follows: back at work after an illness, delivered after it is ready', () => {
    expect(texts(moment('Last day of illness', '2026-11-12'), moment('Date of return to duty', '2026-11-12'))).toEqual([
      '2026-11-12',
      '2026-11-13',
    ]);
    for (const back of ['2026-11-10', '2026-11-30'])
      expect(texts(moment('Absent until', '2026-11-12'), moment('Back at work', back))).toEqual([
        '2026-11-12',
        '2026-11-13',
      ]);
    for (const due of ['2026-12-07', '2027-02-07'])
      expect(texts(moment('Goods ready', '2026-12-20'), moment('Delivery required by', due))).toEqual([
        '2026-12-20',
        '2026-12-24',
      ]);
  });

  it('moves what is done before the other, not the other', () => {
    expect(texts(moment('Departure date', '2026-10-29'), moment('Insurance taken out', '2026-11-07'))).toEqual([
      '2026-10-29',
      '2026-10-05',
    ]);
    expect(texts(moment('Wedding date', '2027-05-08'), moment('Final numbers due', '2027-06-01'))).toEqual([
      '2027-05-08',
      '2027-04-10',
    ]);
    // It is too late for four weeks.
    expect(texts(moment('Arrival', '2026-12-01'), moment('Rooming list', '2026-12-05'))).toEqual([
      '2026-12-01',
      '2026-11-21',
    ]);
  });

  it('ends a visit to a site on its day, and no stay', () => {
    const days = ['2026-12-01', '2026-12-05'] as const;
    const given = (first: string, last: string) => texts(moment(first, days[0]), moment(last, days[1]));
    expect(given('Time in', 'Time out')).toEqual([days[0], days[0]]);
    expect(given('Arrived on site', 'Left site')).toEqual([days[0], days[0]]);
    for (const [first, last] of [
      ['Arrival date', 'Departure date'],
      ['Llegada', 'Salida'],
      ['Aankomst', 'Vertrek'],
    ] as const)
      expect(given(first, last)).toEqual(days);
  });

  it('puts nothing off because what it goes before is far away', () => {
    const [, shipped] = texts(
      moment('Order date', '2026-10-21'),
      moment('Shipped on', '2026-11-16'),
      moment('Estimated delivery', '2027-03-12'),
    );
    expect(shipped).toBe('2026-11-16');
    const sent = texts(moment('Date sent back', '2026-10-21'), moment('Expected delivery', '2027-03-12'));
    expect(sent[0]).toBe('2026-10-21');
  });

  it('tells versions by their parts', () => {
    expect(texts(told('Last working version', '3.10.0'), told('Affected version', '3.9.4'))).toEqual([
      '3.9.4',
      '3.10.0',
    ]);
    expect(texts(told('Previous version', '2.4.1'), told('New version', '2.10.0'))).toEqual(['2.4.1', '2.10.0']);
  });

  it('puts times of day in order that are told apart by no sooner and no later', () => {
    const clock = (label: string, time: string) => moment(label, time, 'time', 'time');
    const arrival = (first: string, last: string) => texts(clock(first, '16:30'), clock(last, '09:30'));
    expect(arrival('Arrive no earlier than', 'Arrive no later than')).toEqual(['09:30', '16:30']);
    expect(arrival('Früheste Ankunft', 'Späteste Ankunft')).toEqual(['09:30', '16:30']);
    expect(arrival('Go to bed', 'Get up')).toEqual(['16:30', '09:30']);
  });

  it('brings near what follows on', () => {
    expect(texts(moment('Abholtermin', '2026-11-23'), moment('Gewünschter Liefertermin', '2027-03-13'))[1]).toBe(
      '2026-11-25',
    );
    expect(texts(moment('Date received', '2026-11-12'), moment('Harvest date', '2026-09-01'))[1]).toBe('2026-11-11');
    expect(texts(moment('Date of service', '2025-03-08'), moment('Next service due', '2027-02-17'))[0]).toBe(
      '2026-11-19',
    );
    expect(texts(moment('Data prevista', '2026-12-05'), moment('Data alternativa', '2027-02-25'))[1]).toBe(
      '2026-12-12',
    );
  });
});
