import { expect, it } from 'vitest';
import { textField } from '../../builders';
import { shownOf } from '../shown-of';

const prose = async (tag: string, label: string) =>
  (await shownOf(tag, textField(label, { name: 'q1', type: 'textarea' })))[0]!;

it.each(['How can we help you?', 'What can we help you with?', 'How may we help?'])(
  '“%s” is asked by a school, too: nothing was ordered there',
  async (label) => expect(await prose('en-US', label)).not.toMatch(/order/i),
);

it.each([
  ['en-US', 'Tell us anything else you want us to know', /hours/],
  ['de-DE', 'Möchten Sie uns noch etwas mitteilen?', /Öffnungszeiten/],
  ['fr-FR', 'Souhaitez-vous ajouter quelque chose ?', /horaires/],
  ['nl-NL', 'Wilt u nog iets kwijt?', /openingstijden/],
  ['ja-JP', 'その他お聞かせください', /受付時間/],
])('%s: “%s” is asked of applicants, too: nobody has used a service', async (tag, label, service) => {
  expect(await prose(tag, label)).not.toMatch(service);
});

it('“Let us know what you need” asks a customer, no charity', async () => {
  expect(await prose('en-US', 'Let us know what you need')).not.toMatch(/youth club|meeting place/);
});

it('a sender’s name beside a subject is somebody’s', async () => {
  const shown = await shownOf(
    'en-US',
    textField('Sender name', { name: 'a' }),
    textField('Email subject', { name: 'b' }),
  );
  expect(shown[0]).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  expect(shown[0]).not.toBe('Oakfield Studio');
});
