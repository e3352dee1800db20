import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { selectField, textField } from '../../../builders';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { builtData, builtLexicon } from '../../persona/locale-source';

const { lexicon, asks } = await loadLocale('en-US', builtData);

const read = (fields: readonly FieldDescriptor[], pageLanguage = 'en') =>
  recognise(fields, { lexicon: builtLexicon, pageLanguage });
const personsOf = (fields: readonly FieldDescriptor[], pageLanguage?: string) =>
  read(fields, pageLanguage).map(({ person }) => person);
const under = (legend: string, label: string, name = '') =>
  textField(label, {
    name,
    texts: [
      { source: 'label', text: label },
      { source: 'legend', text: legend },
    ],
  });
const cell = (header: string, row: number, group = `table/row${row}`) =>
  textField('', { name: '', group, texts: [{ source: 'table-header', text: header }] });

describe('a relation', () => {
  it('is that of whoever was named before it, and the phone after it theirs', () => {
    const labels = ['Full name', 'Phone', 'Emergency contact', 'Relationship to you', 'Phone'];
    const of = personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })));
    expect(of).toEqual(['', '', 'emergency', 'emergency', 'emergency']);
  });
});

describe('whoever proposes a talk', () => {
  it('fills in the part of the form that is headed by that word, and has somebody else beside them', () => {
    const fields = ['Name', 'Mastodon handle', 'Co-presenter'].map((label, at) => ({
      ...under('Speaker', label, `f${at}`),
      formTexts: ['Call for speakers'],
    }));
    const [name, handle, other] = personsOf(fields);
    expect([name, handle]).toEqual(['', '']);
    expect(other).not.toBe('');
  });

  const of = (title: string) =>
    personsOf(
      ['Presenter', 'Twitter handle'].map((label, at) => textField(label, { name: `f${at}`, formTexts: [title] })),
    );

  it('fills in the call for it, and nobody else’s form', () => {
    expect(of('Submit a session')[0]).toBe('');
    expect(of('Call for papers')[0]).toBe('');
    expect(of('Book a seat')[0]).not.toBe('');
  });
});

describe('a pupil', () => {
  const of = (...labels: string[]) => personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })));

  it('is a child where somebody else’s name is asked for as well', () => {
    expect(of('Contact’s first name', 'Contact’s last name', 'Student’s first name', 'Student’s age')).toEqual([
      '',
      '',
      'child',
      'child',
    ]);
  });

  it('is the page’s person where nobody else is', () => {
    expect(of('Student’s first name', 'Student’s last name', 'E-mail')).toEqual(['', '', '']);
  });
});

describe('a friend', () => {
  it('is somebody else where one’s own address is asked beside theirs', () => {
    const [own, friend] = ['Your e-mail', 'Your friend’s e-mail'].map((label, at) =>
      textField(label, { name: `f${at}` }),
    );
    expect(personsOf([own!, friend!])).toEqual(['', 'friend']);
  });
});

describe('a seller', () => {
  it('is not who buys, but the page’s person where nobody does', () => {
    const of = personsOf(['Seller', 'Buyer'].map((label, at) => textField(label, { name: `f${at}` })));
    expect(of).toEqual(['seller', '']);
    expect(personsOf([textField('Seller', { name: 'f1' })])).toEqual(['']);
  });
});

describe('whoever a form looks for', () => {
  const speaker = (title: string, ...labels: string[]) =>
    personsOf(labels.map((label, at) => textField(label, { name: `f${at}`, formTexts: [title] })));

  it('is the page’s person, and another one only whom the label tells apart', () => {
    expect(speaker('Call for speakers', 'Speaker name', 'Co-speaker')).toEqual([
      '',
      expect.stringContaining('colleague'),
    ]);
    const [first, second] = speaker('Session feedback', 'Speaker name', 'Co-speaker');
    expect(first).not.toBe('');
    expect(second).not.toBe(first);
  });
});

