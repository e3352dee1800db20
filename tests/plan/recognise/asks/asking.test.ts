import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../../../utils/pipeline';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { field, textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';

const { lexicon, asks } = await loadLocale('en-US', builtData);
const numberField = (label: string) =>
  field(
    { control: 'number', type: 'number', min: null, max: null, step: 1, stepBase: 0 },
    { texts: [{ source: 'label', text: label }] },
  );
const asked = (...fields: FieldDescriptor[]) =>
  recognise(fields, { lexicon, pageLanguage: 'en', asks }).map(({ ask, kind }) => ask ?? kind);

describe('the unit in a label’s brackets', () => {
  it('tells what cannot be meant', () => {
    expect(asked(numberField('Public liability cover (£)'))).toEqual(['cover-liability']);
    expect(asked(numberField('Warranty cover (m)'))).not.toContain('party-size');
    expect(asked(numberField('Field area (ha)'))).not.toContain('tel-area-code');
    expect(asked(numberField('Distance between pupils (mm)'))).not.toContain('mileage');
    expect(asked(textField('Cold tier (days)', { name: 'f1' }))).not.toEqual(['weekday']);
  });
});

describe('what a field shows of itself', () => {
  it('asks nothing where it is code', () => {
    const shown = (text: string) => textField('', { type: 'textarea', texts: [{ source: 'placeholder', text }] });
    expect(asked(shown('rate per hour'))).not.toEqual(asked(textField('', { type: 'textarea' })));
    expect(asked(shown('rate(per_hour[5m])'))).toEqual(asked(textField('', { type: 'textarea' })));
  });

  it('tells that a number is asked for, whoever it reaches', () => {
    expect(asked(textField('Receiving contact’s phone', { type: 'tel' }))).toEqual(['tel']);
  });
});

describe('a line that opens a calendar or a clock', () => {
  const end = (label: string, placeholder: string) =>
    textField(label, {
      opensCalendar: true,
      texts: [
        { source: 'label', text: label },
        { source: 'placeholder', text: placeholder },
      ],
    });

  it('is no more than a moment, whatever the whole range is called', () => {
    expect(asked(end('Opening hours', 'Start time'))).toEqual(['opening-time']);
    expect(asked(end('Event', 'Start date'))).toEqual(['start-date']);
    expect(asked(end('Period of employment', 'Start month'))).toEqual(['month']);
    expect(asked(end('Reporting period', 'Start quarter'))).toEqual(['date']);
  });
});

describe('a line of which one word says the sort', () => {
  it('is a code where it ends in "number" or begins with it', () => {
    expect(asked(textField('Proof of purchase no.', { name: 'f1' }))).toEqual(['reference']);
    expect(asked(textField('Title number', { name: 'f1' }))).toEqual(['reference']);
  });

  it('is a number where it ends in a limit or names a unit', () => {
    expect(asked(textField('Backer limit', { name: 'f1' }))).toEqual(['number']);
    expect(asked(textField('Size (inches)', { name: 'f1' }))).toEqual(['number']);
    expect(asked(textField('Shoe size (EU)', { name: 'f1' }))).not.toEqual(['number']);
  });
});

describe('the beginning of a label', () => {
  it('says that a day is asked for, or a number, whatever follows', () => {
    expect(asked(textField('Date of last review', { name: 'f1' }))).toEqual(['date-past']);
    expect(asked(textField('Number of years with the company', { name: 'f1' }))).not.toEqual(['organization']);
  });
});

describe('a word that is asked for elsewhere in the form', () => {
  const tag = (about: string) => asked(textField('Tag number', { name: 'f1', formTexts: [about] }));

  it('begins a word where it is short: no year is an ear', () => {
    expect(tag('Ear tags of this herd')).toEqual(['game-tag']);
    expect(tag('Your year at the bank')).not.toEqual(['game-tag']);
  });

  it('is known with its accents', async () => {
    const german = await loadLocale('de-DE', builtData);
    const price = (about: string) =>
      recognise([textField('Kaufpreis', { name: 'f1', formTexts: [about] })], {
        lexicon,
        pageLanguage: 'de',
        asks: german.asks,
      }).map(({ ask }) => ask);
    expect(price('Angaben zum Gerät')).toEqual(['purchase-price']);
    expect(price('Angaben zum Haus')).not.toEqual(['purchase-price']);
  });
});

describe('a name cut from the label', () => {
  it('says nothing that the label does not', () => {
    const field = textField('Who caused the damage to the fence?', { name: 'damage_to_the_fence' });
    expect(asked(field)).toEqual(asked(textField('Who caused the damage to the fence?', { name: 'f1' })));
  });
});

