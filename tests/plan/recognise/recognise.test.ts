import { describe, expect, it } from 'vitest';
import type { FieldDescriptor, FieldFacts } from '../../../utils/pipeline';
import { allKinds, type Kind } from '../../../utils/kinds/kinds';
import { fold } from '../../../utils/plan/recognise/texts/fold';
import { recognise } from '../../../utils/plan/recognise/recognise';
import { en } from '../../../utils/plan/words/en';
import { field, selectField, textField } from '../../builders';
import { builtLexicon } from '../persona/locale-source';

const months = [...en.months];
const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => String(from + (to > from ? i : -i)));
const read = (fields: readonly FieldDescriptor[], pageLanguage = 'en') =>
  recognise(fields, { lexicon: builtLexicon, pageLanguage });
const kindsOf = (fields: readonly FieldDescriptor[], pageLanguage = 'en') =>
  read(fields, pageLanguage).map(({ kind }) => kind);
const box = (index: number) => ({ x: index * 40, y: 0, width: 30, height: 24 });
const checkBox = (label: string, changes: Partial<FieldFacts> = {}) =>
  field({ control: 'check', checked: false }, { name: '', texts: [{ source: 'label', text: label }], ...changes });

describe('a list of fields that is recognised again', () => {
  function countingField(label: string) {
    const counted = { reads: 0, field: textField(label) };
    const { texts } = counted.field;
    Object.defineProperty(counted.field, 'texts', { get: () => (counted.reads++, texts) });
    return counted;
  }

  it('is not read again, and says the same', () => {
    const counted = countingField('First name');
    const fields = [counted.field, textField('Last name')];
    const before = read(fields);
    const { reads } = counted;

    expect(read(fields)).toEqual(before);
    expect([reads > 0, counted.reads]).toEqual([true, reads]);
  });

  it('is read again in another language', () => {
    const fields = [textField('Ort')];
    expect([kindsOf(fields, 'en'), kindsOf(fields, 'de')]).toEqual([kindsOf([...fields], 'en'), ['address-level2']]);
  });

  it('hears the person’s word on a field', () => {
    const fields = [textField('First name'), textField('Last name')];
    const context = { lexicon: builtLexicon, pageLanguage: 'en' };
    const told = (kind: Kind | null) =>
      recognise(fields, { ...context, kindOf: (field) => (field === fields[0] ? kind : null) }).map(({ kind }) => kind);

    expect([told(null), told('nickname'), told(null)].map(([first]) => first)).toEqual([
      'given-name',
      'nickname',
      'given-name',
    ]);
  });
});

describe('words', () => {
  it('are the same however “number” is abbreviated', () => {
    expect(fold('N.º de póliza')).toBe(fold('Nº de póliza'));
  });

  it('exist in English for every kind', () => {
    expect(allKinds.filter((kind) => !en.kinds[kind]?.length)).toEqual([]);
  });

  it.each<[string, Kind]>([
    ['Company name', 'organization'],
    ['File name', 'file-name'],
    ['Street name and number', 'street-address'],
    ['Name on card', 'cc-name'],
    ['Username', 'username'],
    ['City of birth', 'birth-place'],
    ['Email or mobile phone number', 'email'],
    ['Company Email', 'email'],
    ['Enter your email address below to receive the newsletter', 'email'],
    ['Mobile phone no.', 'tel-mobile'],
    ['Number of employees', 'company-size'],
    ['Why do you want to work here?', 'cover-letter'],
  ])('“%s” asks for %s', (label, kind) => {
    expect(kindsOf([textField(label, { name: '' })])).toEqual([kind]);
  });
});

it('a name’s word that the label has whole is not taken apart', () => {
  const named = textField('Buyer’s agent brokerage', { name: 'buyer_s_agent_brokerage' });
  expect(kindsOf([named])).not.toEqual(['age']);
});