describe('who a policy is for', () => {
  it('is of the family, and what they are to the insured theirs', () => {
    const labels = ['Insured', 'Primary beneficiary', 'Relationship to insured', 'Contingent beneficiary'];
    const of = personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })));
    expect(of).toEqual(['', 'brother', 'brother', 'sister']);
  });

  it('is a child where a dependent’s relationship is asked', () => {
    const labels = ['Dependent full name', 'Dependent relationship'];
    expect(personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })))[1]).toBe('child');
  });
});

describe('a relation to oneself', () => {
  const relation = (before: string) => {
    const list = selectField('Relationship to insured', ['Self', 'Spouse', 'Child'], { name: 'f2' });
    return read([textField(before, { name: 'f1' }), list])[1]!.ask;
  };

  it('is chosen where nobody else was named', () => {
    expect(relation('Patient')).toBe('as-self');
    expect(relation('Emergency contact')).toBeUndefined();
  });
});

describe('a question who it was', () => {
  it.each(['Who is your grievance about?', 'Who will be with you for the first night?'])(
    '“%s” asks for somebody else',
    (label) => {
      const [read] = recognise([textField(label, { name: 'f1' })], { lexicon, pageLanguage: 'en', asks });
      expect(read!.person).toBe('colleague-named');
    },
  );

  it('a pet that is registered is not whoever registers it', () => {
    const fields = ['First name', 'Surname', 'Pet’s name'].map((label) =>
      textField(label, { name: label, formTexts: ['Pet registration'] }),
    );
    const read = recognise(fields, { lexicon, pageLanguage: 'en', asks });
    expect(read.map(({ person }) => person)).toEqual(['', '', 'pet']);
  });

  it('a journey told by towns begins at one and ends at another', () => {
    const fields = ['Origin city, state and ZIP', 'Destination city, state and ZIP'].map((label) =>
      textField(label, { name: label }),
    );
    const [from, to] = recognise(fields, { lexicon, pageLanguage: 'en', asks });
    expect([from!.person, to!.person]).toEqual(['', 'other-there']);
  });

  it('asks for somebody else', () => {
    const [read] = recognise([textField('Who deserves a shout-out this month?', { name: 'f1' })], {
      ...{ lexicon, asks, pageLanguage: 'en' },
    });
    expect(read!.person).toBe('colleague-named');
  });
});

describe('where something goes from and to', () => {
  it('are two places, but one where only one is asked for', () => {
    const of = (...labels: string[]) => personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })));
    expect(of('Pickup ZIP', 'Delivery ZIP')).toEqual(['', 'other-there']);
    expect(of('Collection postcode', 'Destination postcode')).toEqual(['', 'other-there']);
    expect(of('Delivery postcode')).toEqual(['']);
  });
});