describe('"how much"', () => {
  it('is money only where it names no other thing', () => {
    expect(asked(textField('How much shelter do you need?', { name: 'f1' }))).toEqual(['some-of-it']);
    expect(asked(textField('How much money do you need?', { name: 'f1' }))).not.toEqual(['some-of-it']);
    expect(asked(textField('How much does one cost?', { name: 'f1' }))).not.toEqual(['some-of-it']);
  });
});

describe('a question after a question', () => {
  it('is answered where nobody asks on: no after "if yes", yes after "if not"', () => {
    expect(asked(textField('Do you have a tractor loan? If yes, which bank?', { name: 'f1' }))).toEqual(['said:No']);
    expect(asked(textField('Have you had any falls? Where?', { name: 'f1' }))).toEqual(['said:No']);
    expect(asked(textField('Was the crate sealed? If not, why?', { name: 'f1' }))).toEqual(['said:Yes']);
  });
});

describe('"how"', () => {
  it('takes up what it asks the degree of, but for lengths and spans', () => {
    expect(asked(textField('How draughty is the mill?', { name: 'f1' }))).toEqual(['said:Very draughty']);
    expect(asked(textField('How tall is the mast?', { name: 'f1' }))).not.toEqual(['said:Very tall']);
  });

  it('asks for an opinion of what was, not for its day', () => {
    expect(asked(textField('How was check-in?', { name: 'f1' }))).toEqual(['how-it-was']);
    expect(asked(textField('How was the crate opened?', { name: 'f1' }))).not.toEqual(['how-it-was']);
  });
});

describe('one of two', () => {
  it('is an answer whatever kind the words sound like', () => {
    expect(asked(textField('Visible or concealed?', { name: 'f1' }))).not.toEqual(['yes-no']);
    expect(asked(textField('On site or elsewhere?', { name: 'f1' }))).toEqual(['said:On site']);
    expect(asked(textField('Pedigree, crossbreed or mongrel?', { name: 'f1' }))).toEqual(['said:Pedigree']);
    expect(asked(textField('Phone or e-mail?', { name: 'f1' }))).not.toEqual(['said:Phone']);
  });
});

describe('the last so many hours', () => {
  it('are no last name', () => {
    expect(asked(textField('Gravel moved in last 24 hours', { name: 'f1' }))).not.toEqual(['family-name']);
  });
});

describe('"any"', () => {
  it('may be none', () => {
    expect(asked(textField('Any loose slates?', { name: 'f1' }))).toEqual(['said:None']);
    expect(asked(textField('Any other remarks?', { name: 'f1' }))).not.toEqual(['said:None']);
  });
});

describe('a question that leaves out its verb', () => {
  it('wants a yes or a no', () => {
    expect(asked(textField('Ever been behind with the rent?', { name: 'f1' }))).toEqual(['yes-no']);
    expect(asked(textField('Got a driving licence?', { name: 'f1' }))).toEqual(['yes-no']);
    expect(asked(textField('OK to share your details?', { name: 'f1' }))).toEqual(['yes-no']);
  });
});

describe('a question of somebody', () => {
  it('asks for no name where it asks how, when or why, or what else', () => {
    expect(asked(textField('What does your dog dream of?', { name: 'f1' }))).not.toEqual(['name']);
    expect(asked(textField('When did your cat last purr?', { name: 'f1' }))).not.toEqual(['name']);
    expect(asked(textField('What is your dog called?', { name: 'f1' }))).toEqual(['pet-name']);
    expect(asked(textField('Your landlord', { name: 'f1' }))).toEqual(['name']);
  });
});

describe('what somebody has supplied or provided', () => {
  it('is asked for by a firm, not by a person', () => {
    expect(asked(textField('Dockets supplied by', { name: 'f1' }))).toEqual(['asked-company']);
    expect(asked(textField('Docket checked by', { name: 'f1' }))).toEqual(['asked-person']);
  });
});

describe('contents', () => {
  it('are a parcel’s where something is sent, and else a text', () => {
    const contents = textField('Contents', { name: 'f1', type: 'textarea' });
    const sent = [textField('Parcel weight (kg)', { name: 'f2' }), contents];
    expect(asked(...sent)[1]).toBe('parcel-contents');
    expect(asked(textField('E-mail', { name: 'f2' }), contents)).not.toContain('parcel-contents');
  });
});

describe('a quantity', () => {
  it('is told beside the unit it is measured in', () => {
    expect(asked(numberField('Tidal volume (ml)'))).toEqual(['tidal-volume']);
    expect(asked(numberField('Tube size (mm)'))).toEqual(['tube-size']);
    expect(asked(numberField('Hat size (cm)'))).toEqual(['hat-size']);
  });
});

