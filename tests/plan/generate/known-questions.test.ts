/** Questions of everyday forms that once got a filler, or another thing than they ask for. */
import { expect, it } from 'vitest';
import { textField } from '../../builders';
import { filled } from '../fit/filled';

const formOf = (title: string, label: string, type: 'text' | 'textarea' | 'tel' = 'text') => [
  textField(label, { type, name: '', formTexts: [title] }),
];

it.each([
  ['en-GB', 'Annual appraisal', 'Where do you hope to be in three years?', 'textarea', /team|specialist/],
  ['fr-FR', 'Entretien annuel', 'Où vous voyez-vous dans cinq ans ?', 'textarea', /équipe|spécialiste/],
  ['en-US', 'Annual appraisal', 'Courses you’d like to take', 'text', /Excel|feedback|planning/],
  ['en-US', 'Pet sitter', 'What do you feed your dog?', 'text', /food/i],
  ['en-GB', 'Export booking', 'No. and kind of packages', 'text', /^\d+ \p{L}/u],
  ['en-US', 'Report a data breach or malware', 'What has been done so far?', 'textarea', /IT|manager/],
  ['en-US', 'Partner API', 'Outbound IP addresses', 'textarea', /^[\d.]+$/],
  ['en-GB', 'Report phishing', 'Suspicious email address', 'text', /@\S+\.(?:example|org|net)/],
  ['en-US', 'Statement', 'Town and date', 'text', /^\p{L}.*, \d/u],
  ['ja', '展示会 出展申込', '商品・サービス名', 'text', /クラウド|空気清浄機|台車/],
  ['ja', '入会申込', '法人名・団体名', 'text', /^[^,]+$/],
  ['en-US', 'Festival programme', 'Speaker bio in the third person', 'textarea', /^(?!I )/],
  ['cs-CZ', 'Rezervace', 'Čas', 'text', /^\d{1,2}:\d\d$/],
  ['hr-HR', 'Postavke', 'Vremenska zona', 'text', /^Europe\//],
  ['en-GB', 'Crew list', 'Emergency contact', 'tel', /^\+?[\d ()-]+$/],
] as const)('%s: %s – %s', async (lang, title, label, type, looks) => {
  for (const [value] of await filled(lang, formOf(title, label, type))) expect(value).toMatch(looks);
});

it('counts time with its unit where an example does', async () => {
  const fields = [
    textField('Time at current address', {
      texts: [
        { source: 'label', text: 'Time at current address' },
        { source: 'placeholder', text: 'e.g. 1 year 6 months' },
      ],
    }),
  ];
  for (const [value] of await filled('en-GB', fields)) expect(value).toMatch(/^\d+ years?( \d+ months?)?$/);
});

it('asks which and when in words', async () => {
  const [field] = formOf('Health check', 'Which operations, and in what year?');
  for (const [value] of await filled('en-GB', [field!])) expect(value).not.toMatch(/^\d{4}$/);
});
