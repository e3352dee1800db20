/** What the boxes of shops' and log-ins' forms hold, by what stands on them and in their names. */
import { describe, expect, it } from 'vitest';
import type { FieldDescriptor, FieldText } from '../../utils/pipeline';
import { planFields } from '../../utils/plan/plan';
import { makeSeed } from '../../utils/plan/seed';
import { selectField, textField } from '../builders';
import { localeOfPage } from './persona/locale-of-page';
import { planSettings } from './persona/plan-settings';
import { lineWith } from './shown-of';

async function planned(tag: string, ...fields: readonly FieldDescriptor[]) {
  const locale = await localeOfPage(tag, fields);
  const seed = makeSeed(4711, '2026-11-21');
  return planFields(fields, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
}

const kinds = async (tag: string, ...fields: readonly FieldDescriptor[]) =>
  (await planned(tag, ...fields)).map(({ kind }) => kind);
const shown = async (tag: string, ...fields: readonly FieldDescriptor[]) =>
  (await planned(tag, ...fields)).map((entry) => entry.shown);
const hinted = (label: string, hint: string): readonly FieldText[] => [
  { source: 'label', text: label },
  { source: 'hint', text: hint },
];

describe('the name of a control', () => {
  it('says nothing where it is random digits, or the sort of control', async () => {
    expect(await kinds('en-US', textField('City', { name: 'form_fields[field_ad1a1af]' }))).toEqual(['address-level2']);
    const area = textField('Tell us more', { name: 'textarea-1', type: 'textarea' });
    expect(await kinds('en-US', area)).not.toContain('tel-area-code');
  });

  it('does not count lines against a label that names a town or a region', async () => {
    const town = textField('Town or City', { name: 'SignUp.Address.Line4', elementId: 'SignUp_Address_Line4' });
    const county = textField('County', { name: 'SignUp.Address.Line5', elementId: 'SignUp_Address_Line5' });
    expect(await kinds('en-GB', town, county)).toEqual(['address-level2', 'address-level1']);
  });

  it('tells a password from the e-mail that is spoken of before it', async () => {
    const secret = textField('Email ID', { name: 'PASSWORD', type: 'password' });
    expect(await kinds('en-US', secret)).toEqual(['current-password']);
  });
});

describe('what stands around a box', () => {
  it('is a mail domain: the box takes what goes before it', async () => {
    expect(await kinds('en-US', textField('', { texts: hinted('Your New Address', '@example.com') }))).toEqual([
      'username',
    ]);
  });

  it('makes a title a text’s, though a name stands beside it', async () => {
    const title = textField('', { texts: hinted('Title', 'A headline for your review.') });
    expect(await kinds('en-US', textField('First name'), title, textField('Last name'))).toContain('title');
  });

  it('makes a typed title a doctor’s beside a list of salutations', async () => {
    const values = await shown(
      'de-DE',
      selectField('Anrede', ['Frau', 'Herr']),
      textField('Titel'),
      textField('Vorname'),
    );
    expect(values[1]).toBe('Dr.');
  });

  it('makes “Suburb” a part of the town only beside the town', async () => {
    expect(await kinds('en-NZ', textField('Suburb'), textField('City'))).toEqual(['address-level3', 'address-level2']);
    expect(await kinds('en-AU', textField('Suburb'), textField('Postcode'))).toContain('address-level2');
  });

  it('makes a shop’s own card no card to pay with', async () => {
    expect(await kinds('en-GB', textField('Nectar card number'))).toEqual(['loyalty-number']);
    expect(await kinds('en-GB', textField('Harrods card number'), textField('CVC'), textField('Expiry'))).toContain(
      'cc-number',
    );
    expect(await kinds('en-GB', textField('Debit card number'))).toEqual(['cc-number']);
  });
});

describe('a card of a shop that is called by a name', () => {
  it.each([
    ['it-IT', 'Carta Fìdaty (facoltativo)'],
    ['pt-PT', 'Cartão Continente'],
    ['fr-CA', 'Numéro de carte Triangle'],
    ['hr-HR', 'Broj MultiPlusCard kartice'],
    ['hr-HR', 'MultiPlusCard'],
    ['pl-PL', 'Numer karty Moja Biedronka'],
    ['ru-RU', 'Карта Перекрёсток'],
    ['sv-SE', 'ICA-kort nummer'],
    ['es-MX', 'Monedero electrónico'],
    ['fr-CH', 'Numéro Cumulus'],
  ])('collects points: %s “%s”', async (tag, label) => {
    expect(await kinds(tag, textField('E-mail'), textField(label))).toContain('loyalty-number');
  });

  it.each([
    ['en-IN', 'PAN Card number', 'tax-id'],
    ['en-IN', 'Aadhaar Card Number', 'national-id'],
    ['pt-BR', 'Cartão SUS', 'insurance-number'],
    ['pt-BR', 'Cartão CNPJ', 'company-registration'],
    ['pt-PT', 'Carta Condução', 'driver-license'],
    ['vi-VN', 'Thẻ Căn Cước', 'national-id'],
    ['cs-CZ', 'Karta Pojištěnce', 'insurance-number'],
    ['en-SG', 'Student Card Number', 'account-id'],
    ['it-IT', 'Carta di Credito', 'cc-number'],
    ['fr-FR', 'Numéro de carte Visa', 'cc-number'],
    ['pt-PT', 'Continente', 'region-world'],
  ])('is none that says what it is: %s “%s”', async (tag, label, kind) => {
    expect(await kinds(tag, textField('E-mail'), textField(label))).toContain(kind);
  });

  it.each([
    ['pt-PT', 'Carta Convite'],
    ['pt-PT', 'Carta Fiança'],
    ['pt-BR', 'Carta De Apresentação'],
    ['nb-NO', 'ID-kort nummer'],
    ['da-DK', 'Sygesikring Kort Nummer'],
    ['pl-PL', 'Karta Pobytu'],
    ['pl-PL', 'Numer Karty Pobytu'],
    ['ru-RU', 'Карта Пациента'],
    ['ru-RU', 'Карта МИР'],
    ['ru-RU', 'Карта Сбербанка'],
    ['ru-RU', 'Лента'],
    ['fr-FR', 'Carte CPS'],
    ['fr-FR', 'Carte BTP'],
    ['fr-FR', 'Carte CMI'],
    ['fr-FR', 'Carte CB'],
    ['fr-FR', 'Carte Bleue'],
    ['fr-FR', 'Carte Mère'],
    ['fr-FR', 'Carte Professionnelle'],
    ['fr-FR', 'Carte Vitale'],
    ['es-ES', 'Carta Porte'],
    ['es-ES', 'Tarjeta Gráfica'],
    ['it-IT', 'Carta Intestata'],
    ['en-IN', 'Ration Card Number'],
    ['en-US', 'Graphics Card'],
    ['en-US', 'Triangle'],
  ])('is no letter, paper or part: %s “%s”', async (tag, label) => {
    const found = await kinds(tag, textField('E-mail'), textField(label));
    expect(found).not.toContain('loyalty-number');
    expect(found).not.toContain('cc-number');
  });
});

describe('numbers of firms and of papers', () => {
  it('have a firm’s length beside its registration', async () => {
    const [firm] = await shown('ru-RU', textField('ИНН'), textField('КПП'));
    expect(firm).toMatch(/^\d{10}$/);
    expect((await shown('ru-RU', textField('ИНН'), textField('Фамилия')))[0]).toMatch(/^\d{12}$/);
  });

  it.each([
    ['ИНН директора', 'ОГРН'],
    ['ИНН физического лица', 'КПП'],
    ['ИНН', 'ОГРНИП'],
    ['ИНН', 'ОГРН/ОГРНИП'],
  ])('have a person’s length where they are one’s: “%s” beside “%s”', async (label, beside) => {
    expect((await shown('ru-RU', textField(label), textField(beside)))[0]).toMatch(/^\d{12}$/);
  });

  it('are told apart on one form', async () => {
    const labels = ['Наименование организации', 'ИНН (10 цифр)', 'ИНН директора', 'КПП', 'ОГРН'];
    const [, firm, person] = await shown('ru-RU', ...labels.map((label) => textField(label)));
    expect([firm, person]).toEqual([expect.stringMatching(/^\d{10}$/), expect.stringMatching(/^\d{12}$/)]);
  });

  it.each([
    ['en-AU', 'ACN (if applicable)', /^\d{9}$/],
    ['sk-SK', 'Číslo OP', /^HA\d{6}$/],
    ['ro-RO', 'Serie și număr CI', /^RX \d{6}$/],
    ['ro-RO', 'Seria și nr. CI', /^RX \d{6}$/],
    ['ro-RO', 'Serie produs / nr. inventar', /^SN-/],
    ['ru-RU', 'Корр. счёт', /^301\d{17}$/],
    ['pl-PL', 'Kod BLIK', /^\d{6}$/],
    ['en-NZ', 'Rural delivery (RD) number', /^RD \d$/],
    ['nb-NO', 'Antall ansatte', /^\d+$/],
    ['en-AU', 'P/code', /^\d{4}$/],
    ['es-AR', 'Cód. de área', /^0?\d{2,4}$/],
    ['en-CA', 'Birthday (MM/DD)', /^\d\d\/\d\d$/],
  ])('are written as theirs are: %s “%s”', async (tag, label, looks) => {
    expect((await shown(tag, textField(label)))[0]).toMatch(looks);
  });
});

it('a day without its year is a birthday’s, though its box says how it is written', async () => {
  const day = lineWith('Birthday (MM/DD) *', 'MM/DD');
  expect((await shown('en-CA', textField('First Name'), day))[1]).toMatch(/^(?:0\d|1[0-2])\/[0-3]\d$/);
});

describe('a phrase of several words', () => {
  it.each([
    ['es-ES', 'Cargo', 'organization-title'],
    ['nl-NL', 'Functie', 'organization-title'],
    ['nl-NL', 'Naam', 'name'],
  ])('says nothing of the one that is left of it: %s “%s”', async (tag, label, kind) => {
    const values = await shown(tag, textField(label));
    expect(await kinds(tag, textField(label))).toEqual([kind]);
    expect(values[0]!.length).toBeLessThan(40);
  });

  it.each([
    ['es-ES', 'A la orden de', 'Orden'],
    ['fr-FR', 'À l’ordre de', 'Ordre'],
  ])('is told by its small words from the one between them: %s “%s”, “%s”', async (tag, payee, order) => {
    expect(await shown(tag, textField(payee))).toEqual([expect.stringMatching(/^\p{L}+ \p{L}+/u)]);
    expect(await shown(tag, textField(order))).toEqual([expect.stringMatching(/^\d+$/)]);
  });
});

describe('shops that people go to, and what goes with a gift', () => {
  it('is in the person’s town', async () => {
    const [town, store] = await shown('fr-FR', textField('Ville'), textField('Magasin préféré'));
    expect(store).toContain(town);
  });

  it('is one question by whatever name', async () => {
    const [town, branch] = await shown('en-GB', textField('Town'), textField('Preferred branch'));
    expect(branch).toContain(town);
  });

  it('is a greeting, though its label begins like an example', async () => {
    const area = textField('', {
      name: 'q1',
      type: 'textarea',
      texts: [{ source: 'placeholder', text: 'Text venovania' }],
    });
    expect((await shown('sk-SK', area))[0]).toMatch(/^\p{Lu}.*\.$/u);
    expect((await shown('sk-SK', area))[0]).not.toContain('venovania');
  });

  it('tells whoever brings the order where to go', async () => {
    const notes = textField('ملاحظات للمندوب', { type: 'textarea' });
    expect(await kinds('ar-SA', textField('اسم الشارع'), notes)).toContain('delivery-notes');
    const driver = textField('Instructies voor de chauffeur', { type: 'textarea' });
    expect(await kinds('nl-BE', textField('Straat'), driver)).toContain('delivery-notes');
  });
});

describe('who collects something', () => {
  it.each(['Data collector', 'Debt collector'])('is somebody else: “%s”', async (label) => {
    const [own, other] = await shown('en-GB', textField('Your name'), textField(label));
    expect(other).toMatch(/^\p{L}+ \p{L}+/u);
    expect(other).not.toBe(own);
    expect((await shown('en-GB', textField(label)))[0]).not.toBe(own);
  });
});

describe('who applies for work', () => {
  it('may work, needs no sponsor and is new', async () => {
    const asked = ['Are you legally authorized to work in the United States?', 'Have you ever worked for us before?'];
    const values = await shown('en-US', ...asked.map((label) => selectField(label, ['Yes', 'No'])));
    expect(values).toEqual(['Yes', 'No']);
  });
});

describe('a phone number', () => {
  it('is spread over area, exchange and line', async () => {
    const box = (name: string, maxLength: number, x: number) =>
      textField('', { name: `MMERGE4[${name}]`, maxLength, box: { x, y: 10, width: 40, height: 20 } });
    const values = await shown('en-US', box('area', 3, 0), box('detail1', 3, 60), box('detail2', 4, 120));
    expect(values.join('-')).toMatch(/^\d{3}-555-01\d\d$/);
  });

  it('goes without the area that has a box of its own, a mobile one too', async () => {
    const [area, rest] = await shown('pt-BR', textField('DDD', { maxLength: 2 }), textField('Celular'));
    expect(area).toMatch(/^\d\d$/);
    expect(rest).toMatch(/^9\d{8}$/);
  });

  it('goes without zero where the example does', async () => {
    const example: readonly FieldText[] = [
      { source: 'label', text: 'Mobile Number' },
      { source: 'placeholder', text: '5X XXX XXXX' },
    ];
    expect((await shown('en-AE', textField('', { texts: example })))[0]).toMatch(/^5\d \d{3} \d{4}$/);
  });

  it('is written without a gap where the example has none', async () => {
    const [mobile] = await shown('id-ID', lineWith('Nomor HP', '08xxxxxxxxxx'));
    expect(mobile).toMatch(/^08\d{8,11}$/);
  });

  it('has its calling code where that stands in the box and goes as somebody types', async () => {
    expect((await shown('fi-FI', lineWith('Matkapuhelin', '+358')))[0]).toMatch(/^\+358[45]\d+$/);
    const before: readonly FieldText[] = [
      { source: 'label', text: 'Matkapuhelin' },
      { source: 'hint', text: '+358' },
    ];
    expect((await shown('fi-FI', textField('', { texts: before })))[0]).toMatch(/^[45]/);
  });

  it('has an extension behind it, which is a job elsewhere', async () => {
    expect(await kinds('fr-CA', textField('Téléphone'), textField('Poste'))).toContain('tel-extension');
  });
});

/** A label that is bound to nothing stands behind what the box itself shows. */
const besideExample = (label: string, example: string, name: string) =>
  textField('', {
    name,
    texts: [
      { source: 'placeholder', text: example },
      { source: 'preceding', text: label },
    ],
  });

describe('an example in the box', () => {
  it('does not hide which half of a name is asked', async () => {
    const values = await shown(
      'ja-JP',
      besideExample('フリガナ(セイ)', '例)ヤマダ', 'sei_kana'),
      besideExample('フリガナ(メイ)', '例)タロウ', 'mei_kana'),
    );
    expect(values).toEqual([expect.stringMatching(/^[ァ-ヶー]+$/), expect.stringMatching(/^[ァ-ヶー]+$/)]);
  });

  it('does not hide that a box takes the town with the block', async () => {
    const [, , town, building] = await shown(
      'ja-JP',
      textField('郵便番号'),
      selectField('都道府県', ['東京都', '大阪府', '北海道']),
      besideExample('市区町村・番地', '例)新宿区西新宿1-1-1', 'addr1'),
      textField('建物名・部屋番号', { name: 'addr2' }),
    );
    expect(town).toMatch(/^\p{Script=Han}+.*\d+-\d+/u);
    expect(building).toMatch(/号室$/);
  });
});

describe('a postal code in two boxes', () => {
  const box = (label: string, name: string, maxLength: number, y: number) =>
    textField(label, { name, maxLength, box: { x: 10, y, width: 80, height: 20 } });

  it.each([
    ['ja-JP', ['郵便番号(上3桁)', '郵便番号(下4桁)'], [3, 4], /^\d{3}-\d{4}$/],
    ['pt-PT', ['Código Postal', 'CP3'], [4, 3], /^\d{4}-\d{3}$/],
  ] as const)('has its halves in rows that say which they are: %s', async (tag, labels, room, whole) => {
    const [first, second] = await shown(tag, box(labels[0], 'cp1', room[0], 10), box(labels[1], 'cp2', room[1], 60));
    expect(`${first}-${second}`).toMatch(whole);
    expect(second!.slice(0, 3)).not.toBe(first!.slice(0, 3));
  });
});

describe('addresses', () => {
  it('have a box for the flat in Quebec, whatever else it may be', async () => {
    const boxes = ['Adresse municipale', 'App., bureau, unité', 'Ville'].map((label) => textField(label));
    expect(await kinds('fr-CA', ...boxes)).toContain('address-line2');
  });

  it('have a number inside the house in Mexico', async () => {
    const boxes = ['Calle', 'Núm. exterior', 'Núm. interior', 'Municipio'].map((label) => textField(label));
    expect(await kinds('es-MX', ...boxes)).toEqual(['street-name', 'house-number', 'unit', 'address-level2']);
  });

  it('have the block’s number in the second of two boxes in Japan', async () => {
    const [, , town, block] = await shown(
      'ja-JP',
      textField('郵便番号'),
      selectField('都道府県', ['東京都', '大阪府', '北海道']),
      textField('市区町村名（例：大阪市北区）', { name: 'addr01' }),
      textField('番地・ビル名（例：西梅田1丁目6-8）', { name: 'addr02' }),
    );
    expect(town).toMatch(/^\D+$/);
    expect(block).toMatch(/^\d+-\d/);
  });

  it('have the sort of a street behind its name in Hungary', async () => {
    const sorts = selectField('Közterület jellege', ['utca', 'út', 'tér', 'körút']);
    const [name, sort] = await shown('hu-HU', textField('Közterület neve'), sorts, textField('Házszám'));
    expect(`${name} ${sort}`).toMatch(/^\S.* (?:utca|út|tér|körút)$/);
    expect(name).not.toMatch(/ (?:utca|út|tér|körút)$/);
  });

  it('have a number sign where the country writes one', async () => {
    expect((await shown('es-CO', textField('Dirección'), textField('Ciudad')))[0]).toMatch(/ # \d+-24$/);
    expect((await shown('en-SG', textField('Unit no.')))[0]).toMatch(/^#\d\d-\d+$/);
  });

  it('are written in the page’s letters, the district too', async () => {
    const [district] = await shown('en-AE', textField('District'), textField('City'));
    expect(district).toMatch(/^[A-Za-z ]+$/);
  });

  it('move to a country of the list where the page’s language is spoken', async () => {
    const list = ['Austria', 'Belgium', 'France', 'Germany', 'United Kingdom (UK)'];
    expect((await shown('en-US', selectField('Country', list)))[0]).toBe('United Kingdom (UK)');
  });
});

describe('a list', () => {
  it('that begins with its own question is answered with something else', async () => {
    const cards = selectField('', [['0', 'Card Type'], 'Visa', 'Mastercard'], { name: 'cardType', texts: [] });
    expect((await shown('en-US', cards))[0]).not.toBe('Card Type');
  });

  it('of identity papers names the one whose number is given', async () => {
    const papers = ['NIT', 'Pasaporte', 'Cédula de extranjería', 'Cédula de ciudadanía'];
    expect((await shown('es-CO', selectField('Tipo de documento', papers)))[0]).toBe('Cédula de ciudadanía');
  });

  it('of calling codes by country has the person’s country, not a neighbour with the same code', async () => {
    const codes = selectField('Phone code', [
      ['1:VI', '- Virgin Islands (U.S.)'],
      ['44:GB', '- United Kingdom'],
      ['1:US', '- United States of America'],
      ['49:DE', '- Germany'],
    ]);
    expect((await shown('en-US', codes, textField('Phone number')))[0]).toBe('- United States of America');
  });
});

describe('numbers of a person', () => {
  it('are digits where a messenger has numbers', async () => {
    expect((await shown('zh-CN', textField('QQ号码')))[0]).toMatch(/^[1-9]\d{8}$/);
    expect((await shown('en-US', textField('Skype name')))[0]).not.toContain(':');
  });

  it('begin with the state in India', async () => {
    const [gstin, state] = await shown('en-IN', textField('GSTIN'), textField('State'), textField('City'));
    const numbers: Readonly<Record<string, string>> = { Kerala: '32', Maharashtra: '27', Delhi: '07' };
    expect(gstin!.slice(0, 2)).toBe(numbers[state!]);
  });

  it('are told by a label that is nothing but their name', async () => {
    expect(await kinds('fr-BE', textField('Registre national'))).toEqual(['national-id']);
  });

  it('show a birth date as an example without signs does', async () => {
    const texts: readonly FieldText[] = [
      { source: 'label', text: '生年月日' },
      { source: 'placeholder', text: '例：19800101' },
    ];
    expect((await shown('ja-JP', textField('', { texts, maxLength: 8 })))[0]).toMatch(/^(?:19|20)\d{6}$/);
  });
});

describe('what forms say in a sentence', () => {
  it('asks for no name in several lines', async () => {
    const long = textField('Let us know how we can assist you by name', { type: 'textarea', name: 'input_3' });
    const japanese = textField('ご相談内容またはご希望の講座名', { type: 'textarea', name: 'input_13' });
    expect(await kinds('en-US', long)).not.toContain('name');
    expect(await kinds('ja-JP', japanese)).not.toContain('given-name');
  });

  it('is that the box must stay as it is', async () => {
    const trap = textField('Comments', {
      texts: hinted('Comments', 'Dit veld is bedoeld voor validatiedoeleinden en moet niet worden gewijzigd.'),
    });
    expect((await planned('nl-NL', trap))[0]!.reason).toBe('honeypot');
  });

  it('asks how many: a few', async () => {
    expect(Number((await shown('en-US', textField('How many per day?')))[0])).toBeLessThan(100);
  });

  it('asks who a gift is for', async () => {
    const texts: readonly FieldText[] = [
      { source: 'label', text: 'To' },
      { source: 'placeholder', text: 'Who is it for?' },
    ];
    expect(await kinds('en-US', textField('', { texts, name: 'to' }))).toEqual(['name']);
  });

  it('names a half of the name, though autocomplete says all of it', async () => {
    const half = (label: string, name: string) => textField(label, { name, autocomplete: 'name' });
    expect(await kinds('en-US', half('First name', 'your-name'), half('Last name', 'name'))).toEqual([
      'given-name',
      'family-name',
    ]);
  });

  it('has one floor, in the second line and in its own box', async () => {
    const [line, floor] = await shown('de-DE', textField('Adresszusatz'), textField('Etage'));
    expect(line).toContain(`${floor}. Stock`);
  });
});

describe('what shops of a country ask by a word of their own', () => {
  it('is a name with the patronymic', async () => {
    expect((await shown('ru-RU', textField('Фамилия Имя Отчество', { name: 'fio' })))[0]).toMatch(
      /^\p{L}+ \p{L}+ \p{L}+$/u,
    );
    expect((await shown('ru-RU', textField('Имя и фамилия')))[0]).toMatch(/^\p{L}+ \p{L}+$/u);
  });

  it('is the number of a loyalty card, as long as the scheme’s', async () => {
    expect(await shown('en-GB', textField('Nectar card number'))).toEqual([expect.stringMatching(/^98263000\d{11}$/)]);
    expect(await shown('en-AU', textField('Flybuys number'))).toEqual([expect.stringMatching(/^2793\d{9}$/)]);
    expect(await shown('de-CH', textField('Cumulus-Nummer'))).toEqual([expect.stringMatching(/^2099\d{9}$/)]);
  });

  it('is at whose door: a name, not a floor', async () => {
    const values = await shown('sv-SE', textField('Adress'), textField('c/o'), textField('Postnummer'));
    expect(values[1]).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  });

  it('is a phone number beside its calling code', async () => {
    const texts = [
      { source: 'label', text: 'Telefon' },
      { source: 'hint', text: '+420' },
    ] as const;
    expect((await shown('cs-CZ', textField('', { texts, type: 'tel' })))[0]).toMatch(/^\d{3} ?\d{3} ?\d{3}$/);
  });

  it('is the number of the house, with the street in the next box', async () => {
    const fields = [textField('Street no.'), textField('Street name'), textField('Suburb'), textField('Postcode')];
    expect((await kinds('en-AU', ...fields)).slice(0, 2)).toEqual(['house-number', 'street-name']);
  });

  it('is a staircase among the boxes of an address', async () => {
    const fields = [textField('Nombre de la vía'), textField('Núm.'), textField('Esc.'), textField('Población')];
    expect((await kinds('es-ES', ...fields))[2]).toBe('building');
  });

  it('is the name of who ordered', async () => {
    expect(await kinds('ko-KR', textField('주문하시는 분'), textField('우편번호'), textField('기본주소'))).toContain(
      'name',
    );
    expect(await kinds('pt-BR', textField('Quem vai receber?'))).toEqual(['name']);
  });

  it('is the start of a card, which has been', async () => {
    const start = textField('Start date (if shown)', { placeholder: 'MM/YY' } as never);
    const values = await shown('en-GB', textField('Name on card'), textField('Card number'), start);
    expect(values[2]).not.toMatch(/(2[7-9]|3\d)$/);
  });
});

describe('a company’s numbers', () => {
  it.each([
    ['cs-CZ', 'IČ', 'DIČ'],
    ['da-DK', 'CVR-nummer', 'Momsnummer'],
    ['fi-FI', 'Y-tunnus', 'ALV-tunnus'],
    ['it-IT', 'Numero registro imprese', 'Partita IVA'],
  ])('%s: %s and %s are one number', async (tag, company, vat) => {
    const [own = '', withCountry = ''] = (await shown(tag, textField(company), textField(vat))).map((value) =>
      value.replace(/\D/g, ''),
    );
    expect(own.length).toBeGreaterThan(6);
    expect(withCountry).toBe(own);
  });
});

describe('a checkout, box by box', () => {
  it('asks the rate of a tax in words of its own, not the tax number', async () => {
    expect(await kinds('de-DE', textField('MwSt.-Satz'))).toEqual(['tax-rate']);
    expect(await kinds('fr-FR', textField('Taux de TVA'))).toEqual(['tax-rate']);
    expect(await kinds('pl-PL', textField('Stawka VAT'))).toEqual(['tax-rate']);
    expect(await kinds('fr-FR', textField('N° TVA'))).toEqual(['vat-id']);
  });

  it('takes a code of six beside a card for one that is sent, one of four for the card’s', async () => {
    const beside = (maxLength: number) =>
      kinds('en-IN', textField('Enter OTP', { maxLength }), textField('Card number'));
    expect(await beside(6)).toEqual(['one-time-code', 'cc-number']);
    expect(await beside(4)).toEqual(['cc-csc', 'cc-number']);
  });

  it('puts the house’s number before a street whose sort is chosen, and the street without it', async () => {
    const sorts = selectField('Type de voie', ['Rue', 'Avenue', 'Boulevard', 'Place']);
    const [number, , street] = await shown('fr-FR', textField('N°'), sorts, textField('Libellé de la voie'));
    expect(number).toMatch(/^\d{1,3}/);
    expect(street).toMatch(/^\D+$/);
  });

  it('writes month and year of a card where one box asks both', async () => {
    const [expiry] = await shown('ja-JP', textField('有効期限（月/年）', { maxLength: 5 }), textField('カード番号'));
    expect(expiry).toMatch(/^\d\d\/\d\d$/);
  });

  it('gives four characters before boxes of month and day to the year of birth', async () => {
    const born = textField('生年月日（西暦）', { maxLength: 4 });
    expect((await shown('ja-JP', born, textField('月'), textField('日')))[0]).toMatch(/^(19|20)\d\d$/);
  });

  it('writes all of a name that is asked whole beside a Brazilian nickname', async () => {
    expect(await kinds('pt-BR', textField('Nome completo'), textField('Apelido'))).toEqual(['name', 'nickname']);
    expect(await kinds('pt-PT', textField('Nome'), textField('Apelido'))).toEqual(['given-name', 'family-name']);
  });

  it('leaves out the trunk zero where the example does', async () => {
    const mobile = hinted('Cep Telefonu', '').slice(0, 1);
    const texts = [...mobile, { source: 'placeholder', text: '(5__) ___ __ __' } as const];
    expect((await shown('tr-TR', textField('', { texts, type: 'tel' })))[0]).toMatch(/^\(5\d\d\) /);
  });

  it('knows the nine digits of a ZIP + 4 and the three names of an Arabic full name', async () => {
    expect((await shown('en-US', textField('Zip + 4')))[0]).toMatch(/^\d{5}-\d{4}$/);
    expect((await shown('ar-SA', textField('الاسم الثلاثي')))[0]).toMatch(/^\p{L}+ \p{L}+ \p{L}/u);
  });

  it('leaves an Arabic trap empty, whatever it is called', async () => {
    const [trap] = await planned('ar-SA', textField('اترك هذا الحقل فارغًا', { name: 'fax2' }));
    expect(trap!.value).toBeNull();
  });
});

describe('boxes of single countries', () => {
  const one = async (tag: string, label: string, name = '') => (await shown(tag, textField(label, { name })))[0]!;

  it('list several parts of a house as the country does', async () => {
    expect(await one('de-AT', 'Stiege / Stock / Tür')).toMatch(/^\d\/\d\/\d$/);
    expect(await one('hu-HU', 'Emelet, ajtó')).toMatch(/^\d\. emelet, \d\. ajtó$/);
    expect(await one('it-IT', 'Scala, interno, piano')).toMatch(/^Scala [A-D], interno \d, piano \d$/);
    expect(await one('de-AT', 'Stiege')).toMatch(/^[1-4]$/);
  });

  it('take the code of a recipient of invoices, not a tax number, in Italy', async () => {
    for (const label of ['Codice SDI o PEC', 'Codice destinatario', 'Codice SDI'])
      expect(await one('it-IT', label)).toMatch(/^(?=.*\d)[A-Z\d]{7}$/);
  });

  it('name Switzerland’s tax in the language of the place', async () => {
    expect(await one('fr-CH', 'N° TVA')).toMatch(/ TVA$/);
    expect(await one('de-CH', 'MWST-Nummer')).toMatch(/ MWST$/);
  });

  it('begin a number of buyers as Denmark’s begin', async () => {
    expect(await one('da-DK', 'EAN-nummer')).toMatch(/^5798\d{9}$/);
  });

  it('are a person’s where a delivery is for their attention', async () => {
    expect(await kinds('da-DK', textField('Att.'))).toEqual(['name']);
    expect(await kinds('de-DE', textField('z. Hd.'))).toEqual(['name']);
    expect(await kinds('nl-NL', textField('T.a.v.'))).toEqual(['name']);
  });

  it('hold the phone that people carry where they ask for a phone', async () => {
    expect(await kinds('vi-VN', textField('Số điện thoại'))).toEqual(['tel-mobile']);
    expect(await kinds('ko-KR', textField('수령인 연락처', { type: 'tel' }))).toEqual(['tel-mobile']);
    expect(await kinds('ko-KR', textField('일반전화', { type: 'tel' }))).toEqual(['tel']);
    expect(await kinds('vi-VN', textField('Điện thoại'), textField('Di động'))).toEqual(['tel', 'tel-mobile']);
  });

  it('open doors with digits', async () => {
    expect(await one('he-IL', 'קוד כניסה לבניין', 'building_code')).toMatch(/^\d{4}$/);
  });

  it('hold the phone that an example shows', async () => {
    const texts: readonly FieldText[] = [
      { source: 'label', text: 'Teléfono' },
      { source: 'placeholder', text: '+56 9 1234 5678' },
    ];
    expect((await shown('es-CL', textField('', { texts, type: 'tel' })))[0]).toMatch(/^\+56 9 \d{4} ?\d{4}$/);
  });

  it('say more by their labels than by a shop system’s numbers for them', async () => {
    expect(await kinds('ru-RU', textField('Ф.И.О.', { name: 'ORDER_PROP_1' }))).toEqual(['name']);
    expect(await one('fa-IR', 'شناسه ملی شرکت')).toMatch(/^140\d{8}$/);
    expect(await one('fi-FI', 'Verkkolaskuosoite (OVT)')).toMatch(/^0037\d{8}$/);
  });

  it('wish well where only the name says that it is for a gift', async () => {
    const [text = ''] = await shown('en-GB', textField('Add your words here', { name: 'gift_message' }));
    expect(text).toMatch(/wish|congratulations|happy|love/i);
  });

  it('take the mobile whose length an example shows, and digits alone where it says so', async () => {
    const example = (label: string, text: string): readonly FieldText[] => [
      { source: 'label', text: label },
      { source: 'placeholder', text },
    ];
    const mobile = textField('', { texts: example('Telefonszám', '+36 30 123 4567'), type: 'tel' });
    expect((await shown('hu-HU', mobile))[0]).toMatch(/^\+36 \d\d \d{3} \d{4}$/);
    const turkish = textField('', { texts: example('Cep Telefonu', '(5__) ___ __ __'), type: 'tel' });
    expect((await shown('tr-TR', turkish))[0]).toMatch(/^\(5\d\d\) \d{3} \d\d \d\d$/);
    const japanese = textField('', { texts: example('電話番号', '例：0312345678（ハイフンなし）'), type: 'tel' });
    expect((await shown('ja-JP', japanese))[0]).toMatch(/^0\d{9}$/);
  });

  it('hold the sum that keeps robots away, whatever they are named', async () => {
    const trap = textField('Kolik je 7 + 2?', { name: 'spamcheck', skipReason: 'honeypot' });
    const inWords = textField('Sicherheitsfrage: Wie viel ist acht minus drei?', { skipReason: 'captcha' });
    expect(await shown('cs-CZ', trap)).toEqual(['9']);
    expect(await shown('de-DE', inWords)).toEqual(['5']);
    const [picture] = await planned('de-DE', textField('Zeichen im Bild', { skipReason: 'captcha' }));
    expect(picture).toMatchObject({ value: null, reason: 'captcha' });
  });

  it('hold town and code together only where they ask for both', async () => {
    const legend: FieldText = { source: 'legend', text: 'PLZ und Ort' };
    const below = (text: string) => textField('', { texts: [{ source: 'label', text }, legend] });
    const [code, town] = await shown('de-DE', below('PLZ'), below('Ort'));
    expect(code).toMatch(/^\d{5}$/);
    expect(town).toMatch(/^\p{L}[^\d]*$/u);
    expect(await one('en-US', 'City, State, Zip')).toMatch(/^\p{L}[\p{L} ]*, [A-Z]{2} \d{5}$/u);
  });

  it('hold a country where they list some, though “Location” is asked', async () => {
    const list = ['Austria', 'Canada', 'China', 'Denmark', 'France', 'Germany', 'Italy', 'Japan', 'United States'];
    expect(await kinds('en-US', selectField('Your location', list))).toEqual(['country-name']);
  });

  it('hold the town with the block in Japan, the building apart', async () => {
    const [street, building] = await shown(
      'ja-JP',
      ...['郵便番号', '都道府県', '市区町村・番地', '建物名・部屋番号'].map((label) => textField(label)),
    ).then((all) => all.slice(2));
    expect(street).toMatch(/^\p{Script=Han}.*\d/u);
    expect(building).not.toContain(street!.slice(-4));
  });

  it('bear the codes of companies and doors', async () => {
    expect(await one('de-DE', 'EORI-Nummer')).toMatch(/^DE\d{12}$/);
    expect(await one('fr-FR', 'Code APE / NAF')).toMatch(/^\d\d\.\d\d[A-Z]$/);
    expect(await one('it-IT', 'Codice CIG')).toMatch(/^Z\d{9}$/);
    expect(await one('fr-FR', 'Code d’entrée de l’immeuble')).toMatch(/^\d{4}$/);
    expect(await one('hu-HU', 'Közösségi adószám')).toMatch(/^HU\d{8}$/);
    expect(await one('da-DK', 'Etage, side (f.eks. 2. th.)')).toMatch(/^\d{1,2}\. t[hv]$/);
  });

  it('are left empty where they go on about another answer', async () => {
    const [further] = await planned('nl-NL', textField('Namelijk...'));
    expect(further!.value).toBeNull();
  });

  it('count people and say yes where that is asked', async () => {
    expect(await one('en-US', 'Number of occupants')).toMatch(/^\d$/);
    expect(await one('en-US', 'Do you like forklifts?')).toMatch(/^(?:yes|no)$/i);
    expect(await one('en-US', 'Status')).toMatch(/^(?:Active|Open|In progress)$/);
  });

  it('name somebody else where the one who fills them in deals with them', async () => {
    const [own, representative, contact] = await shown(
      'en-US',
      ...['Your name', "Representative's name", 'Name of contact you’re working with'].map((label) => textField(label)),
    );
    expect(representative).not.toBe(own);
    expect(contact).not.toBe(own);
  });
});

describe('a shop’s own boxes, in whatever language', () => {
  it.each([
    ['de-DE', 'Adressbezeichnung'],
    ['fr-FR', "Nom de l'adresse"],
    ['pl-PL', 'Nazwa adresu'],
    ['ja-JP', 'お届け先名'],
    ['ar-SA', 'اسم العنوان'],
  ])('name an address: %s “%s”', async (tag, label) => {
    expect(await kinds(tag, textField(label))).toEqual(['address-type']);
  });

  it.each([
    ['nl-NL', 'Bonuskaartnummer', 'loyalty-number'],
    ['tr-TR', 'Müşteri kart numarası', 'loyalty-number'],
    ['th-TH', 'เลขที่บัตรสมาชิก', 'loyalty-number'],
    ['nl-NL', 'Perskaartnummer', 'reference'],
    ['nb-NO', 'Gavekortnummer', 'gift-card'],
    ['en-GB', 'E-gift card code', 'gift-card'],
  ])('ask for a card that nobody pays with: %s “%s”', async (tag, label, kind) => {
    expect(await kinds(tag, textField(label))).toEqual([kind]);
  });

  it.each([
    ['es-ES', 'N.º de cliente', 'account-id'],
    ['pt-PT', 'N.º de contribuinte', 'tax-id'],
    ['fr-FR', 'N° de colis', 'tracking-number'],
  ])('abbreviate “number”: %s “%s”', async (tag, label, kind) => {
    expect(await kinds(tag, textField(label))).toEqual([kind]);
  });

  it('leave a street its Portuguese name, which is a record of mail domains in English', async () => {
    expect(await kinds('pt-BR', textField('E-mail', { type: 'email' }), textField('Rua'), textField('Nº'))).toEqual([
      'email',
      'street-name',
      'house-number',
    ]);
  });

  it('ask for a coupon by their name where the label says no more than “code”', async () => {
    expect(await kinds('en-IE', textField('Enter code', { name: 'totals-coupon__input-coupon' }))).toEqual(['coupon']);
    expect(await kinds('en-IE', textField('Enter code', { name: 'otp' }))).toEqual(['one-time-code']);
  });

  it('ask why something comes back', async () => {
    expect(await shown('pl-PL', textField('Przyczyna zwrotu'))).toEqual([
      expect.stringMatching(/^(Zły rozmiar|Produkt uszkodzony|Niezgodny z opisem)$/),
    ]);
  });
});

describe('the site’s own search in a form that spans the page', () => {
  const search = textField('Sök i butiken', { name: 'q' });

  it('is left where the form says who somebody is', async () => {
    const [left] = await planned('sv-SE', search, textField('Förnamn'), textField('Efternamn'));
    expect(left!.reason).toBe('search-on-form-page');
  });

  it('is filled beside filters', async () => {
    expect(await shown('sv-SE', search, textField('Postnummer'))).not.toContain('');
  });
});

it('a Vietnamese town without districts is one itself', async () => {
  const district = selectField('Quận / huyện', [
    'Quận / huyện',
    'Phường Tân Lập',
    'Đà Lạt',
    'Nha Trang',
    'Huế',
    'Biên Hòa',
    'Hạ Long',
  ]);
  const town = selectField('Tỉnh / thành', ['Lâm Đồng']);
  expect((await shown('vi-VN', textField('Địa chỉ'), town, district)).at(-1)).toBe('Đà Lạt');
});