describe('a rate', () => {
  it('rules out what is told in other units, and kinds too', () => {
    expect(asked(numberField('Residual sugar per bottle (g/l)'))).not.toContain('blood-glucose');
    expect(asked(numberField('Stocking rate (AUM/acre)'))).not.toContain('price');
  });
});

describe('what is counted or lasts', () => {
  it('is no year, no day and no line’s length', () => {
    expect(asked(textField('How many years have you been gardening?', { name: 'f1' }))).toEqual(['years-count']);
    expect(asked(textField('How many days a week do you garden?', { name: 'f1' }))).toEqual(['sessions-per-week']);
    expect(asked(textField('Length of membership', { name: 'f1' }))).toEqual(['z-time-at-place']);
    expect(asked(textField('Length of the visit', { name: 'f1' }))).toEqual(['duration']);
  });

  it('is a small share of the time spent on it, in per cent', () => {
    expect(asked(numberField('Expected travel (% of time)'))).toEqual(['percent-low']);
    expect(asked(textField('Staff turnover (%)', { name: 'f1' }))).toEqual(['percent-low']);
    expect(asked(textField('Remote work (%)', { name: 'f1' }))).toEqual(['percentage']);
  });
});

describe('what a label ends in', () => {
  it('is what it asks for, whatever its other words ask', () => {
    expect(asked(textField('SSH key path', { name: 'f1' }))).toEqual(['file-path']);
    expect(asked(textField('Docker image tag', { name: 'f1' }))).toEqual(['docker-tag']);
    expect(asked(textField('Exemption certificate number', { name: 'f1' }))).toEqual(['reference']);
    expect(asked(textField('Deposit scheme reference', { name: 'f1' }))).toEqual(['reference']);
    expect(asked(textField('Authority to act (reference)', { name: 'f1' }))).toEqual(['reference']);
    expect(asked(textField('Fit note reference', { name: 'f1' }))).toEqual(['reference']);
    expect(asked(textField('Certificate ref', { name: 'f1' }))).toEqual(['reference']);
    expect(asked(textField('Fee code', { name: 'f1' }))).toEqual(['reference']);
  });
});