describe('rows of people', () => {
  it('are one person a row of a table, none of them the page’s', () => {
    const rows = [1, 2, 3].flatMap((row) => ['First name', 'Last name', 'E-mail', 'Salary'].map((h) => cell(h, row)));
    expect(personsOf(rows)).toEqual(['row-1', 'row-2', 'row-3'].flatMap((person) => Array(4).fill(person)));
  });

  it('are told by their own column heads, not by the last one, which stands right before the first cell', () => {
    const [first, ...others] = [1, 2].flatMap((row) => ['First name', 'Last name', 'Manager'].map((h) => cell(h, row)));
    const afterHead = { ...first!, texts: [...first!.texts, { source: 'preceding', text: 'Manager' } as const] };
    expect(personsOf([afterHead, ...others])).toEqual(personsOf([first!, ...others]));
  });

  it('know their manager as somebody else', () => {
    const rows = [1, 2].flatMap((row) => ['First name', 'Last name', 'Manager'].map((h) => cell(h, row)));
    expect(personsOf(rows)).toEqual(['row-1', 'row-1', 'row-1/manager', 'row-2', 'row-2', 'row-2/manager']);
  });

  it('are all others where the page’s person is asked for beside them', () => {
    const guests = [1, 2, 3].map((guest) => textField(`Guest ${guest} name`, { name: `guest${guest}` }));
    const fields = [textField('Your name', { name: 'name' }), ...guests];
    expect(personsOf(fields)).toEqual(['', 'guest-1', 'guest-2', 'guest-3']);
  });

  it('start with the page’s person where nobody else is asked for', () => {
    const fields = [0, 1].flatMap((row) => [
      textField('First name', { name: `people[${row}][first]` }),
      textField('Last name', { name: `people[${row}][last]` }),
    ]);
    expect(personsOf(fields)).toEqual(['', '', 'row-1', 'row-1']);
  });

  it('are told by cards that are called nothing', () => {
    const fields = ['a', 'b', 'c'].flatMap((card) => [
      textField('First name', { name: '', group: card }),
      textField('Last name', { name: '', group: card }),
    ]);
    expect(personsOf(fields)).toEqual(['', '', 'row-2', 'row-2', 'row-3', 'row-3']);
  });

  it('are told by their names where one numbered title stands over several', () => {
    const fields = [1, 2].flatMap((guest) => [
      under('Guest 1', 'First name', `guest[${guest}][first]`),
      under('Guest 1', 'Last name', `guest[${guest}][last]`),
    ]);
    expect(personsOf(fields)).toEqual(['', '', 'guest-2', 'guest-2']);
  });

  it('are nobody where they are about things', () => {
    const fields = [1, 2].flatMap((row) => [
      textField('Product', { name: `product_${row}`, group: `line${row}` }),
      textField('Quantity', { name: `quantity_${row}`, group: `line${row}` }),
      textField('Note', { name: `note_${row}`, group: `line${row}` }),
    ]);
    expect(personsOf(fields)).toEqual(['', '', '', 'line-2', 'line-2', 'line-2']);
  });

  it('are not made of a bill and a delivery', () => {
    const fields = ['billing', 'shipping'].flatMap((use) => [
      textField('First name', { name: `${use}[first]`, group: use }),
      textField('Last name', { name: `${use}[last]`, group: use }),
      textField('City', { name: `${use}[city]`, group: use }),
    ]);
    expect(new Set(personsOf(fields))).toEqual(new Set(['']));
  });

  it('are told by the sections of autocomplete', () => {
    const fields = ['section-passenger-1 name', 'section-passenger-2 name', 'billing name'].map((autocomplete, nth) =>
      textField('Name', { name: `field_${'abc'[nth]}`, autocomplete }),
    );
    expect(personsOf(fields)).toEqual(['', 'guest-2', '']);
  });

  it.each([['section-blue shipping', 'section-red shipping']])('are told by sections of any name', (blue, red) => {
    const fields = [blue, red].flatMap((section) => [
      textField('Name', { name: '', autocomplete: `${section} name` }),
      textField('City', { name: '', autocomplete: `${section} address-level2` }),
    ]);
    expect(personsOf(fields)).toEqual(['', '', 'row-red', 'row-red']);
  });
});

