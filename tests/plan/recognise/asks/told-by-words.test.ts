import { describe, expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { field, textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';

const { lexicon, asks } = await loadLocale('en-GB', builtData);
const asked = (label: string, ...formTexts: string[]) => {
  const [found] = recognise([textField(label, { name: 'q1', formTexts })], { lexicon, pageLanguage: 'en', asks });
  return found!.ask ?? found!.kind;
};

describe('a part of what was experienced', () => {
  it.each([
    ['Noise level and music', 'z-noise-music'],
    ['Food and coffee', 'food-was'],
    ['Staff friendliness', 'staff-was'],
    ['Service', 'staff-was'],
    ['Speed of service', 'speed-was'],
    ['Price', 'price-was'],
    ['Bathroom', 'place-was'],
    ['Sound quality', 'how-it-was'],
  ])('“%s” wants an opinion where opinions are asked', (label, id) => {
    expect(asked(label, 'Customer feedback')).toBe(id);
  });

  it('is none elsewhere', () => {
    expect(asked('Price', 'Order form')).not.toMatch(/-was$/);
    expect(asked('Service', 'Order form')).not.toMatch(/-was$/);
  });

  it('is a fact where its name alone says so', () => {
    expect(asked('Table number', 'Customer feedback')).not.toMatch(/-was$/);
    expect(asked('Trainer', 'Course evaluation')).toBe('name');
    expect(asked('Location of branch', 'Guest survey')).not.toMatch(/-was$/);
  });
});

describe('who did something', () => {
  it.each([
    ['Who paid for your ticket?', 'party-paid'],
    ['Who was the absence reported to?', 'who-told'],
    ['Who served you?', 'who-served'],
    ['Who installed the boiler?', 'asked-company'],
    ['Who is your broadband with?', 'asked-company'],
    ['Who can use the hall?', 'who-for'],
  ])('“%s” asks for a party', (label, id) => {
    expect(asked(label)).toBe(id);
  });

  it('is somebody by name where people have one', () => {
    expect(asked('Who trained you?')).toBe('asked-person');
    expect(asked('Who took the photo?')).toBe('asked-person');
    expect(asked('Who owns the dog?')).toBe('asked-person');
  });
});

describe('who did what was done', () => {
  it.each(['First aid given by', 'Escorted home by', 'Keys handed over by'])('“%s” is somebody', (label) => {
    expect(asked(label)).toBe('asked-person');
  });

  it('is no day, nor a firm', () => {
    expect(asked('Goods required by')).not.toBe('asked-person');
    expect(asked('Decision expected by')).not.toBe('asked-person');
    expect(asked('Goods to be collected by')).not.toBe('asked-person');
    expect(asked('Dockets supplied by')).toBe('asked-company');
  });
});

describe('a firm, a form or a thing', () => {
  it.each([
    ['Sponsoring organization', '', 'asked-company'],
    ['Employee or contractor number', '', 'asked-employee-id'],
    ['Address including postcode', '', 'asked-full-address'],
    ['Origin city, state and ZIP', '', 'asked-city-state'],
    ['Occupational health provider', '', 'asked-company'],
    ['Identity provider', '', 'idp'],
    ['Project title', 'Grant application', 'scene:community-grant/title'],
    ['Cover letter', 'Journal submission', 'k6-ms-cover'],
    ['Visa expiry', '', 'expires'],
    ['Check-in counter', '', 'pitch-number'],
    ['Promotion applied for', '', 'asked-job'],
  ])('“%s” %s', (label, form, id) => {
    expect(asked(label, form)).toBe(id);
  });

  it('is no state, no salutation and no salary by a piece of its words', () => {
    expect(asked('Closing statement')).not.toBe('address-level1');
    expect(asked('Current state of application')).not.toBe('address-level1');
    expect(asked('State')).toBe('address-level1');
  });
});

it('“Fettgehalt” pays nobody', async () => {
  const german = await loadLocale('de-DE', builtData);
  const ofGerman = (label: string) => {
    const fields = [textField(label, { name: 'q1' })];
    return recognise(fields, { lexicon: german.lexicon, pageLanguage: 'de', asks: german.asks })[0]!.ask;
  };
  expect(ofGerman('Fettgehalt')).toBe('concentration');
  expect(ofGerman('Jahresgehalt')).not.toBe('concentration');
});

describe('names and addresses', () => {
  it.each([
    ['First name as shown on the licence', 'given-as-shown'],
    ['Surname exactly as in your ID', 'family-as-shown'],
    ['Name and address of your current school', 'school-and-address'],
    ['Name and full address of insurer', 'firm-and-address'],
    ['Name and address of your medical practice', 'gp-details'],
    ['Site of the collision (street, nearest intersection)', 'corner-place'],
    ['Whom did you inform and how?', 'told-how'],
    ['Has anyone in your family had cancer?', 'cancer-family'],
  ])('“%s” asks for all of it', (label, id) => {
    expect(asked(label)).toBe(id);
  });

  it('are those of people elsewhere', () => {
    expect(asked('Name and address of next of kin')).not.toMatch(/-and-address$/);
    expect(asked('Name as shown on the card')).not.toMatch(/-as-shown$/);
    expect(asked('Whom can we contact and how?')).not.toBe('told-how');
  });
});

describe('an amount', () => {
  const askedFor = (label: string, title: string) => {
    const control = { control: 'number', type: 'number', min: null, max: null, step: null, stepBase: 0 } as const;
    const one = field(control, { texts: [{ source: 'label', text: label }], formTexts: [title] });
    return recognise([one], { lexicon, pageLanguage: 'en', asks })[0]!.ask;
  };

  it('is told by its words too, where the form says what it is of', () => {
    expect(askedFor('Expected mileage', 'Van rental')).toBe('hire-distance');
    expect(askedFor('Expected mileage', 'Sell your car')).not.toBe('hire-distance');
  });
});

describe('a word that means another thing in the form’s trade', () => {
  it.each([
    ['Preferred position', 'k6-lg-pos', 'Junior rugby club registration'],
    ['Role in the organisation', 'committee', 'Community grants fund'],
    ['Trade', 'k7-cm-craft', 'Site accident report'],
    ['Cell or bay', 'pitch-number', 'Machine maintenance'],
    ['Region / availability zone', 'availability-zone', 'Support case'],
    ['Reason for leaving', 'school-change-why', 'Application for admission'],
  ])('“%s” asks %s beside “%s”', (label, id, form) => {
    expect(asked(label, form)).toBe(id);
  });

  it('keeps its usual meaning elsewhere', () => {
    expect(asked('Position', 'Job application')).not.toBe('k6-lg-pos');
    expect(asked('Role in the organisation', 'Software survey')).not.toBe('committee');
  });

  it('asks nothing by the words of a condition in brackets', () => {
    expect(asked('Umbrella organisation holding the funds (if you have no legal status)', 'Grant')).not.toBe(
      'governing',
    );
  });
});
