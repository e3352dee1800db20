import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../utils/plan/rules/rule';
import { readTransfer, type TransferFile } from '../../../../utils/settings/transfer/read-transfer';
import { siteOfUrlPattern } from '../../../../utils/settings/transfer/foreign/site-of-url-pattern';

async function read(file: unknown, encode: (text: string) => string = (text) => text): Promise<TransferFile> {
  const answer = await readTransfer(encode(JSON.stringify(file)));
  if (answer.is !== 'file') throw new Error(`refused: ${answer.is}`);
  return answer;
}
const rulesOf = ({ carried }: TransferFile) => (carried.lists.rules ?? []) as readonly Rule[];
const leftOf = ({ left }: TransferFile) => left.map(({ what, why }) => `${what}: ${why}`);

describe('Fake Filler', () => {
  const options = (fields: readonly object[], more: object = {}) => ({
    fields,
    fieldMatchSettings: {
      matchLabel: true,
      matchId: true,
      matchName: true,
      matchClass: false,
      matchPlaceholder: false,
    },
    ignoredFields: ['captcha', 'hipinputtext'],
    passwordSettings: { mode: 'random', password: '' },
    profiles: [],
    ...more,
  });
  const valueOf = async (field: object) =>
    rulesOf(await read(options([{ name: 'F', match: ['f'], ...field }])))[0]?.value;

  test('its backup is base64; what it brings along is known already', async () => {
    const file = await read(
      options([
        { type: 'first-name', name: 'First Name', match: ['firstname'] },
        {
          type: 'email',
          name: 'Email',
          match: ['email'],
          emailHostname: 'list',
          emailHostnameList: ['mailinator.com'],
        },
        { type: 'regex', name: 'Ort', match: ['stra\u00dfe', 'plz'], template: '[0-9]{5} (Bonn|K\u00f6ln)' },
      ]),
      (text) => Buffer.from(text, 'utf8').toString('base64'),
    );

    expect(file.tool).toBe('fake-filler');
    expect(rulesOf(file)).toMatchObject([
      {
        name: 'Ort',
        on: true,
        sites: [],
        fields: [{ by: 'matches', in: ['label', 'name', 'id'], pattern: 'straße|p[\\W_]?l[\\W_]?z' }],
        value: { is: 'pattern', pattern: '[0-9]{5} (Bonn|Köln)' },
      },
    ]);
    expect(leftOf(file)).toEqual(['First Name: known', 'Email: known']);
  });

  test.each([
    [{ type: 'username' }, { is: 'kind', kind: 'username' }],
    [
      { type: 'number', min: 18, max: 65, decimalPlaces: 2 },
      { is: 'number', from: 18, to: 65, step: 0.01 },
    ],
    [
      { type: 'date', minDate: '1970-01-01', max: -30, template: 'DD-MMM-YYYY' },
      { is: 'date', from: '1970-01-01', to: 'today-30d', format: 'dd-MMM-yyyy' },
    ],
    [
      { type: 'telephone', template: '+1 (Xxx)' },
      { is: 'pattern', pattern: '\\+1 \\([1-9][0-9][0-9]\\)' },
    ],
    [
      { type: 'alphanumeric', template: 'LL[ABC]-x' },
      { is: 'pattern', pattern: '[A-Z][A-Z]ABC\\-[0-9]' },
    ],
    [
      { type: 'randomized-list', list: ['a', 'b'] },
      { is: 'list', entries: ['a', 'b'] },
    ],
    [{ type: 'text', min: 3, max: 5, maxLength: 40 }, { text: '{{faker.lorem.words({"min":3,"max":5})|first:40}}' }],
    [
      { type: 'email', emailUsername: 'name', emailHostname: 'list', emailHostnameList: ['@ourco.example'] },
      { text: '{{given-name|ascii|lower}}.{{family-name|ascii|lower}}@ourco.example' },
    ],
    [
      {
        type: 'email',
        emailUsername: 'list',
        emailUsernameList: ['qa'],
        emailHostname: 'list',
        emailHostnameList: ['a.b', 'c.d'],
      },
      { is: 'list', entries: ['qa@a.b', 'qa@c.d'] },
    ],
  ])('%j becomes %j', async (field, value) => {
    expect(await valueOf(field)).toMatchObject(value);
  });

  test('profiles come first, for their sites; passwords and ignored fields too', async () => {
    const field = { type: 'randomized-list', name: 'Promo', match: ['promo'], list: ['SPRING'] };
    const profiles = [
      { name: 'Staging', urlMatch: '^https://staging\\.ourco\\.example/.*', fields: [field] },
      { name: 'Odd', urlMatch: '(a|b)\\.example', fields: [field] },
    ];
    const more = {
      profiles,
      ignoredFields: ['captcha', 'honey'],
      passwordSettings: { mode: 'defined', password: 'geheim' },
    };
    const file = await read(options([{ type: 'regex', name: 'Bad', match: ['x'], template: 'a(' }], more));

    expect(rulesOf(file).map(({ name, sites, on, value }) => [name, sites, on, value.is])).toEqual([
      ['Promo', ['staging.ourco.example/*'], true, 'list'],
      ['Promo', [], false, 'list'],
      ['Fake Filler: password', [], true, 'fixed'],
      ['Fake Filler: password', [], true, 'fixed'],
      ['honey', [], true, 'skip'],
    ]);
    expect(leftOf(file)).toEqual(['Odd: (a|b)\\.example: site', 'Bad: unreadable']);
  });
});