it('a box in which entries are typed takes e-mail addresses; a list of options does not', () => {
  const control = { control: 'choice', type: 'combobox', multiple: true, options: [], optionCount: 0 } as const;
  const asked = { name: '', texts: [{ source: 'label', text: 'E-mail addresses' }] } as const;
  const typed = field({ ...control, optionsKnown: false, editable: true }, asked);
  const listed = field({ ...control, optionsKnown: false, editable: false }, asked);
  expect(kindsOf([typed, listed]).map((kind) => kind === 'email')).toEqual([true, false]);
});

describe('a label that plainly names a kind', () => {
  it.each<[label: string, name: string, language: string, kind: Kind]>([
    ['Имя', 'login', 'ru', 'given-name'],
    ['Your first name:', 'username', 'en', 'given-name'],
    ['Firma', 'lastName', 'de', 'organization'],
    ['Address 1', 'form_fields[field_72dd213]', 'en', 'address-line1'],
    ['E-Mail', 'ctl00$LoginControl$UserName', 'de', 'email'],
  ])('“%s” goes before the name %s', (label, name, language, kind) => {
    expect(kindsOf([textField(label, { name, elementId: `form-${name}` })], language)).toEqual([kind]);
  });

  it('and its name go before a wrong autocomplete', () => {
    const postal = textField('Your postal code', { name: 'postal_code', autocomplete: 'tel' });
    expect(kindsOf([postal])).toEqual(['postal-code']);
  });

  it('leaves a vague one to the name', () => {
    expect(kindsOf([textField('Number', { name: 'card_number' })])).toEqual(['cc-number']);
  });

  it('says “first name”, whatever its name says and though no last name is asked for', () => {
    expect(kindsOf([textField('First name', { name: 'name-1' }), textField('Message')])[0]).toBe('given-name');
    expect(kindsOf([textField('Name', { name: 'first_name' }), textField('Message')])[0]).toBe('name');
    const recipient = textField('Nombre del destinatario', { name: 'nombre' });
    expect(recognise([recipient], { lexicon: builtLexicon, pageLanguage: 'es' })[0]!.kind).toBe('name');
  });

  it('leaves a box called “name” before a password to the name', () => {
    const password = textField('Password', { type: 'password', name: 'password' });
    expect(kindsOf([textField('Name', { name: 'formusername' }), password])[0]).toBe('username');
  });
});

describe('a question that asks for none of the kinds', () => {
  it.each<[label: string, never: Kind]>([
    ['Operating system', 'category'],
    ['Average blood pressure', 'blood-type'],
    ['Port of first loading', 'airport-from'],
    ['HS code', 'reference'],
    ['White cell count', 'tel-mobile'],
  ])('“%s” gets no %s', (label, never) => {
    const [found] = read([textField(label, { name: 'x' })]);
    expect(found?.kind).not.toBe(never);
    expect(found?.confidence).toBeLessThan(0.3);
  });
});

it('suggestions of a text box are its options', () => {
  const suggestions = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(kindsOf([textField('Your pick', { name: 'x', suggestions })])).toEqual(['weekday']);
});

describe('names of controls', () => {
  it.each<[string, Kind]>([
    ['txtUserName', 'username'],
    ['user[first_name]', 'given-name'],
    ['bill_addr_zip', 'postal-code'],
    ['billingpostcode', 'postal-code'],
    ['card[number]', 'cc-number'],
    ['ctl00$ContentPlaceHolder1$txtEmailAddress', 'email'],
    ['checkout.shipping.newAddress.lastName', 'family-name'],
    ['nachname', 'family-name'],
  ])('%s asks for %s', (name, kind) => {
    expect(kindsOf([textField('', { name })])).toEqual([kind]);
  });

  it('weigh less than a label that says otherwise', () => {
    expect(kindsOf([textField('Username *', { name: 'name', elementId: 'edit-name' })])).toEqual(['username']);
  });
});

