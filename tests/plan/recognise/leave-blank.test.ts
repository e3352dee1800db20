import { describe, expect, it } from 'vitest';
import { recognise } from '../../../utils/plan/recognise/recognise';
import { textField } from '../../builders';
import { builtLexicon } from '../persona/locale-source';

/** What plugins for forms against robots say above their trap. */
const traps = [
  ['ar', 'يرجى ترك هذا الحقل فارغًا.'],
  ['cs', 'Prosím, ponechte toto pole prázdné.'],
  ['da', 'Venligst lad dette felt være tomt'],
  ['de', 'Bitte lasse dieses Feld leer.'],
  ['el', 'Παρακαλώ αφήστε αυτό το πεδίο κενό.'],
  ['en', 'If you are human, leave this field blank'],
  ['es', 'Por favor, deja este campo vacío.'],
  ['es', 'Deje este campo en blanco'],
  ['fi', 'Jätä tämä kenttä tyhjäksi'],
  ['fr', 'Veuillez laisser ce champ vide.'],
  ['he', 'נא להשאיר שדה זה ריק'],
  ['hr', 'Ostavite ovo polje praznim'],
  ['hu', 'Kérjük, hagyja üresen ezt a mezőt.'],
  ['id', 'Biarkan kolom ini kosong'],
  ['it', 'Si prega di lasciare vuoto questo campo.'],
  ['ja', 'このフィールドは空のままにしてください。'],
  ['ko', '이 필드는 비워 두세요.'],
  ['nb', 'La dette feltet stå tomt'],
  ['nl', 'Gelieve dit veld leeg te laten.'],
  ['pl', 'Proszę pozostawić to pole puste.'],
  ['pt', 'Por favor, deixe este campo vazio.'],
  ['ro', 'Vă rugăm lăsați acest câmp gol.'],
  ['ru', 'Пожалуйста, оставьте это поле пустым.'],
  ['sk', 'Nechajte toto pole prázdne'],
  ['sv', 'Lämna detta fält tomt.'],
  ['th', 'กรุณาเว้นช่องนี้ว่างไว้'],
  ['tr', 'Lütfen bu alanı boş bırakın.'],
  ['uk', 'Будь ласка, залиште це поле порожнім.'],
  ['vi', 'Vui lòng để trống trường này'],
  ['zh-Hans', '请将此字段留空。'],
  ['zh-Hant', '請將此欄位留空'],
] as const;

const alsoTraps = [
  ['en', 'Don’t enter anything in this box'],
  ['en', 'Leave this field blank'],
  ['en', 'If you can see this, leave it empty'],
  ['it', 'Se sei umano, lascia questo campo vuoto'],
  ['de', 'Bitte nicht ausfüllen'],
  ['de', 'Dieses Feld muss leer bleiben'],
  ['id', 'Kosongkan kolom ini'],
  ['hi', 'इस फ़ील्ड को खाली छोड़ दें'],
  ['bg', 'Оставете това поле празно'],
  ['ca', 'Deixeu aquest camp en blanc'],
] as const;

const honest = [
  ['en', 'Middle name (leave blank if none)'],
  ['en', 'Apartment, leave empty when you live in a house'],
  ['de', 'Firma (leer lassen, falls privat)'],
  ['de', 'Passwort (leer lassen, um das bisherige zu behalten)'],
  ['en', 'New password, leave blank to keep the current one'],
  ['en', 'If you are human services staff, your department'],
  ['en', 'If you have no company, leave this blank'],
  ['fr', 'Deuxième prénom (laissez vide si aucun)'],
  ['id', 'Password baru (kosongkan jika tidak diubah)'],
  ['id', 'Nama tengah (kosongkan bila tidak ada)'],
  ['ca', 'Segon cognom (deixeu-lo en blanc si no en teniu)'],
  ['bg', 'Презиме (оставете празно, ако нямате)'],
  ['hi', 'मध्य नाम (न हो तो खाली छोड़ दें)'],
] as const;

describe('a field that is to stay empty', () => {
  it.each([...traps, ...alsoTraps])('is left so: %s, %s', (pageLanguage, label) => {
    const trap = textField(label, { name: 'subject' });
    expect(recognise([trap], { lexicon: builtLexicon, pageLanguage })[0]!.skipReason).toBe('honeypot');
  });

  it('is none because the heading of its form says when not to complete it', () => {
    const field = textField('First name', {
      texts: [
        { source: 'label', text: 'First name' },
        { source: 'heading', text: 'Do not complete this form twice' },
      ],
    });
    expect(recognise([field], { lexicon: builtLexicon, pageLanguage: 'en' })[0]!.skipReason).toBeNull();
  });

  it.each(honest)('is not one that may stay empty: %s, %s', (pageLanguage, label) => {
    expect(recognise([textField(label)], { lexicon: builtLexicon, pageLanguage })[0]!.skipReason).toBeNull();
  });
});

it.each(['et_pb_contact_hp_field_0', 'Hp_tb', 'ao_form_neg_cap'])('a trap by its name is left: %s', (name) => {
  const [read] = recognise([textField('Important field', { name })], { lexicon: builtLexicon, pageLanguage: 'en' });
  expect(read!.skipReason).toBe('honeypot');
});

it.each(['hp', 'engine_hp', 'recap'])('a name that only looks like a trap’s is filled: %s', (name) => {
  const [read] = recognise([textField('Power', { name })], { lexicon: builtLexicon, pageLanguage: 'en' });
  expect(read!.skipReason).toBeNull();
});
