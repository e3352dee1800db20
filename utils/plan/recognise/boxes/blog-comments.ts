/** What a reader writes below an article: nobody asks for an offer there, and who has nothing to add writes nothing. */
import type { Kind } from '../../../kinds/kinds';
import { settle, type Reading } from '../reading';

/** Kinds that say only that something is written. */
const open: ReadonlySet<Kind> = new Set<Kind>(['answer', 'comment', 'text']);
/** Names of WordPress's own boxes beside the comment, whatever language the page is in. */
const wordPress = /^(?:author|wp-comment-cookies-consent)$/;
/** Who writes to a firm is asked for these as well. */
const elsewhere: ReadonlySet<Kind> = new Set<Kind>(['tel', 'organization', 'subject', 'review', 'message']);

/** @param form fields of one form; changed in place */
export function settleBlogComments(form: readonly Reading[]): void {
  const has = (kind: Kind) => form.some((reading) => reading.kind === kind);
  if (!has('email') || form.some(({ kind }) => elsewhere.has(kind))) return;
  const isSigned = form.some(({ field }) => wordPress.test(field.name));
  const texts = form.filter(
    ({ field, kind }) => field.control === 'text' && field.type === 'textarea' && open.has(kind),
  );
  const [only] = texts;
  if (!only || texts.length > 1) return;
  // A survey has stars as well, but no headline; WooCommerce's reviews are WordPress's comments.
  if (has('rating') && (isSigned || has('title'))) return settle(only, 'review', 'neighbours', 'below the stars');
  if (has('rating') || !(isSigned || (only.kind === 'comment' && has('url') && has('name')))) return;
  only.ask = { id: 'blog-comment', kind: 'comment' };
  settle(only, 'comment', 'neighbours', 'below an article');
}
