import { expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { textField } from '../../builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

async function shown(tag: string, ...fields: readonly FieldDescriptor[]): Promise<string[]> {
  const locale = await localeOfPage(tag, fields);
  const context = {
    ...{ seed: makeSeed(4711, '2026-11-21'), locale, settings: planSettings(), overrides: {} },
    mode: 'realistic',
  } as const;
  return planFields(fields, context).map((entry) => entry.shown);
}

const box = (label: string, title: string) => textField(label, { type: 'textarea', formTexts: [title] });

it.each([
  ['en-GB', 'Qwertz anomalies', 'Qwertz survey', 'None found.'],
  ['de-DE', 'Auffälligkeiten am Qwertz', 'Qwertz-Protokoll', 'Keine festgestellt.'],
  ['pl-PL', 'Zalecenia dla qwertz', 'Qwertz', /^Na razie brak zaleceń\./],
  ['nl-NL', 'Toestand van de qwertz', 'Qwertz', /^In goede staat/],
  ['en-GB', 'What, in your view, most affects your qwertz?', 'Qwertz', /^Mostly a lack of time/],
  ['it-IT', 'Raccontateci il qwertz che avete in mente', 'Qwertz', /^Vorremmo qualcosa di semplice/],
  ['es-ES', 'Cuéntanos qué no puede faltar en tu qwertz', 'Qwertz', /^Queremos algo sencillo/],
  ['en-GB', 'Which other qwertz did you uiop?', 'Qwertz', 'None at present.'],
])('%s: “%s” of a “%s” is answered by its sort', async (tag, label, title, says) => {
  expect((await shown(tag, box(label, title)))[0]).toMatch(says);
});

it('denies no damage where it is reported', async () => {
  const [said] = await shown('en-GB', box('Qwertz anomalies', 'Report of an anomaly'));
  expect(said).toMatch(/^As discussed/);
});

it('says of what a record leaves out that there was none', async () => {
  const [said] = await shown('en-GB', textField('Qwertz uiop', { formTexts: ['Qwertz log'] }));
  expect(said).toMatch(/^(?:None|Nothing in particular)$/);
});

it('never puts off questions', async () => {
  const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map((sign) => box(`Qwertz ${sign}`, 'Uiop'));
  expect((await shown('en-GB', ...fields)).join(' ')).not.toMatch(/questions|later/i);
});
