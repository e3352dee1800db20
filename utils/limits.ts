/** How much of a page is read. What is left out beyond that is said where a person would look for it. */
export const limits = {
  /** Fields of one document, those included that nobody sees. */
  fields: 50_000,
  /** Nodes of one document, so that a page without an end has one. */
  nodes: 3_000_000,
  /** Levels below the root of a document. */
  levels: 50_000,
  /** Frames of other sites in one document that are asked for their origin. */
  frames: 200,
  /** Options of one list. */
  options: 400,
  /** Suggestions of one text. */
  suggestions: 100,
} as const;
