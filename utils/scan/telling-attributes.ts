/** Attributes that open, close, show or hide. */
export const telling: readonly string[] =
  'class style hidden open disabled readonly inert aria-hidden aria-disabled'.split(' ');
