/** Words kept for screen readers, by the names such boxes have; they belong to no option and no value. */
export const forReaders = ['sr-only', 'visually-hidden', 'visuallyhidden', 'hidden-text', 'screen-reader']
  .map((name) => `[class*=${name} i]`)
  .join();
