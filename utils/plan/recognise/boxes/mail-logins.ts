/** A log-in whose label says e-mail is one, whatever its `name` calls it. */
import type { TextSource } from '../../../pipeline';
import type { Kind } from '../../../kinds/kinds';
import { settle, type Reading } from '../reading';

const logins: ReadonlySet<Kind> = new Set(['username', 'account-id', 'display-name', 'loyalty-number', 'reference']);
const visible: ReadonlySet<TextSource> = new Set([
  'label',
  'aria-label',
  'aria-labelledby',
  'placeholder',
  'preceding',
  'table-header',
]);
/** The word is written much alike in most languages. */
const mail =
  /e-?\s?mails?\b|e-?post|mailadres|courriel|correo|эл(?:ектронн|\.)?\S*\s?(?:почт|пошт|адрес)|\bпочта\b|メール|邮箱|郵箱|邮件|電子郵件|信箱|이메일|메일|بريد|ایمیل|אימייל|דוא"?ל|ईमेल|อีเมล|ηλεκτρονικ|σάχ|e-mel|thư điện tử/iu;

/** "@example.com" right behind a box: it takes what stands before that. */
const domain = /^@[\w-]+(?:\.[\w-]+)+$/;

function isBeforeDomain({ texts, control }: Reading['field']): boolean {
  return control === 'text' && texts.some(({ source, text }) => /hint|following/.test(source) && domain.test(text));
}

export function settleMailLogin(reading: Reading): void {
  const { field, kind } = reading;
  if (isBeforeDomain(field) && field.control === 'text' && field.type === 'text')
    return settle(reading, 'username', 'hint', 'stands before a mail domain');
  if (!logins.has(kind) || field.control !== 'text' || field.type === 'password') return;
  const said = field.texts.find(({ source, text }) => visible.has(source) && mail.test(text));
  if (said) settle(reading, 'email', said.source, said.text);
}
