import { describe, expect, it } from 'vitest';
import { FrameSilent } from '../../../utils/conduct/frames/answering';
import { browserTrouble } from '../../../utils/conduct/frames/browser-trouble';

describe('browserTrouble', () => {
  it.each([
    ['Cannot access a chrome:// URL', 'browser-page'],
    ['The extensions gallery cannot be scripted.', 'store'],
    ['Cannot access a chrome-extension:// URL of different extension', 'viewer'],
    ['Frame with ID 0 is showing error page', 'error-page'],
    ['Cannot access contents of the page. Extension manifest must request permission', 'no-access'],
    ['Missing host permission for the tab', 'no-access'],
    ['No tab with id: 7', 'gone'],
    ['something nobody has heard of', 'unknown'],
  ])('%s: %s', (message, code) => {
    const error = new Error(message);
    expect(browserTrouble(error)).toMatchObject({ code, cause: error });
  });

  it.each([
    ['about:addons', 'browser-page'],
    ['view-source:https://shop.example/', 'browser-page'],
    ['https://addons.mozilla.org/', 'store'],
    ['about:blank', 'no-access'],
    ['https://shop.example/about:policy', 'no-access'],
  ])('a permission that is missing at %s: %s', (url, code) => {
    expect(browserTrouble(new Error('Missing host permission for the tab'), url)).toMatchObject({ code });
  });

  it('leaves a trouble of our own as it is', () => {
    const silent = new FrameSilent();
    expect(browserTrouble(silent)).toBe(silent);
  });
});
