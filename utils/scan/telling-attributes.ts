/** Attributes that open, close, show or hide, and those that limit what a field takes. */
export const telling: readonly string[] =
  'class style hidden open disabled readonly inert aria-hidden aria-disabled maxlength pattern min max required'.split(
    ' ',
  );
