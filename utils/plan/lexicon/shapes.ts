/** What sort of answer a question wants, where nobody knows the question itself. */
export const shapes = [
  /** Numbers by how large they usually are: up to ten, to a hundred, to a thousand, and beyond. */
  'few',
  'tens',
  'hundreds',
  'thousands',
  'percentage',
  'money',
  /** Letters and digits by which a thing is known. */
  'code',
  'person',
  'organization',
  'place',
  'day',
  'time',
  /** An address, a handle or a path of the internet. */
  'web',
  /** A word or two. */
  'words',
  /** Sentences. */
  'prose',
  /** Yes or no. */
  'flag',
] as const;

export type Shape = (typeof shapes)[number];
