/** What is asked for writes, and what does has not come yet. */
export class WriterMissing extends Error {}
