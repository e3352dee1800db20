import { expect, it } from 'vitest';
import { textField } from '../../../builders';
import { shownOf } from '../../shown-of';

const inRow = (header: string, before: string, name: string) =>
  textField('', {
    name,
    texts: [
      { source: 'preceding', text: before },
      { source: 'table-header', text: header },
    ],
  });

it('a box in a row for all ways to reach somebody takes the one that stands before it', async () => {
  const header = 'ご希望の連絡方法';
  const [mail, phone] = await shownOf(
    'ja',
    inRow(header, 'メール', 'mail_addr'),
    inRow(header, '電話番号', 'user_tel'),
  );
  expect(mail).toMatch(/@/);
  expect(phone).toMatch(/^[\d-]+$/);
});

it('without a word of its own it takes what the row asks', async () => {
  const [way] = await shownOf('ja', inRow('ご希望の連絡方法', '', 'f1'));
  expect(way).not.toMatch(/@|\d/);
});
