import { describe, expect, it } from 'vitest';
import { boxField, selectField, textField } from '../../../../builders';
import { filled } from '../../filled';

describe('isShut', () => {
  it.each([
    ['en-US', 'Tobacco use', ['Never', 'Current smoker'], 'Packs per day', 'Never'],
    ['de-DE', 'Rauchen Sie?', ['Ja', 'Nein'], 'Zigaretten pro Tag', 'Nein'],
    ['en-US', 'Did this work in an earlier version?', ['Yes', 'No'], 'Last known good version', 'No'],
    ['en-GB', 'Person affected is', ['Employee', 'Patient'], 'Working days lost', 'Patient'],
    ['ja-JP', '参加形式', ['会場参加', 'オンライン参加'], '会場までの所要時間', 'オンライン参加'],
    ['en-US', 'Hazardous goods?', ['Yes', 'No'], 'UN number', 'No'],
    [
      'en-US',
      'Will you be attending?',
      ['Joyfully accepts', 'Regretfully declines'],
      'Song request',
      'Regretfully declines',
    ],
    ['en-US', 'Do you have health insurance?', ['Yes', 'No'], 'Group number', 'No'],
    ['en-GB', 'How will you be travelling?', ['Plane', 'Train'], 'Terminal', 'Train'],
    ['en-US', 'Is this a gift?', ['Yes', 'No'], 'Gift message', 'No'],
    ['en-GB', 'Type of bike', ['E-bike', 'Road'], 'Battery serial number', 'Road'],
    ['en', 'Attending as', ['Speaker', 'Delegate'], 'Abstract of your talk', 'Delegate'],
    ['en', 'Check type', ['Content', 'Ping'], 'Text that must be present', 'Ping'],
    ['en-GB', 'What was the van doing?', ['Reversing', 'Parked'], 'Speed of the van', 'Parked'],
    ['es-ES', 'Tipo de vivienda', ['Piso', 'Casa'], 'Planta', 'Casa'],
    ['en-GB', 'Property type', ['Terraced house', 'Maisonette'], 'Floor', 'Terraced house'],
    ['en-GB', 'Reason for claim', ['Medical expenses', 'Cancellation'], 'Clinic visited abroad', 'Cancellation'],
  ])('%s %s', async (lang, question, options, sequel, without) => {
    const fields = [selectField(question, options, { lang }), textField(sequel, { lang })];
    for (const [answer, told] of await filled(lang, fields)) expect(told === '', `${answer}`).toBe(answer === without);
  });

  it('leaves alone what another question decides on', async () => {
    const fields = [selectField('Colour', ['Never', 'Red']), textField('Packs per day')];
    for (const [, told] of await filled('en-US', fields)) expect(told).not.toBe('');
    const bikes = [selectField('Type of bike', ['Road', 'BMX']), textField('Battery serial number')];
    for (const [, told] of await filled('en-US', bikes)) expect(told).not.toBe('');
  });

  it.each([
    ['Gift wrap', ['Yes', 'No'], 'Recipient name'],
    ['Do you want insurance?', ['Yes', 'No'], 'Carrier'],
    ['Do you want insurance?', ['Yes', 'No'], 'Subscriber'],
    ['Mode of transport', ['Sea', 'Road'], 'Terminal'],
    ['Property type', ['Room in a shared house', 'Maisonette in a converted house'], 'Floor'],
    ['Gebäudetyp', ['Mehrfamilienhaus', 'Hochhaus'], 'Etage'],
  ])('%s %j does not decide on “%s”', async (question, options, sequel) => {
    const fields = [selectField(question, options), textField(sequel)];
    for (const [, told] of await filled('en-US', fields)) expect(told).not.toBe('');
  });
});

describe('openerOf', () => {
  it('ticks the box that has a field asked that must be filled in', async () => {
    const box = (label: string) => boxField('Start the build on', label);
    for (const required of [true, false]) {
      const fields = [box('Push'), box('Tag'), box('Schedule'), textField('Cron expression', { required })];
      for (const [push, tag, schedule, cron] of await filled('en', fields)) {
        const isTimed = schedule === '✓';
        expect(cron !== '', `${push}${tag}${schedule}`).toBe(isTimed);
        if (required) expect(isTimed).toBe(true);
      }
    }
  });
});
