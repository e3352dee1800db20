import { describe, expect, it } from 'vitest';
import {
  meetsPolicy,
  passwordPolicy,
  readHints,
  readPasswordRules,
} from '../../../../utils/plan/fit/text/password-policy';
import { fit } from '../../../../utils/plan/fit/fit';
import type { FieldText } from '../../../../utils/pipeline';
import { context, outcome, textField } from '../builders';

const usual = 'Sunny-Meadow-42';
const password = (rules: string, more = {}) => {
  const target = textField({ type: 'password', passwordRules: rules, ...more });
  return { target, written: String(outcome(fit({ is: 'text', forms: [usual] }, target, context('new-password')))) };
};

describe('passwordrules', () => {
  it('reads the attribute', () => {
    expect(
      readPasswordRules('minlength: 20; required: lower; required: [-_]; allowed: digit; max-consecutive: 2;'),
    ).toEqual({
      minLength: 20,
      maxLength: Infinity,
      required: ['abcdefghijklmnopqrstuvwxyz', '-_'],
      allowed: 'abcdefghijklmnopqrstuvwxyz-_0123456789',
      maxConsecutive: 2,
    });
  });

  it.each([
    '',
    'minlength: 20; required: lower; required: upper; required: digit; required: [-];',
    'minlength: 8; maxlength: 10; required: upper, lower; required: digit;',
    'required: digit; allowed: digit; minlength: 6; maxlength: 6;',
    'required: upper; required: digit; required: [!$@]; allowed: lower; max-consecutive: 1; minlength: 12',
    'required: [;:]; allowed: ascii-printable; minlength: 4; maxlength: 4; required: upper; required: digit; required: lower',
    'allowed: unicode; max-consecutive: 2',
  ])('meets “%s”', (rules) => {
    const { target, written } = password(rules);
    expect(written).not.toMatch(/^refused/);
    expect(meetsPolicy(written, passwordPolicy(target))).toBe(true);
  });

  it('refuses what cannot be', () => {
    expect(password('minlength: 8; maxlength: 4').written).toBe('refused: no-value-found');
  });
});

describe('hints', () => {
  const policyOf = (text: string) => {
    const { minLength, maxLength, required, allowed } = readHints([text]);
    return [minLength, maxLength, required.length, allowed !== null];
  };
  it.each([
    ['At least 8 characters, one number, one special character', [8, Infinity, 2, false]],
    ['8-20 characters', [8, 20, 0, false]],
    ['Use 8 to 16 characters with upper and lower case letters', [8, 16, 2, false]],
    ['Min. 10 Zeichen, mindestens eine Ziffer und ein Sonderzeichen', [10, Infinity, 2, false]],
    ['Au moins 12 caractères, une majuscule et un chiffre', [12, Infinity, 2, false]],
    ['Mínimo 8 caracteres, una mayúscula', [8, Infinity, 1, false]],
    ['8文字以上の英数字', [8, Infinity, 1, false]],
    ['Не менее 8 символов', [8, Infinity, 0, false]],
    ['Maximum 12 characters, letters and numbers only', [0, 12, 1, true]],
    ['Password', [0, Infinity, 0, false]],
  ])('reads “%s”', (text, expected) => {
    expect(policyOf(text)).toEqual(expected);
  });

  const labelled = (...texts: readonly FieldText[]) => passwordPolicy(textField({ type: 'password' }, { texts }));
  const label = (text: string) => ({ source: 'label', text }) as const;

  it.each([
    ['Choose a 6-digit passcode', 6],
    ['Senha de 4 dígitos', 4],
    ['Code à 5 chiffres', 5],
    ['Zutrittscode (8 Ziffern)', 8],
    ['请输入6位数字密码', 6],
    ['暗証番号（4桁の数字）', 4],
    ['비밀번호 4자리 숫자', 4],
  ])('have it of digits alone: “%s”', (text, count) => {
    expect(labelled(label(text))).toMatchObject({ minLength: count, maxLength: count, allowed: '0123456789' });
  });

  it.each([
    // Places, not digits.
    '半角英数字8〜20桁',
    '4〜8桁の数字',
    '영문, 숫자 조합 8~16자리',
    '密码长度为8位，包含字母和数字',
    '8位数字和字母组合',
    'mind. 8-stelliges Passwort',
    'Kennwort (10-stellig)',
    // At least so many, or either number.
    'At least 4 digits and a capital letter',
    'Mindestens 6 Ziffern',
    '4 or 6 digits',
    'Entre 6 y 8 dígitos',
    'Passwort: 12 Zeichen, 4 Ziffern',
    'Password containing 4 digits',
  ])('leave room for other signs: “%s”', (text) => {
    expect(labelled(label(text)).allowed).toBeNull();
  });

  it('are none where the digits are of a code that will be sent', () => {
    const nearby = { source: 'hint', text: 'We will text you a 6-digit code' } as const;
    expect(labelled(label('Password'), nearby).allowed).toBeNull();
  });

  it('takes a special character from those listed', () => {
    const target = textField(
      { type: 'password' },
      { texts: [{ source: 'hint', text: 'Include a special character (!@#$%)' }] },
    );
    expect(outcome(fit({ is: 'text', forms: [usual] }, target, context('new-password')))).toMatch(/[!@#$%]/);
  });
});