describe('autocomplete', () => {
  it('is believed where the label is vague', () => {
    expect(kindsOf([textField('Name', { autocomplete: 'section-a shipping given-name' })])).toEqual(['given-name']);
  });

  it('loses against label and name that agree on something else', () => {
    expect(kindsOf([textField('Discount code', { name: 'promoCode', autocomplete: 'email' })])).toEqual(['coupon']);
  });

  it('`new-password` on a text box is no password', () => {
    expect(kindsOf([textField('City', { autocomplete: 'new-password' })])).toEqual(['address-level2']);
  });
});

describe('options', () => {
  it.each<[string, readonly string[], Kind]>([
    ['', ['Please select', 'Germany', 'France', 'Spain', 'Italy'], 'country-name'],
    ['', ['Mr', 'Mrs', 'Ms'], 'honorific-prefix'],
    ['', ['Male', 'Female', 'Other'], 'sex'],
    ['', ['Yes', 'No'], 'yes-no'],
    ['', ['Agree', 'Disagree', "I don't know"], 'yes-no'],
    ['I agree with the decision', ['Disagree', 'Neutral', 'Agree'], 'survey-scale'],
    [
      'Do you agree?',
      ['Strongly agree', 'Agree', 'Neither', 'Disagree', 'Strongly disagree', 'Not sure'],
      'survey-scale',
    ],
    ['Sind Sie einverstanden?', ['Bitte wählen', 'Nein', 'Teils', 'Ja', 'Weiß nicht'], 'survey-scale'],
    ['', ['Trifft zu', 'Trifft eher zu', 'Trifft eher nicht zu', 'Trifft nicht zu', 'Keine Angabe'], 'survey-scale'],
    ['', ["Pas du tout d'accord", "Plutôt pas d'accord", "Plutôt d'accord", "Tout à fait d'accord"], 'survey-scale'],
    ['', ['AL', 'AK', 'AZ', 'AR', 'CA'], 'address-level1'],
    ['', ['USD', 'EUR', 'GBP'], 'transaction-currency'],
    ['', ['+1', '+44', '+49'], 'tel-country-code'],
    ['', ['S', 'M', 'L', 'XL'], 'size'],
    ['', ['Visa', 'Mastercard', 'American Express'], 'cc-type'],
  ])('%s%s ask for %s', (label, options, kind) => {
    expect(kindsOf([selectField(label, options, { name: '' })])).toEqual([kind]);
  });
});

describe('samples', () => {
  it.each<[string, Kind]>([
    ['you@example.com', 'email'],
    ['MM / YY', 'cc-exp'],
    ['DD/MM/YYYY', 'date'],
    ['MM/DD/YYYY - MM/DD/YYYY', 'date-range'],
    ['1234 1234 1234 1234', 'cc-number'],
    ['+1 (555) 000-0000', 'tel'],
    ['Jane Doe', 'name'],
    ['123 Main Street', 'street-address'],
  ])('the placeholder “%s” asks for %s', (text, kind) => {
    expect(kindsOf([textField('', { name: '', texts: [{ source: 'placeholder', text }] })])).toEqual([kind]);
  });
});

describe('spans of days', () => {
  it.each(['Stay', 'Travel dates', 'Date range', 'Reisezeitraum', 'Dates du séjour'])('“%s” is one', (label) => {
    expect(kindsOf([textField(label)])).toEqual(['date-range']);
  });

  it('are told by what the field holds', () => {
    expect(kindsOf([textField('', { name: 'q1', current: '06/01/2026 - 06/08/2026' })])).toEqual(['date-range']);
  });

  it('are two dates where there are two boxes', () => {
    const ends = ['check-in', 'check-out'];
    expect(kindsOf([textField('Stay'), textField('Stay')])).toEqual(ends);
    const bare = textField('', { name: '', texts: [{ source: 'placeholder', text: 'mm/dd/yyyy' }] });
    expect(kindsOf([textField('Stay'), bare])).toEqual(ends);
    expect(kindsOf([textField('Dates'), textField('End date')])).toEqual(['start-date', 'end-date']);
  });
});

