/** Values of the right kind and matter: what a boat, a ward or a thesis has is no car's, no office's, no other paper's. */
import { expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../utils/pipeline';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { field, textField } from '../../builders';
import { localeOfPage } from '../persona/locale-of-page';
import { planSettings } from '../persona/plan-settings';

const people = [4711, 815, 7];

/** What each of some people writes into the fields of one form. */
async function written(tag: string, title: string, fields: readonly FieldDescriptor[]): Promise<string[][]> {
  const form = fields.map((field) => ({ ...field, formTexts: [title], lang: tag }));
  const locale = await localeOfPage(tag, form);
  return people.map((person) => {
    const seed = makeSeed(person, '2026-11-21');
    const entries = planFields(form, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
    return entries.map(({ shown }) => shown);
  });
}

const line = (label: string) => textField(label, { name: '' });
const box = (label: string) => textField(label, { type: 'textarea', name: '' });
const number = (label: string) =>
  field(
    { control: 'number', type: 'number', min: null, max: null, step: 1, stepBase: 0 },
    { name: '', texts: [{ source: 'label', text: label }] },
  );

it.each([
  ['en-GB', 'Mooring licence', 'Make and model of boat', /^(?:Bénéteau|Jeanneau|Quicksilver) /],
  ['fr-FR', 'Bon de réparation bateau', 'Marque et modèle', /^(?:Bénéteau|Jeanneau|Quicksilver) /],
  [
    'de-DE',
    'Reparaturauftrag Kfz-Werkstatt',
    'Hersteller und Modell',
    /^(?:Volkswagen Golf|Kia Ceed|Ford Focus|\p{L}+ \p{L}+)$/u,
  ],
  ['en-US', 'Special assistance', 'Portable oxygen concentrator make and model', /^(?:Inogen|Philips|CAIRE) /],
  ['en-GB', 'Broadband fault report', 'Router model', /^(?:FRITZ!Box|Archer|RAX)/],
  ['en-GB', 'Gas safety appointment', 'Boiler make and model', /^(?:Vaillant|Viessmann|Worcester) /],
  ['nl-NL', 'Verzekering van de auto', 'Merk van de auto', /^(?!Ford Transit|Mercedes)/],
])('%s: “%s” has the make of what it is about: “%s”', async (tag, title, label, looks) => {
  for (const [value] of await written(tag, title, [line(label)])) expect(value).toMatch(looks);
});

it('keeps make and model of a motorcycle together', async () => {
  for (const [make, model] of await written('en-GB', 'Motorcycle service booking', [line('Make'), line('Model')]))
    expect(['Honda CB500F', 'Yamaha MT-07', 'Kawasaki Z650']).toContain(`${make} ${model}`);
});

it.each([
  [
    'en-GB',
    'Sailing club membership',
    box('Sailing qualifications held (e.g. RYA Level 2, Powerboat 2)'),
    /^RYA Level 2, Powerboat 2$/,
  ],
  ['en-GB', 'Sailing club membership', line('Medical conditions we should be aware of'), /^(?!.*(?:pollen|nuts))/],
  ['en-US', 'New patient intake', box('Surgeries in the past 5 years'), /^(?!.*(?:pollen|nuts))/],
  ['en-GB', 'Allotment tenancy', line('Shed dimensions (length x width)'), /\d x \d/],
  ['en-GB', 'Switch your energy supplier', line('MPAN (21 digits, see your bill)'), /^\d{21}$/],
  ['en-US', 'Container gate-in', line('Carrier (SCAC)'), /^[A-Z]{4}$/],
  ['en-US', 'Group travel and visa support letter', line('Destination city'), /^(?:Tokyo|Singapore|Sydney|Dubai)/],
  ['en-US', 'Dog grooming', line('How should we reach you during the appointment?'), /\d{3}/],
  ['en-GB', 'Trade account', line('Trade reference contact email'), /@/],
  ['en-US', 'Thesis registration', line('Name of current tariff of the lab'), /^(?!Not decided)/],
  ['fr-FR', 'Réclamation internet', box('Décrivez les faits'), /^(?!.*\d{4})/],
])('%s: “%s” gets no value of another kind', async (tag, title, asked, looks) => {
  for (const [value] of await written(tag, title, [asked])) expect(value).toMatch(looks);
});

it.each([
  ['Van hire damage claim', line('Where did it happen?'), /^(?!.*hotel)/i],
  ['Bicycle service sheet', box('Inspection and work performed'), /^(?!.*(?:Minuet|Elise|project))/],
  ['Driver proof of delivery', box('Exceptions noted on CMR'), /\w{3} \w+/],
  ['Staff development talk', box('How do you picture your career in 18 months?'), /(?:I|my) .*\.$/],
  ['Supplies requisition', line('Title of the order'), /^(?!.*(?:manager|engineer|teacher|nurse|accountant))/i],
  ['Nurse handover of a patient', line('Ward / area'), /ward|department|theatre|outpatients/i],
  [
    'Collision with a parked car: motor claim',
    line('Where did it happen?'),
    /car park|road|street|roundabout|lane|junction|kerb/i,
  ],
  ['Bill of lading', box('Description of freight, marks'), /machine|cotton|tiles|goods/i],
  ['Contesting a library fine: appeal', box('Message'), /^(?!.*[Kk]eep going)/],
])('%s: “%s” is answered of that matter', async (title, asked, looks) => {
  for (const [value] of await written('en-GB', title, [asked])) expect(value).toMatch(looks);
});

it('asks no job of another trade, and no office’s department of a university', async () => {
  const shift = [line('Your position'), line('Ward'), line('Bed number')];
  for (const [job] of await written('en-GB', 'Handover incident', shift)) expect(job).toMatch(/nurse|assistant|clerk/i);
  const thesis = [line('Department'), line('Thesis supervisor')];
  for (const [department] of await written('en-GB', 'Doctoral stipend', thesis))
    expect(department).toMatch(/^(?:Department|School) of/);
});

it.each([
  ['IT shift handover', 'Your role', 'Open tickets'],
  ['Lifeguard application', 'Current job title', 'University attended'],
])('%s: “%s” is no job of a place that is only spoken of', async (title, ...labels) => {
  for (const [job] of await written('en-GB', title, labels.map(line)))
    expect(job).not.toMatch(/nurse|healthcare|lecturer|professor|research/i);
});

it('is there for hours between an arrival and a departure that a report tells', async () => {
  const moment = (label: string) =>
    field(
      { control: 'date', type: 'datetime-local', min: '', max: '', step: null },
      { texts: [{ source: 'label', text: label }] },
    );
  for (const [from = '', to = ''] of await written('en-GB', 'Lift inspection report', [
    moment('Arrived'),
    moment('Departed'),
  ])) {
    expect(to > from).toBe(true);
    expect(Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))).toBeLessThanOrEqual(86_400_000);
  }
});

