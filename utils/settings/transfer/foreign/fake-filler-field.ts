import * as v from 'valibot';

export const texts = v.optional(v.array(v.string()), []);

/** One field of Fake Filler's exported options. */
export const fakeFillerField = v.looseObject({ type: v.string(), name: v.optional(v.string(), ''), match: texts });
export type FakeFillerField = v.InferOutput<typeof fakeFillerField>;