describe('neighbours', () => {
  it('make month, day and year a birth date', () => {
    const fields = [selectField('', months), selectField('', numbers(1, 31)), selectField('', numbers(2015, 1930))];
    expect(kindsOf(fields)).toEqual(['bday-month', 'bday-day', 'bday-year']);
    expect(read(fields)[0]!.part).toEqual({ of: 'date', piece: 'month' });
  });

  it('make month and year beside a card number its expiry', () => {
    const fields = [textField('Card number'), selectField('Month', months), selectField('Year', numbers(2026, 2036))];
    expect(kindsOf(fields)).toEqual(['cc-number', 'cc-exp-month', 'cc-exp-year']);
  });

  it('make four boxes of four a card number, each in a row of its own and named by its id alone', () => {
    const [first, ...others] = [0, 1, 2, 3].map((at) =>
      textField(at === 0 ? 'Card number' : '', {
        name: '',
        elementId: `input-card-number${at + 1}`,
        maxLength: 4,
        box: { x: 0, y: at * 30, width: 90, height: 24 },
      }),
    );
    const found = read([first!, ...others]);
    expect(found.map(({ part }) => part)).toEqual([0, 1, 2, 3].map((index) => ({ of: 'split', index, count: 4 })));
  });

  it('make six boxes of one character a code', () => {
    const found = read([0, 1, 2, 3, 4, 5].map((at) => textField('', { maxLength: 1, box: box(at) })));
    expect(found.map(({ kind }) => kind)).toEqual(Array(6).fill('one-time-code'));
    expect(found[5]!.part).toEqual({ of: 'split', index: 5, count: 6 });
  });

  it('make counted boxes without a limit a PIN, not a postal code', () => {
    const found = read([0, 1, 2, 3].map((at) => textField(`Pin code ${at + 1} of 4`, { box: box(at) })));
    expect(found.map(({ kind, part }) => [kind, part])).toEqual(
      [0, 1, 2, 3].map((index) => ['pin', { of: 'split', index, count: 4 }]),
    );
  });

  it('make square boxes without a limit a code', () => {
    const square = (at: number) => ({ x: at * 50, y: 0, width: 44, height: 44 });
    const found = read([0, 1, 2, 3].map((at) => textField('Please enter your pin code', { box: square(at) })));
    expect(found[3]!.part).toEqual({ of: 'split', index: 3, count: 4 });
  });

  it('make three short boxes a phone number', () => {
    const found = read(
      [3, 3, 4].map((maxLength, at) => textField(at === 0 ? 'Phone' : '', { maxLength, box: box(at) })),
    );
    expect(found.map(({ kind, part }) => [kind, part])).toEqual(
      [0, 1, 2].map((index) => ['tel', { of: 'split', index, count: 3 }]),
    );
  });

  it('make boxes a Japanese phone number that show its pieces, or are named by their place', () => {
    const name = textField('お名前', { name: 'n' });
    const boxes = [0, 1, 2].map((at) => textField(at === 0 ? '電話番号' : '', { name: `tel[${at}]`, type: 'tel' }));
    const parts = read([name, ...boxes], 'ja').map(({ part }) => part);
    expect(parts.slice(1)).toEqual([0, 1, 2].map((index) => ({ of: 'split', index, count: 3 })));
    const two = ['電話番号1', '電話番号2'].map((label, at) => textField(label, { name: `tel${at}`, type: 'tel' }));
    const whole = read([name, ...two], 'ja').map(({ part }) => part.of);
    expect(whole).toEqual(['whole', 'whole', 'whole']);
  });

  it('make boxes in rows of their own parts of one number and one postal code', () => {
    const rowOf = (label: string, name: string, maxLength: number) => textField(label, { name, maxLength });
    const phone = [rowOf('電話番号', 'tel1', 4), rowOf('－', 'tel2', 4), rowOf('－', 'tel3', 4)];
    const postal = [rowOf('郵便番号', 'zip_a', 3), rowOf('', 'zip_b', 4)];
    const parts = read([...postal, ...phone], 'ja').map(({ kind, part }) => [kind, part.of === 'split' && part.index]);
    expect(parts).toEqual([
      ['postal-code', 0],
      ['postal-code', 1],
      ['tel', 0],
      ['tel', 1],
      ['tel', 2],
    ]);
    const twice = [rowOf('ZIP code', 'zip1', 5), rowOf('ZIP code', 'zip2', 5)];
    expect(read(twice).map(({ part }) => part.of)).toEqual(['whole', 'whole']);
  });

  it('are named by the text right before them, whatever heading stands before that', () => {
    const texts = ['Pupil’s surname', 'Children'].map((text) => ({ source: 'preceding', text }) as const);
    expect(kindsOf([textField('', { name: 'q_4', texts })])).toEqual(['family-name']);
  });

  it('ask for no thing where they name who deals with it', () => {
    expect(kindsOf([textField('Discounter', { name: 'q_4' })])).not.toEqual(['discount']);
  });

  it('read the sign of the post right before a box, also in the row of the address', () => {
    const header = { source: 'table-header', text: 'ご住所' } as const;
    const box = textField('', { name: 'item_51_13[]', texts: [{ source: 'preceding', text: '〒' }, header] });
    expect(kindsOf([box], 'ja')).toEqual(['postal-code']);
  });

  it('tell which half of a name is meant', () => {
    expect(kindsOf([textField('Vorname'), textField('Name')], 'de')).toEqual(['given-name', 'family-name']);
    expect(kindsOf([textField('Nombre'), textField('Apellidos')], 'es')).toEqual(['given-name', 'family-name']);
    expect(kindsOf([textField('Your name'), textField('First name')])).toEqual(['name', 'given-name']);
  });

  it('tell a street with its number from a street without', () => {
    expect(kindsOf([textField('Straße'), textField('Hausnr.')], 'de')).toEqual(['street-name', 'house-number']);
    expect(kindsOf([textField('Straße'), textField('Ort')], 'de')[0]).toBe('street-address');
    expect(kindsOf([textField('Rua'), textField('Número'), textField('Cidade')], 'pt')[1]).toBe('house-number');
    expect(kindsOf([textField('Property address'), textField('MLS number')])).toEqual(['full-address', 'number']);
  });
});