describe('a question', () => {
  it('of which one is meant, or where, is answered by no amount and no thing', () => {
    expect(asked(textField('Which tool do you use most?', { name: 'f1' }))).not.toEqual(['number-max']);
    expect(asked(textField('Where is the car now?', { name: 'f1' }))).toEqual(['whereabouts']);
    expect(asked(textField('Drop-off hotel or address', { name: 'f1' }))).toEqual(['full-address']);
    expect(asked(textField('Oversized items (skis, golf bags)', { name: 'f1' }))).toEqual(['text']);
  });

  it('of which items, or of where in a house, is answered by no number and no town', () => {
    expect(asked(textField('Prohibited items', { name: 'f1' }))).toEqual(['text']);
    expect(asked(textField('Location of boiler', { name: 'f1' }))).toEqual(['indoor-place']);
    expect(asked(textField('Location of the event', { name: 'f1' }))).not.toContain('indoor-place');
  });

  it('of whether something is so is answered by yes or no, whatever it names', () => {
    const whether = [
      ...['May we contact this employer?', 'Is your child looked after by the state?', 'Tracker fitted?'],
      ...['Were the gutters cleaned before the sale?', 'Water turned off?', 'Gasket intact?', 'Charging admission?'],
      ...['Reversible?', 'Spare harness?'],
    ];
    expect(asked(...whether.map((label, at) => textField(label, { name: `f${at}` })))).toEqual(
      whether.map(() => 'yes-no'),
    );
    expect(asked(textField('Could you tell us who came along?', { name: 'f1' }))).not.toEqual(['yes-no']);
    for (const other of ['Date received?', 'Any other pigeons?', 'How many pigeons?'])
      expect(asked(textField(other, { name: 'f1' }))).not.toEqual(['yes-no']);
  });

  it('of who or what is the first or the last is answered by no half of a name', () => {
    const firsts = ['Age first met', 'First contact on duty', 'Last caller', 'Pledge given'];
    expect(asked(...firsts.map((label, at) => textField(label, { name: `f${at}` })))).not.toContain('given-name');
    expect(asked(...firsts.map((label, at) => textField(label, { name: `f${at}` })))).not.toContain('family-name');
    expect(asked(textField('First', { name: 'f1' }), textField('Last', { name: 'f2' }))).toEqual([
      'given-name',
      'family-name',
    ]);
  });

  it('of nights, of hours spent, or of things per day, is answered by how many', () => {
    expect(asked(textField('Dockets per shift', { name: 'f1' }))).toEqual(['number']);
    expect(asked(textField('Docket fees per shift', { name: 'f1' }))).not.toEqual(['number']);
    expect(asked(textField('Post-tour hotel nights', { name: 'f1' }))).not.toContain('duration');
    expect(asked(textField('Hours of piano per fortnight', { name: 'f1' }))).toEqual(['number']);
  });

  it('of what is requested is answered by no letter that asks for it', () => {
    expect(asked(textField('Kennel requested', { name: 'f1' }))).not.toContain('message');
    expect(asked(textField('Special request', { name: 'f1' }))).not.toEqual(['text']);
  });

  it('of one or the other is answered by one of them', () => {
    expect(asked(textField('Indoor or outdoor?', { name: 'f1' }))).toEqual(['said:Indoor']);
    expect(asked(textField('Is it new or second-hand?', { name: 'f1' }))).toEqual(['said:new']);
    expect(asked(textField('Which bus or train?', { name: 'f1' }))).not.toContain('said:Which bus');
  });

  it('of a day needs no word for it', () => {
    expect(asked(textField('LMP', { name: 'f1' }))).toEqual(['menstruation']);
    expect(asked(textField('Last tetanus shot', { name: 'f1' }))).toEqual(['last-tetanus']);
  });

  it('of an amount without tax is no tax number', () => {
    expect(asked(textField('Quote (excl. VAT)', { name: 'f1' }))).toEqual(['price']);
    expect(asked(textField('VAT number', { name: 'f1' }))).toEqual(['vat-id']);
  });

  it('of several lines that only mentions a job asks for no job title', () => {
    const story = textField('What one thing would make your job easier?', { name: 'f1' });
    expect(asked({ ...story, type: 'textarea' } as FieldDescriptor)).toEqual(['k1-job-better']);
  });

  it('of so many nights or days counts them, not what they are spent as', () => {
    expect(asked(numberField('Months as a member'))).not.toEqual(['customers']);
    expect(asked(numberField('Nights of accommodation needed'))).toEqual(['nights-hotel']);
    expect(asked(numberField('Number of days off work'))).not.toEqual(['duration']);
  });

  it('of what happened is told of what the form is about', () => {
    const story = (about: string) => asked(textField('What happened?', { name: 'f1', formTexts: [about] }));
    expect(story('Report a motor accident')).toEqual(['scene:car-accident/happened']);
    expect(story('Baggage claim')).toEqual(['scene:lost-baggage/happened']);
    expect(story('Home contents claim')).toEqual(['water-story']);
    expect(story('Tell us')).toEqual(['incident']);
  });
});

describe('a phrase that goes first', () => {
  it('does so where the label says a little more, as the lexicon’s own do', () => {
    expect(asked(textField('Loan amount requested', { name: 'f1' }))).toEqual(['loan-amount']);
    expect(asked(textField('Gross annual revenue', { name: 'f1' }))).toEqual(['revenue-year']);
    expect(asked(textField('Personal credit score (estimate)', { name: 'f1' }))).toEqual(['credit-score']);
  });
});

describe('digits that a label states', () => {
  it('are what is asked, but where the number has a name', () => {
    expect(asked(textField('Branch (three-digit)'))).toEqual(['digits:3']);
    expect(asked(textField('ZIP code (5 digits)'))).toEqual(['postal-code']);
  });
});

describe('words that mean one thing in one form and another elsewhere', () => {
  it('are told by the rest of the form', () => {
    expect(asked(textField('Strength'), textField('Prescribing doctor'))[0]).toBe('measured-strength');
    expect(asked(textField('Strength'), textField('Job title'))[0]).not.toBe('measured-strength');
  });
});

describe('a question', () => {
  it('is told by how it begins', () => {
    expect(asked(textField('How long have you known the applicant?'))).toEqual(['how-long-text']);
  });

  it('about years is not about a year', () => {
    expect(asked(numberField('Years of coaching experience'))).toEqual(['experience-years']);
    expect(asked(numberField('Year the house was built'))).not.toEqual(['experience-years']);
  });

  it('is not told by a word beside a noun that wants another sort of answer', () => {
    expect(asked(textField('Bus route number'))).not.toContain('itinerary');
    expect(asked(textField('Public liability insurer'))).not.toContain('cover-liability');
    expect(asked(textField('Working with Children Check number'))).toEqual(['reference']);
  });

  it('is not told by one word among many', () => {
    expect(asked(numberField('Number of late deliveries noted in the last 12 months'))).not.toContain('loan-months');
  });

  it('may be one only where the label says nothing else', () => {
    const beside = textField('Patient name');
    expect(asked(textField('Mobility'), beside)[0]).toBe('mobility');
    expect(asked(textField('Mobility aids owned'), beside)[0]).not.toBe('mobility');
  });

  it('is the label’s, not the name’s', () => {
    expect(asked(textField('Your requirement', { name: 'instructions' }))).not.toContain('method');
  });
});