describe('roles', () => {
  it.each([
    ['en', 'Mother’s maiden name', 'maiden-name', 'mother'],
    ['en', 'Father’s name', 'name', 'father'],
    ['de', 'Mädchenname der Mutter', 'maiden-name', 'mother'],
    ['ar', 'اسم الأب', 'name', 'father'],
    ['ru', 'Имя матери', 'name', 'mother'],
    ['en', 'Approver', 'name', 'approver'],
    ['en', 'Manager', 'name', 'manager'],
    ['en', 'Guarantor', 'name', 'guarantor'],
    ['en', 'Landlord’s phone', 'tel', 'landlord'],
    ['de', 'Sachbearbeiter', 'name', 'clerk'],
    ['ar', 'ولي الأمر', 'name', 'parent'],
    ['en', 'Teacher', 'name', 'teacher'],
    ['en', 'Pet’s name', 'name', 'pet'],
    ['ja', '承認者', 'name', 'approver'],
  ])('%s “%s” is the %s of the %s', (language, label, kind, person) => {
    const [, found] = read(
      [textField(language === 'en' ? 'E-mail' : '', { name: 'email' }), textField(label, { name: '' })],
      language,
    );
    expect(found).toMatchObject({ kind, person });
  });

  it.each([
    ['en', 'Employee'],
    ['en', 'Applicant'],
    ['en', 'Member name'],
    ['en', 'Patient'],
    ['de', 'Mitarbeiter'],
    ['es', 'Empleado'],
  ])('%s “%s” is the page’s person by full name', (language, label) => {
    expect(read([textField(label, { name: '' })], language)[0]).toMatchObject({ kind: 'name', person: '' });
  });

  it('take a word for what it means in the page’s language', () => {
    const date = under('Gegevens van het optreden', 'Datum', 'date');
    expect(personsOf([textField('Naam', { name: 'naam' }), date], 'nl')).toEqual(['', '']);
  });

  it.each(['Number of employees', 'Employees', 'Manager comments', 'Employee ID', 'Mother tongue'])(
    '“%s” is no name',
    (label) => {
      expect(read([textField(label, { name: '' })])[0]!.kind).not.toBe('name');
    },
  );

  it('are somebody else from the second on, though nobody else is asked who they are', () => {
    const names = ['First name', 'Last name'].map((label) => under('Passenger 2', label, `p2${label[0]}`));
    expect(personsOf(names)).toEqual(['guest-2', 'guest-2']);
    const alone = ['First name', 'Last name'].map((label) => under('Passenger 1', label, `p1${label[0]}`));
    expect(personsOf(alone)).toEqual(['', '']);
  });

  it('are somebody’s own: the contact of the second passenger', () => {
    const fields = [
      textField('First name', { name: 'first' }),
      under('Passenger 2', 'First name', 'p2first'),
      under('Passenger 2', 'Emergency contact phone', 'p2phone'),
    ];
    expect(personsOf(fields)).toEqual(['', 'guest-2', 'guest-2/emergency']);
  });

  it('make the one who fills the form in the parent of the child asked for', () => {
    const fields = [
      textField('Student’s name', { name: 'a' }),
      textField('Parent/guardian name', { name: 'b' }),
      textField('Parent e-mail', { name: 'c' }),
      textField('Mother’s phone', { name: 'd' }),
    ];
    expect(personsOf(fields)).toEqual(['child', '', '', 'child/mother']);
  });

  it('make nobody’s parents of the one who fills the form in and a spouse, where the spouse is asked for as well', () => {
    const labels = ['Surname', 'Spouse’s name', 'Father’s name', 'Names of children'];
    expect(personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })))).toEqual([
      '',
      'spouse',
      'father',
      'child',
    ]);
  });

  it('take “personal” for no person beside one’s own', () => {
    const labels = ['First name', 'Work e-mail', 'Personal e-mail'];
    expect(personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })))).toEqual(['', '', '']);
  });

  it('take a name for a badge for whoever’s the form asks for', () => {
    const fields = ['Delegate name', 'Name for badge'].map((label, at) => textField(label, { name: `f${at}` }));
    expect(recognise(fields, { lexicon, pageLanguage: 'en', asks }).map(({ person }) => person)).toEqual(['', '']);
  });

  it('take “partner” above an e-mail address for no spouse', () => {
    expect(personsOf([under('Become a partner', 'E-mail', 'email')])).toEqual(['']);
  });

  it('know an employer by address and phone, and leave the job the person’s own', () => {
    const fields = [
      under('Employer', 'Company', 'company'),
      under('Employer', 'Street address', 'street'),
      under('Employer', 'Phone', 'phone'),
    ];
    expect(personsOf(fields)).toEqual(['', 'employer', 'employer']);
  });

  it('take no Korean user id for a child', () => {
    expect(personsOf([textField('이메일 아이디', { name: 'a' }), textField('생년월일', { name: 'b' })], 'ko')).toEqual([
      '',
      '',
    ]);
  });
});

it.each([
  ['Tanığın adı soyadı', 'witness'],
  ['Bölüm amiri', 'manager'],
])('a Turkish role is known by its endings too: %s', (label, role) => {
  const [{ kind, person } = { kind: '', person: '' }] = read([textField(label, { name: 'f1' })], 'tr');
  expect([kind, person]).toEqual(['name', role]);
});