test('Testofill: sets by address; all but the first of a page are off', async () => {
  const file = await read({
    forms: {
      'me:1111/test.html': [
        {
          name: 'One',
          fields: [
            { query: "[name='q']", value: 'Hi' },
            { query: '#agree', value: true },
          ],
        },
        {
          name: 'Two',
          fields: [
            { query: "[name='q']", value: 'Ho' },
            { query: '#r', generate: ['$natural'] },
          ],
        },
      ],
    },
  });

  expect(rulesOf(file)).toMatchObject([
    {
      name: 'One',
      on: true,
      sites: ['*me:1111/test.html*'],
      fields: [{ selector: "[name='q']" }],
      value: { text: 'Hi' },
    },
    { name: 'One', on: true, fields: [{ selector: '#agree' }], value: { text: 'yes' } },
    { name: 'Two', on: false, value: { text: 'Ho' } },
  ]);
  expect(leftOf(file)).toEqual(['Two: choice', 'Two: #r: generator']);
});

test('Form-O-Fill: what is data in its program is taken over, nothing is run', async () => {
  const code = `/* mine */ var rules = [{
    name: 'Shop', url: /shop\\.example\\/checkout/,
    before: function (resolve) { globalThis.hasRun = true; resolve(); },
    fields: [
      { selector: '#mail', value: "qa@ourco.example" },
      { selector: '#agree', value: true, },
      { selector: '#now', value: () => new Date() }
    ]
  }, { name: 'Plain', url: 'https://shop.example/a?b=1', fields: [{ selector: 'input', value: 7 }] }, makeRule()];`;
  const file = await read({ workflows: [], rules: { tabSettings: [], rules: [{ code, tabId: 1 }] } });

  expect(rulesOf(file)).toMatchObject([
    { name: 'Shop', sites: ['*shop.example/checkout*'], fields: [{ by: 'selector', selector: '#mail' }] },
    { name: 'Shop', value: { text: 'yes' } },
    { name: 'Plain', sites: ['shop.example/a'], value: { is: 'fixed', text: '7' } },
  ]);
  expect(leftOf(file)).toEqual(['Shop: before: code', 'Shop: #now: code', 'makeRule(): code']);
  expect(globalThis).not.toHaveProperty('hasRun');
});

test.each([
  ['^https?://shop\\.example/.*', 'shop.example/*'],
  ['.*\\.ourco\\.example', '*.ourco.example'],
  ['localhost:3000', '*localhost:3000'],
  ['http://a.example/form$', '*a.example/form'],
  ['shop\\.example/(a|b)', null],
  ['shop\\.example/#two', null],
])('the address %s is the site %s', (pattern, site) => {
  expect(siteOfUrlPattern(pattern)).toBe(site);
});