it.each([
  ['it', 'Pressione massima', 'systolic'],
  ['ko', '이완기 혈압', 'diastolic'],
  ['nl', 'Onderdruk', 'diastolic'],
  ['ko', '임대차 보증금', 'deposit'],
])('in %s “%s” asks for its own amount', async (language, label, ask) => {
  const locale = await loadLocale(language, builtData);
  const context = { lexicon: locale.lexicon, pageLanguage: language, asks: locale.asks };
  expect(recognise([numberField(label)], context)[0]!.ask).toBe(ask);
});

describe('a line that counts', () => {
  it('tells no story, whatever its noun is elsewhere', () => {
    expect(asked(textField('Quote', { name: 'f1', formTexts: ['Press release'] }))).toEqual(['press-quote']);
    const counted = textField('Number of quotes', { name: 'f1', formTexts: ['Press release'] });
    expect(asked(counted)).not.toContain('press-quote');
  });

  it('counts hours, but where they are those of a shop', () => {
    expect(asked(textField('Simulator hours', { name: 'f1' }))).not.toContain('time');
    expect(asked(textField('Store hours', { name: 'f1' }))).toEqual(['hours-open']);
  });
});

describe('a line of which a strong phrase says that a day is asked for', () => {
  it('is one without the word "date", but not where it says much more', () => {
    expect(asked(textField('Air con last regassed', { name: 'f1' }))).toEqual(['past-year']);
    expect(asked(textField('Product last replaced by which supplier', { name: 'f1' }))).not.toContain('past-year');
  });
});

describe('what goes with an amount', () => {
  it('is no amount', () => {
    expect(asked(textField('Purpose of payment', { name: 'f1' }))).toEqual(['payment-purpose']);
    expect(asked(textField('Source of income', { name: 'f1' }))).not.toEqual(['income-month']);
  });

  it('is a number where a unit stands beside it, whatever the name says', () => {
    expect(asked(textField('Off-peak reading (kWh)', { name: 'hp' }))).not.toContain('tel-mobile');
  });

  it('is a code where the thing is named by its code in front', async () => {
    const italian = await loadLocale('it-IT', builtData);
    const [found] = recognise([textField('Codice aziendale')], {
      lexicon: italian.lexicon,
      pageLanguage: 'it',
      asks: italian.asks,
    });
    expect(found!.kind).toBe('reference');
  });

  it('is how many of an age', () => {
    expect(asked(numberField('Under 5s'))).toEqual(['children']);
    expect(asked(numberField('Nights woken in the last month'))).toEqual(['number']);
  });
});

describe('a label that tells a story', () => {
  it('asks for no kind that a word or two of many name', () => {
    expect(asked(textField('What first got you thinking about moving on?', { name: 'f1' }))).toEqual(['text']);
    expect(asked(textField('Limit on each credit card and store account', { name: 'f1' }))).not.toEqual(['cc-number']);
    expect(asked(textField('Name of the person who is to be told first', { name: 'f1' }))).toEqual(['name']);
  });
});

it('wants words in a box of several lines, however long somebody has done a thing', () => {
  const label = 'Previous experience with children';
  expect(asked(textField(label, { type: 'textarea' }))).not.toEqual(['experience-years']);
  expect(asked(textField('Years of experience'))).toEqual(['experience-years']);
});

describe('words that ask for something else than they name', () => {
  it.each([
    ['Who signed for it on the day of arrival?', /^(?!.*date)/],
    ['Error text shown on the screen', /error/],
    ['Preferred pharmacy for repeat medication', /^pharmacy$/],
    ['Commit or build hash', /hash/],
    ['Ignore commits whose message contains', /^skip-message$/],
  ])('“%s”', (label, kind) => {
    const [found] = asked(
      textField(label, { name: 'q1', formTexts: label.startsWith('Ignore') ? ['Build pipeline'] : [] }),
    );
    expect(found).toMatch(kind);
  });

  it('fly nobody where somebody is insured', () => {
    const carrier = (title: string) => asked(textField('Carrier', { name: 'q1', formTexts: [title] }))[0];
    expect(carrier('Dental insurance')).toBe('health-carrier');
    expect(carrier('Your flight')).toBe('airline');
  });
});