describe('repeats', () => {
  it('names the field whose value is asked for again', () => {
    const email = textField('Email');
    const password = textField('Password', { type: 'password' });
    const fields = [email, textField('Confirm email'), password, textField('', { type: 'password', name: 'pw2' })];
    expect(read(fields).map(({ repeats }) => repeats)).toEqual([null, email.id, null, password.id]);
  });

  it('leaves the old password alone', () => {
    const fresh = textField('New password', { type: 'password' });
    const fields = [
      textField('Current password', { type: 'password' }),
      fresh,
      textField('Confirm password', { type: 'password' }),
    ];
    expect(read(fields).map(({ kind, repeats }) => [kind, repeats])).toEqual([
      ['current-password', null],
      ['new-password', null],
      ['new-password', fresh.id],
    ]);
  });
});

describe('persons', () => {
  it('differ by row and section', () => {
    const fields = [
      textField('First name', { name: 'passengers[0][firstName]' }),
      textField('First name', { name: 'passengers[1][firstName]' }),
      textField('Emergency contact name', { name: '' }),
      textField('First name', { name: 'billing_first_name' }),
    ];
    expect(read(fields).map(({ person }) => person)).toEqual(['', 'guest-1', 'emergency', '']);
  });
});

describe('consent boxes', () => {
  it.each<[string, Kind]>([
    ['I agree to the Terms and Conditions and Privacy Policy', 'terms-consent'],
    ["Yes, I'd like to receive emails about special offers. See our privacy policy", 'marketing-consent'],
    ['Keep me signed in', 'remember-me'],
    ['I have read the privacy policy', 'privacy-consent'],
    ['I am over 18 years of age', 'age-consent'],
    ['Blue', 'yes-no'],
  ])('“%s” is %s', (label, kind) => {
    expect(kindsOf([checkBox(label)])).toEqual([kind]);
  });
});

