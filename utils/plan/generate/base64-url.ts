const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** ASCII text in base64url without padding (RFC 4648 section 5). */
export function base64Url(ascii: string): string {
  const bits = [...ascii].map((letter) => letter.charCodeAt(0).toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[parseInt(six.padEnd(6, '0'), 2)]).join('');
}
