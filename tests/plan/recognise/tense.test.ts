import { describe, expect, it, test } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { recognise } from '../../../utils/plan/recognise/recognise';
import { field } from '../../builders';
import { builtData } from '../persona/locale-source';

const { lexicon, asks } = await loadLocale('en-US', builtData);
const dateField = (label: string, formTexts: readonly string[] = []) =>
  field(
    { control: 'date', type: 'date', min: '', max: '', step: null },
    { texts: [{ source: 'label', text: label }], formTexts },
  );
const asked = (label: string, ...formTexts: string[]) =>
  recognise([dateField(label, formTexts)], { lexicon, pageLanguage: 'en', asks })[0]!.ask;

describe('a day of which no word says when it is', () => {
  it('has been where an accident is spoken of, with its hour or without', () => {
    const moment = field(
      { control: 'date', type: 'datetime-local', min: '', max: '', step: null },
      { texts: [{ source: 'label', text: 'Date and time of the accident' }] },
    );
    expect(recognise([moment], { lexicon, pageLanguage: 'en', asks })[0]!.ask).toBe('past');
    expect(asked('Accident date')).toBe('past');
  });

  it('has been where a label is no more than the date of something, but for what people plan', () => {
    expect(asked('Date of conception')).toBe('past');
    expect(asked('Date first reduced to practice')).toBe('past');
    expect(asked('Grant date')).toBe('past');
    expect(asked('When did the trouble begin?')).toBe('past');
    expect(asked('Date property became empty')).toBe('past');
    expect(asked('Date furniture removed')).toBe('past');
    expect(asked('Date left previous job')).toBe('past');
    expect(asked('When did you move in?', 'Tenancy application')).toBe('past');
    expect(asked('Date furniture to be removed')).not.toBe('past');
    expect(asked('Date the lift is needed')).not.toBe('past');
    expect(asked('Date of election')).toBeUndefined();
    expect(asked('Date of shift to give up')).toBeUndefined();
  });

  it('has been where it is the last of several', () => {
    expect(asked('Last ultrasound')).toBe('past-year');
    expect(asked('Previous chimney visit')).toBe('past-year');
    expect(asked('Last date for entries')).not.toBe('past-year');
  });

  it('has been where the form is a record of something', () => {
    expect(asked('Service date', 'Fleet vehicle service record')).toBe('recent');
    expect(asked('Service date', 'Book a mechanic')).toBeUndefined();
    expect(asked('Start date', 'Incident report')).toBe('period-start');
    expect(asked('Start date', 'Course application')).toBeUndefined();
  });

  it('has been on a journey that is complained of, but not where it is due', () => {
    expect(asked('Date of travel', 'Complaint')).toBe('recent');
    expect(asked('Visit due', 'Complaint')).not.toBe('recent');
  });

  it('is still to come where a window is planned, though the form is a checklist', () => {
    expect(asked('Deployment window start', 'Release checklist')).toBeUndefined();
  });

  it('has been where something was implanted, and is to come where a degree is expected', () => {
    expect(asked('Date of implantation')).toBe('past');
    expect(asked('Date you contacted us')).toBe('past');
    expect(asked('Posted date')).toBe('past');
    expect(asked('Date of policy issue')).toBe('past');
    expect(asked('Required date')).not.toBe('past');
    const month = field(
      { control: 'date', type: 'month', min: '', max: '', step: null },
      { texts: [{ source: 'label', text: 'Expected graduation' }] },
    );
    expect(recognise([month], { lexicon, pageLanguage: 'en', asks })[0]!.kind).toBe('date-future');
  });

  it('is over where a period is covered', () => {
    expect(asked('Start of reporting period')).toBe('period-start');
  });

  it('has been where the way there is paid for afterwards', () => {
    expect(asked('Arrival', 'Travel expense claim')).toBe('trip-start');
    expect(asked('Arrival', 'Hotel booking')).toBeUndefined();
  });

  it('has been on the journey where that is asked for too', () => {
    const labels = ['Trip start date', 'Trip end date', 'Date of incident'];
    const fields = labels.map((label) => dateField(label, ['Travel insurance claim']));
    const told = recognise(fields, { lexicon, pageLanguage: 'en', asks }).map(({ ask }) => ask);
    expect(told).toEqual(['trip-start', 'trip-end', 'in-trip']);
  });

  it('has ended where its beginning says that it has been', async () => {
    const german = await loadLocale('de-DE', builtData);
    const labels = ['Letzter Klinikaufenthalt von', 'bis'];
    const told = recognise(
      labels.map((label) => dateField(label)),
      { ...german, pageLanguage: 'de' },
    );
    expect(told.map(({ ask }) => ask)).toEqual(['period-start', 'period-end']);
  });

  it('has been where it was the first', () => {
    expect(asked('Date of first performance')).toBe('past');
  });

  it('has been where its label says that it is done', () => {
    expect(asked('Zimmer bewohnt seit')).toBe('past');
    expect(asked('Date treated')).toBe('past');
    expect(asked('Fecha del contrato')).toBe('past');
    expect(asked('Date expected')).not.toBe('past');
  });

  it('is wished for where the label wishes', () => {
    expect(
      recognise([dateField('Desired installation date')], { lexicon, pageLanguage: 'en', asks })[0]!.kind,
    ).not.toBe('date-past');
  });

  it('is to come where its label says so', () => {
    expect(asked('Proposed day', 'Incident report')).not.toBe('recent');
    expect(asked('Shipping date', 'Waybill')).toBe('recent');
    expect(asked('Shipping date', 'Order samples')).not.toBe('recent');
  });
});

test.each([
  ['es', 'Desde', 'Hasta'],
  ['ar', 'من', 'إلى'],
  ['zh', '从', '至'],
])('in %s “%s” and “%s” alone are the two ends of a span that is still to come', async (language, from, until) => {
  const { lexicon: own, asks: ownAsks } = await loadLocale(language === 'zh' ? 'zh-CN' : language, builtData);
  const read = recognise([dateField(from), dateField(until)], { lexicon: own, pageLanguage: language, asks: ownAsks });
  expect(read.map(({ kind }) => kind)).toEqual(['start-date', 'end-date']);
  expect(read.map(({ ask }) => ask)).toEqual([undefined, undefined]);
});

describe('the two ends of a span', () => {
  const kindsOf = (...fields: readonly (readonly [label: string, type: 'date' | 'datetime-local'])[]) =>
    recognise(
      fields.map(([label, type]) =>
        field({ control: 'date', type, min: '', max: '', step: null }, { texts: [{ source: 'label', text: label }] }),
      ),
      { lexicon, pageLanguage: 'en', asks },
    ).map(({ kind }) => kind);

  it('are told apart where both are called a range', () => {
    expect(kindsOf(['Date range from', 'date'], ['Date range to', 'date'])).toEqual(['start-date', 'end-date']);
  });

  it('are an arrival and the way back', () => {
    expect(kindsOf(['Flight arrival date', 'date'], ['Return pick-up time', 'datetime-local'])).toEqual([
      'check-in',
      'check-out',
    ]);
  });
});
