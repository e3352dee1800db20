import { describe, expect, it } from 'vitest';
import { textField } from '../../builders';
import { shownOf } from '../shown-of';

const address = (label: string) => textField(label, { name: 'q1', type: 'url' });

describe('the address of a thing', () => {
  it.each([
    ['en-US', 'Runbook URL', /^https:\/\/wiki\.example\.com\/runbooks\//],
    ['en-US', 'Callback URL', /^https:\/\/app\.example\.com\/auth\/callback$/],
    ['en-US', 'Terms of service URL', /^https:\/\/www\.example\.com\/terms$/],
    ['en-US', 'Link to warranty card', /^https:\/\/www\.example\.com\/warranty-card$/],
    ['de-DE', 'Link zur Projektseite', /^https:\/\/www\.example\.com\/projects\/\d+$/],
    ['fr-FR', 'Lien vers la documentation', /^https:\/\/docs\.example\.com\//],
  ])('%s: “%s” names it', async (tag, label, looks) => {
    expect((await shownOf(tag, address(label)))[0]).toMatch(looks);
  });

  it.each(['Website', 'Personal website URL', 'URL'])('“%s” is somebody’s', async (label) => {
    expect((await shownOf('en-US', address(label)))[0]).toMatch(/^https:\/\/www\.example\.com\/[a-z]+-[a-z]+$/);
  });

  it.each(['Company web page', 'Charity website'])('“%s” is a firm’s', async (label) => {
    expect((await shownOf('en-US', address(label)))[0]).toBe('https://www.example.com');
  });

  it.each([
    ['en-US', 'Type here'],
    ['de-DE', 'Hier eingeben'],
    ['es-ES', 'Escriba aquí'],
  ])('%s: “%s” in the box names nothing', async (tag, text) => {
    const texts = [
      { source: 'placeholder', text },
      { source: 'preceding', text: 'Website' },
    ] as const;
    const [shown] = await shownOf(tag, textField('', { name: 'website', type: 'url', texts }));
    expect(shown).toMatch(/^https:\/\/www\.example\.com\/[a-z]+-[a-z]+$/);
    expect(shown).not.toMatch(/here|hier|aqui/);
  });
});