it.each([
  ['Pension advice', 'At what age do you plan to retire?', 55, 70],
  ['Chiller check', 'Flow/return ΔT (°C)', 2, 15],
  ['Pension advice', 'Current fund value', 5_000, 200_000],
  ['Courier collection: parcels', 'Total weight', 0.5, 35],
  ['Home contents insurance', 'Value of this item', 1_000, 7_000],
])('%s: “%s” is from %d to %d', async (title, label, low, high) => {
  for (const [value] of await written('en-GB', title, [number(label)])) {
    expect(Number(value)).toBeGreaterThanOrEqual(low);
    expect(Number(value)).toBeLessThanOrEqual(high);
  }
});

it('tells a paper’s title, abstract and keywords of one matter', async () => {
  const fields = [line('Thesis title'), box('Abstract'), line('Keywords')];
  for (const [title = '', abstract = '', keywords = ''] of await written('en-GB', 'Conference paper', fields))
    for (const told of [abstract, keywords]) expect(/statistics/.test(told)).toBe(/statistics/.test(title));
});

it('has a nurse on a ward, not an accountant', async () => {
  const fields = [line('Job title'), line('Department / ward')];
  for (const [job] of await written('en-GB', 'Referral of a nurse to occupational health', fields))
    expect(job).toMatch(/nurse|assistant|clerk/i);
});

it('names a student of a university and another reader of the thesis', async () => {
  const fields = [line('Student name'), line('University email'), line('Second reader')];
  for (const [student = '', email = '', reader = ''] of await written('en-US', 'Thesis registration', fields)) {
    const [, family = ''] = student.split(' ');
    expect(email).toContain(family.toLowerCase());
    expect(reader).not.toContain(family);
  }
});

it('calls a child by its first name', async () => {
  const fields = [line("Child's full name"), line('Name your child likes to be called')];
  for (const [full = '', called = ''] of await written('en-US', 'Preschool enrollment', fields))
    expect(called).toBe(full.split(' ')[0]);
});
