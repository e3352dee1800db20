import { describe, expect, it } from 'vitest';
import { textField } from '../../../builders';
import { lineWith, shownOf } from '../../shown-of';

describe('a value that the placeholder shows in a form of its own', () => {
  it.each([
    ['Bind address', '0.0.0.0', /^\d+(?:\.\d+){3}$/],
    ['Street cabinet', '00:1a:2b:3c:4d:5e', /^[\da-f]{2}(?::[\da-f]{2}){5}$/i],
    ['Company page', 'https://www.example.com', /^https?:\/\//],
  ])('“%s”, “%s”', async (label, placeholder, looks) => {
    expect((await shownOf('en-US', lineWith(label, placeholder)))[0]).toMatch(looks);
  });

  it.each(['Paragraph', 'Klausel', 'Chapter'])('is no address of the network in “%s”', async (label) => {
    expect((await shownOf('en-US', lineWith(label, '3.12.4.1')))[0]).not.toMatch(/^(?:192\.0|198\.51|203\.0)\./);
  });
});

describe('a list that the placeholder begins', () => {
  const box = (text: string) => textField('', { type: 'textarea', texts: [{ source: 'placeholder', text }] });

  it('is one of steps where it begins at a screen', async () => {
    expect((await shownOf('en-US', box('1. Open...')))[0]).toMatch(/^1\. .+2\. /s);
    expect((await shownOf('de-DE', box('1. Öffnen Sie …')))[0]).toMatch(/^1\. .+2\. /s);
  });

  it.each(['1. Sift the flour', '1. Sift the flour...', '1. Openers...', '1. Aprikosen …', '1. Open house'])(
    'is of anything else: “%s”',
    async (text) => {
      expect((await shownOf('en-US', box(text)))[0]).not.toMatch(/^1\. /);
    },
  );
});
