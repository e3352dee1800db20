import { describe, expect, it } from 'vitest';
import type { FieldDescriptor, TextSource } from '../../../../../utils/pipeline';
import { boxField, field, selectField, textField } from '../../../../builders';
import { filled, persons } from '../../filled';

/** Every person answers the second exactly where the first says so, and each way is met. */
async function isAskedFor(answer: string, lang: string, list: FieldDescriptor, sequel: FieldDescriptor) {
  const all = await filled(lang, [list, sequel]);
  for (const [first, second] of all) expect(second !== '', `${first} → ${second}`).toBe(first === answer);
}

const texts = (of: Readonly<Partial<Record<TextSource, string>>>) =>
  Object.entries(of).map(([source, text]) => ({ source: source as TextSource, text }));

describe('what is asked of some only', () => {
  it.each([
    ['en-US', ['Own', 'Rent'], 'Landlord (renters only)', 'Rent'],
    ['en-GB', ['Bag', 'Phone', 'Keys'], 'Contents (if a bag or wallet)', 'Bag'],
    ['en-GB', ['On time', 'Late'], 'If late, by how much?', 'Late'],
    ['de-DE', ['Miete', 'Eigentum'], 'Vermieter (nur bei Miete)', 'Miete'],
    ['en-GB', ['Housing association', 'Own outright'], 'Landlord (renters only)', 'Housing association'],
    ['pl-PL', ['Rower', 'Kajak'], 'Uwagi (dotyczy kajaków)', 'Kajak'],
    ['fr-FR', ['Propriétaire', 'Locataire'], 'Nom du bailleur (si locataire)', 'Locataire'],
    ['ja-JP', ['持ち家', '賃貸'], '家主の氏名（賃貸の場合）', '賃貸'],
  ])('%s %s: %s', async (lang, options, label, answer) => {
    await isAskedFor(answer, lang, selectField('Status', options, { lang }), textField(label, { lang }));
  });

  it.each([
    ['en-US', 'Retention', ['7 days', 'Custom'], 'Custom retention', 'Custom'],
    ['de-DE', 'Intervall', ['täglich', 'benutzerdefiniert'], 'Benutzerdefiniertes Intervall', 'benutzerdefiniert'],
    ['es-ES', 'Periodo', ['Mensual', 'Personalizado'], 'Periodo personalizado', 'Personalizado'],
  ])('%s %s: an own one only instead of those listed', async (lang, question, options, label, answer) => {
    for (const [first, second] of await filled(lang, [
      selectField(question, options, { lang }),
      textField(label, { lang }),
    ]))
      expect(second === '', first).toBe(first !== answer);
  });

  it.each([
    ['en-US', 'Have you ever been evicted?', 'Yes', 'No', 'If yes, please explain'],
    ['de-DE', 'Haben Sie Haustiere?', 'Ja', 'Nein', 'Wenn ja, welche?'],
    ['ru-RU', 'Есть ли домашние животные?', 'Да', 'Нет', 'Если да, какие?'],
  ])('%s %s', async (lang, question, yes, no, sequel) => {
    await isAskedFor(yes, lang, selectField(question, [yes, no], { lang }), textField(sequel, { lang }));
  });

  it.each([
    ['ar-EG', 'هل يوجد أطفال؟', 'نعم', 'لا', 'إذا كانت الإجابة نعم، فكم عددهم؟'],
    ['nl-NL', 'Heeft u elders subsidie aangevraagd?', 'Ja', 'Nee', 'Zo ja, bij welke organisatie?'],
    ['fr-FR', 'Avez-vous un garant ?', 'Oui', 'Non', 'Dans l’affirmative, précisez'],
    ['tr-TR', 'Eviniz var mı?', 'Evet', 'Hayır', 'Evet ise belirtiniz'],
  ])('%s %s', async (lang, question, yes, no, sequel) => {
    await isAskedFor(yes, lang, selectField(question, [yes, no], { lang }), textField(sequel, { lang }));
  });

  it('asks a customer for what no list of theirs has', async () => {
    const fields = [selectField('Port', ['Lagos', 'Odesa']), textField('Customer port'), textField('Customs port')];
    for (const [, ...told] of await filled('en-US', fields)) expect(told).not.toContain('');
  });

  it('takes boxes for a question where none of them is an answer', async () => {
    const legend = 'Have you had any aches?';
    const boxes = ['Neck', 'Back', 'None'].map((text) =>
      field({ control: 'check', checked: false }, { texts: texts({ legend, label: text }) }),
    );
    const sequel = textField('If yes, since when?');
    for (const [, , none, since] of await filled('en-US', [...boxes, sequel])) {
      expect(none).toBe('–');
      expect(since).not.toBe('');
    }
  });

  it('chooses what a list has for it', async () => {
    const animal = selectField('Species', ['Dog', 'Rabbit']);
    const bites = selectField('Has your dog ever bitten?', ['Yes', 'No', 'Not applicable']);
    for (const [species, bitten] of await filled('en-US', [animal, bites]))
      expect(bitten === 'Not applicable').toBe(species === 'Rabbit');
  });

  it('takes nothing for dangerous unless it is said to be', async () => {
    const goods = [textField('UN number (dangerous goods only)')];
    for (const [number] of await filled('en-US', goods)) expect(number).toBe('');
  });

  it('asks on for the matter of the question before', async () => {
    const pets = [selectField('Haben Sie Haustiere?', ['Ja', 'Nein'], { lang: 'de' }), textField('Wenn ja, welche?')];
    for (const [first, told] of await filled('de-DE', pets))
      if (first === 'Ja') expect(told).toMatch(/hund|katze|keine/i);
  });

  it('says so where something must be said, and fills what the person asks for', async () => {
    const list = selectField('Status', ['Own']);
    const must = textField('Landlord (renters only)', { required: true });
    const both = selectField('Status', ['Own', 'Rent']);
    for (const [first, second] of await filled('en-US', [both, must]))
      if (first === 'Own') expect(second).toBe('Not applicable');
    const may = textField('Landlord (renters only)');
    for (const [, second] of await filled('en-US', [both, may], may)) expect(second).not.toBe('');
    for (const [, second] of await filled('en-US', [list, may])) expect(second).not.toBe('');
  });

  it.each(['Ha tenido fiebre?', 'Falls in the last 12 months', 'Om företaget'])('%s is no condition', async (label) => {
    const fields = [selectField('Status', ['Fiebre', 'In the last 12 months', 'Företag', 'Other']), textField(label)];
    for (const [, second] of await filled('en-US', fields)) expect(second).not.toBe('');
  });

  it.each(['si oui, ' + 'lequel '.repeat(40) + '5x', 'if yes ' + 'which '.repeat(40) + '5x'])(
    'reads on where words are said over and over: %s',
    async (label) => {
      const pets = selectField('Tiene' + ' algun'.repeat(40) + ' 5 x', ['Yes', 'No']);
      expect(await filled('en-US', [pets, textField(label)])).toHaveLength(persons.length);
    },
  );

  it('leaves alone what no answer decides', async () => {
    const fields = [selectField('Colour', ['Red', 'Blue']), textField('Landlord (if applicable)')];
    for (const [, second] of await filled('en-US', fields)) expect(second).not.toBe('');
  });

  it.each([
    ['en-GB', 'Known as (if different)'],
    ['en-US', 'Mailing address, if different'],
    ['en-US', 'Primary insured (if not self)'],
    ['de-DE', 'Rechnungsadresse (falls abweichend)'],
    ['fr-FR', 'Adresse de facturation (si différente)'],
    ['nl-NL', 'Correspondentieadres (indien afwijkend)'],
    ['en-US', 'System ID (public systems only)'],
  ])('hardly ever meets a condition that nothing tells of: %s %s', async (lang, label) => {
    for (const [, second] of await filled(lang, [textField('Name', { lang }), textField(label, { lang })]))
      expect(second).toBe('');
  });

  it('keeps what must be filled in, and what only firms have where a firm is named', async () => {
    const required = [textField('Name'), textField('Mailing address, if different', { required: true })];
    for (const [, second] of await filled('en-US', required)) expect(second).not.toBe('');
    const ofFirm = [textField('Company name'), textField('VAT number (companies only)')];
    for (const [, second] of await filled('en-GB', ofFirm)) expect(second).not.toBe('');
  });

  it('asks for nothing in place of what the form has got', async () => {
    const fields = [textField('Passport number'), textField('Identity card number (if you have no passport)')];
    for (const [first, second] of await filled('en-GB', fields)) expect([first !== '', second]).toEqual([true, '']);
  });

  it('reads what is added to a yes or a no', async () => {
    const list = selectField('Was it finished on the agreed day?', ['Yes', 'No, earlier', 'No, later']);
    const fields = [list, textField('If later, what was the reason given?')];
    for (const [first, second] of await filled('en-GB', fields)) expect(second !== '').toBe(first === 'No, later');
  });

  it('asks for no driver but oneself', async () => {
    const list = selectField('Who was driving?', ['Me', 'A named driver', 'Someone else']);
    const fields = [list, textField("If not you, driver's name")];
    for (const [first, second] of await filled('en-GB', fields)) expect(second !== '').toBe(first !== 'Me');
  });

  it('asks no more of what is not there', async () => {
    const boxes = ['Glasses', 'Soft contact lenses', 'None'].map((label) => boxField('Do you wear', label));
    const fields = [...boxes, textField('Contact lens brand'), textField('How often do you replace them?')];
    for (const [, soft, , brand, often] of await filled('en-US', fields))
      expect([brand !== '', often !== '']).toEqual([soft === '✓', soft === '✓']);
  });
});