describe('whoever sends', () => {
  const of = (language: string, ...labels: string[]) =>
    personsOf(
      labels.map((label, at) => textField(label, { name: `f${at}` })),
      language,
    );

  it('is the page’s person, whoever receives somebody else', () => {
    expect(of('tr', 'Gönderici Adı Soyadı', 'Gönderici Adresi', 'Alıcı Adı Soyadı', 'Alıcı Adresi')).toEqual([
      '',
      '',
      'recipient',
      'recipient',
    ]);
    expect(of('pl', 'Nadawca', 'Odbiorca')).toEqual(['', 'recipient']);
  });

  it('by mail to a friend gives both addresses, though names alone tell whose they are', () => {
    const mail = (label: string, name: string) => textField(label, { name, type: 'email' });
    const sharing = [mail('Enviar a dirección de correo electrónico', 'target_email'), mail('Correo', 'source_email')];
    expect(personsOf(sharing, 'es')).toEqual(['recipient', '']);
    expect(personsOf([mail('Correo electrónico', 'target_email')], 'es')).toEqual(['']);
  });

  it('has a phone of their own', () => {
    const [phone] = read([textField('Gönderici Telefonu', { name: 'f1' })], 'tr');
    expect(phone!.kind).toMatch(/^tel/);
  });
});

it.each([
  ['ar', 'الموظف البديل', 'colleague'],
  ['ko', '담당 직원', 'colleague'],
  ['cs', 'Přiděleno komu', 'colleague'],
  ['fr', 'Conducteur adverse', 'counterparty'],
])('whoever stands in, serves or opposes is somebody else: %s “%s”', (language, label, role) => {
  const [{ kind, person } = { kind: '', person: '' }] = read([textField(label, { name: 'f1' })], language);
  expect([kind, person]).toEqual(['name', role]);
});

describe('a second address', () => {
  const of = (language: string, ...labels: string[]) =>
    read(
      labels.map((label, at) => textField(label, { name: `f${at}` })),
      language,
    ).map(({ kind, person }) => `${kind} ${person}`);

  it('is that of the next home where it is a new one', () => {
    expect(of('fr', 'Adresse actuelle', 'Nouvelle adresse')).toEqual(['full-address ', 'full-address former-new']);
  });

  it('is no second line of the first where it is told apart', () => {
    expect(of('de', 'Wohnanschrift', 'Postanschrift')[1]).toMatch(/^full-address/);
    expect(of('en', 'Address', 'Address')).toEqual(['street-address ', 'address-line2 ']);
  });

  it('asks for no name where it is the one before', () => {
    expect(of('pt', 'Endereço anterior')).toEqual(['street-address former']);
  });
});

describe('whoever sends something', () => {
  const of = (...labels: string[]) => personsOf(labels.map((label, at) => textField(label, { name: `f${at}` })));

  it('is the page’s person, though the recipient is asked for first', () => {
    const [to, mailTo, from, mailFrom] = of('Recipient name', 'Recipient email', 'Sender name', 'Sender email');
    expect([to, mailTo, from, mailFrom]).toEqual(['recipient', 'recipient', '', '']);
  });

  it('writes to a recipient who is misspelt, or honours somebody', () => {
    expect(of('Your name', 'Recipent name')).toEqual(['', 'recipient']);
    expect(of('Honoree first name', 'Honoree last name', 'First name', 'Last name')).toEqual([
      'recipient',
      'recipient',
      '',
      '',
    ]);
  });
});

describe('the sex that somebody looks for', () => {
  const of = (...labels: string[]) =>
    personsOf(labels.map((label, at) => selectField(label, ['Man', 'Woman'], { name: `f${at}` })));

  it('is another person’s beside one’s own', () => {
    expect(of('I am a', 'Seeking a')).toEqual(['', 'spouse']);
    expect(of('Ich bin', 'Ich suche')).toEqual(['', 'spouse']);
  });

  it('is one’s own where nobody is looked for', () => {
    expect(of('Gender', 'Gender')).toEqual(['', '']);
    expect(of('Seeking a')).toEqual(['']);
  });
});
