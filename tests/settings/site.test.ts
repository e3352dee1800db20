import { describe, expect, it, test } from 'vitest';
import { siteContents, sitesNamed } from '../../utils/settings/site-contents';
import { plainSite, siteOf, withSite, type Site } from '../../utils/settings/site';
import { matchPatternOf } from '../../utils/plan/rules/site-pattern';

const site = (id: string, said: Partial<Site>): Site => ({ ...plainSite(id), ...said });
const page = { scheme: 'https', host: 'staging.ourco.example', path: '/sign-up' };

describe('what is said of a page', () => {
  it('is nothing where no site means it', () => {
    expect(siteOf([site('other.example', { off: true })], page)).toEqual({
      off: false,
      language: null,
      mode: null,
      fill: null,
      auto: null,
    });
  });

  it('is put together of all sites that mean it, the first to say a thing first', () => {
    const sites = [
      site('staging.ourco.example', { auto: { is: 'plan' }, mode: 'realistic' }),
      site('*.ourco.example', { language: 'de-DE', mode: 'invalid' }),
    ];
    expect(siteOf(sites, page)).toMatchObject({ auto: { is: 'plan' }, mode: 'realistic', language: 'de-DE' });
  });
});

test('a site of which nothing is said any more is gone; a new one stands first', () => {
  const sites = [site('a.example', { off: true })];
  expect(withSite(sites, site('b.example', { fill: 'all' })).map(({ id }) => id)).toEqual(['b.example', 'a.example']);
  expect(withSite(sites, plainSite('a.example'))).toEqual([]);
});

test('all sites of which something is remembered are named once', () => {
  const rule = {
    id: 'r',
    name: '',
    on: true,
    sites: ['b.example', 'a.example'],
    fields: [],
    value: { is: 'skip' },
  } as const;
  const scenario = { id: 's', name: 'S', host: 'b.example', steps: [] };
  expect(sitesNamed({ sites: [site('c.example', {})], rules: [rule], persons: [], scenarios: [scenario] })).toEqual([
    'a.example',
    'b.example',
    'c.example',
  ]);
});

test('a scenario is for the sites that mean one of its pages', () => {
  const scenario = { id: 's', name: 'S', host: 'shop.example:8080', steps: [{ path: '/order', values: [] }] };
  const meant = [
    'shop.example:8080',
    'shop.example:*',
    'shop.example',
    '*.shop.example',
    '*.example',
    's*p.example',
    'http://Shop.example/*',
    '*',
    'shop.example/order',
  ];
  const contentsOf = siteContents({ sites: [], rules: [], persons: [], scenarios: [scenario] });
  const others = ['shop.example/other', 'shop.example:80', 'other.example', 's*x.example'];
  expect([...meant, ...others].filter((id) => contentsOf(id).scenarios.length > 0)).toEqual(meant);
});

test.each([
  ['shop.example', '*://shop.example/*'],
  ['*.ourco.example', '*://*.ourco.example/*'],
  ['localhost:3000', '*://localhost/*'],
  ['https://Shop.example/checkout/*', 'https://shop.example/*'],
  ['[::1]:8080', '*://[::1]/*'],
  ['*', '*://*/*'],
  ['qa-*.example', null],
  ['file:///a', null],
])('the browser is asked for %s by %s', (id, pattern) => {
  expect(matchPatternOf(id)).toBe(pattern);
});
