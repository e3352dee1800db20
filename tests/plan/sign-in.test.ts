import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { Kind } from '../../utils/kinds/kinds';
import { signInDraft } from '../../utils/plan/sign-in';
import { textField } from '../builders';
import { recognised } from './fit/builders';

const account = { email: 'ann@example.com', username: '', password: 'Sunny-42' };

function drafts(kinds: readonly Kind[], known: Parameters<typeof signInDraft>[3] = account) {
  const page = kinds.map((kind) => {
    const field: FieldDescriptor = textField(kind, { form: 'one' });
    return { field, recognition: recognised(kind, { id: field.id }) };
  });
  const sources = new Map(page.map((one) => [one.field.id as string, one]));
  return page.map(({ field, recognition }) => signInDraft(recognition, field, sources, known));
}

const text = (form: string) => ({ is: 'text', forms: [form] });

describe('signInDraft', () => {
  it('gives a log-in form what the sign-up was given', () => {
    expect(drafts(['email', 'current-password'])).toEqual([text('ann@example.com'), text('Sunny-42')]);
  });

  it('gives the e-mail for a user name where the sign-up had none, and the user name where it had one', () => {
    expect(drafts(['username', 'current-password'])[0]).toEqual(text('ann@example.com'));
    const named = { ...account, username: 'ann42' };
    expect(drafts(['username', 'current-password'], named)[0]).toEqual(text('ann42'));
  });

  it('has nothing for a sign-up, a change of the password, other fields, or a site without an account', () => {
    expect(drafts(['email', 'new-password'])).toEqual([null, null]);
    expect(drafts(['current-password', 'new-password'])).toEqual([null, null]);
    expect(drafts(['given-name', 'current-password'])[0]).toBeNull();
    expect(drafts(['email', 'current-password'], null)).toEqual([null, null]);
  });
});
