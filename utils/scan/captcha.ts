import type { FieldText } from '../pipeline';
import { attribute } from '../dom/nodes';

const names = /captcha|turnstile|g-recaptcha|h-captcha|geetest|securimage|secur(e|ity)-?_?image|kaptcha/i;
const words =
  /\bcaptcha\b|(type|enter|write) the (characters|letters|text|digits|code|numbers|word)s? (you see|shown|in|from|as|above|below|displayed)|(not|aren['’]?t) a (ro)?bot|код с картинки|символы с (картинки|изображения)|bild(code|text) eingeben|图形验证码|画像(に表示|認証)/i;
/** Hosts whose pages, embedded as frames, are nothing but a captcha. */
const hosts =
  /(^|\.)(recaptcha\.net|hcaptcha\.com|challenges\.cloudflare\.com|arkoselabs\.com|geetest\.com|friendlycaptcha\.com)$/;

/** Whether the field belongs to a captcha by its name or by what is said about it. */
export function isCaptcha(element: Element, texts: readonly FieldText[]): boolean {
  const isNamed = ['name', 'id', 'class'].some((name) => names.test(attribute(element, name).slice(0, 300)));
  const nearest = texts.filter(({ source }) => source !== 'heading' && source !== 'legend' && source !== 'preceding');
  return isNamed || nearest.some(({ text }) => words.test(text));
}

/** Whether the whole document is a captcha's. */
export function isCaptchaPage({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>): boolean {
  return hosts.test(hostname) || (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname.startsWith('/recaptcha/'));
}