describe('deliberate choices', () => {
  it('leave traps, captchas and search boxes beside another form', () => {
    const fields = [
      textField('Leave this field blank'),
      textField('Enter the characters you see'),
      textField('Search', { type: 'search', form: 'top' }),
      textField('First name'),
    ];
    expect(read(fields).map(({ skipReason }) => skipReason)).toEqual([
      'honeypot',
      'captcha',
      'search-on-form-page',
      null,
    ]);
  });

  it('leave how many rows a table shows, and which page of it', () => {
    const numbers = ['10', '25', '50', 'All'];
    const fields = [
      selectField('Rows per page', numbers),
      selectField('Einträge pro Seite', numbers),
      selectField('Copies per page', ['1', '2', '4']),
      textField('Go to page', { texts: [...textField('Go to page').texts, { source: 'hint', text: 'of 12' }] }),
      textField('Page'),
    ];
    const left = 'left-blank-on-purpose';
    expect(read(fields).map(({ skipReason }) => skipReason)).toEqual([left, left, null, left, null]);
  });

  it('fill a search box that stands alone', () => {
    expect(read([textField('Search', { type: 'search' })])[0]!.skipReason).toBeNull();
  });

  it('obey the person before anything else', () => {
    const [found] = recognise([textField('Email')], { lexicon: builtLexicon, pageLanguage: 'en', kindOf: () => 'url' });
    expect(found).toMatchObject({ kind: 'url', confidence: 1, evidence: [{ signal: 'user' }] });
  });
});

describe('a second region in one form', () => {
  const address = (...labels: readonly string[]) =>
    ['Street address', 'City', ...labels].map((label) => textField(label, { name: '' }));
  const usStates = selectField('State', ['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado']);

  it.each([
    ['Province', 'en'],
    ['* Province', 'en'],
    ['State/Province', 'en'],
    ['State, Province or Region', 'en'],
    ['Region', 'en'],
    ['Provincia', 'es'],
    ['Bundesland', 'de'],
    ['Область', 'ru'],
  ])('“%s” stays the region', (label, language) => {
    const [street, city, again] = address(label);
    expect(kindsOf([...address('State'), textField(label, { name: '' })], language).at(-1)).toBe('address-level1');
    expect(kindsOf([street!, city!, usStates, again!], language).at(-1)).toBe('address-level1');
  });

  it('stays the region in a second address', () => {
    for (const label of ['State/Province', 'County'])
      expect(kindsOf([...address(label), ...address(label)])).toEqual(
        Array.from({ length: 2 }, () => ['street-address', 'address-level2', 'address-level1']).flat(),
      );
  });

  it.each([
    ['State', 'County', 'en'],
    ['State', 'District', 'en'],
    ['المحافظة', 'المنطقة', 'ar'],
  ])('after “%s” a “%s” is a part of it', (region, part, language) => {
    const [, , first, second] = kindsOf(address(region, part), language);
    expect([first, second]).toEqual(['address-level1', 'address-level3']);
  });

  it.each([
    ['County', 'en'],
    ['المنطقة', 'ar'],
  ])('“%s” alone is the region', (label, language) => {
    expect(kindsOf(address(label), language).at(-1)).toBe('address-level1');
  });
});

it('a name that is its label cut short says nothing that the label does not', () => {
  const [policy] = recognise([textField('Policy #', { name: 'pol' })], { lexicon: builtLexicon, pageLanguage: 'en' });
  expect(policy!.kind).not.toBe('sex');
});
