import { expect, test } from 'vitest';
import { isOnSite, isSitePattern, matchesGlob, type PageAddress } from '../../../utils/plan/rules/site-pattern';

const page = (address: string): PageAddress => {
  const { protocol, host, pathname } = new URL(address);
  return { scheme: protocol.slice(0, -1), host, path: pathname };
};

test.each([
  ['shop.example', 'https://shop.example/a', true],
  ['shop.example', 'https://www.shop.example/', false],
  ['*.shop.example', 'https://www.shop.example/', true],
  ['*.shop.example', 'https://shop.example/', true],
  ['*.shop.example', 'https://workshop.example/', false],
  ['*shop*', 'https://workshop.example/', true],
  ['localhost', 'http://localhost:3000/', true],
  ['localhost:3000', 'http://localhost:3000/', true],
  ['localhost:3000', 'http://localhost:8080/', false],
  ['Shop.Example/Checkout/*', 'https://shop.example/checkout/pay', true],
  ['shop.example/checkout/*', 'https://shop.example/cart', false],
  ['https://*.shop.example/*', 'http://shop.example/', false],
  ['*://shop.example/*', 'http://shop.example/x', true],
  ['file:///*', 'file:///home/form.html', true],
  ['*', 'https://any.example/', true],
])('%s on %s: %s', (pattern, address, expected) => {
  expect(isSitePattern(pattern)).toBe(true);
  expect(isOnSite([pattern], page(address))).toBe(expected);
});

test('no pattern means all sites, several mean any of them', () => {
  expect(isOnSite([], page('https://a.example/'))).toBe(true);
  expect(isOnSite(['a.example', 'b.example'], page('https://b.example/'))).toBe(true);
});

test.each(['', 'a b', 'http://', 'shop..', 'a.example:port', '.example', 'x'.repeat(301)])('%j is no site', (text) => {
  expect(isSitePattern(text)).toBe(false);
});

test('many stars take no time', () => {
  expect(matchesGlob('*a'.repeat(40), 'a'.repeat(5_000) + 'b')).toBe(false);
});
