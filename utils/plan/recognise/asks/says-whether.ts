/** Words by which a question wants a yes or a no. */

const whether =
  /^\W*(?:(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should|may) (?!.*(?<!\p{L})(?:anything|something|or|wh(?!en (?:you|they|the|it|your) )\p{L}+|how|describe|explain|specify|tell|list|give)(?!\p{L}))|(?:ever|been|got (?:an?|your)|(?:ok|okay|happy|willing|able|ready) to) |(?:charging|serving|selling|using|bringing|travell?ing|needing|having|paying|receiving|claiming|attending|wearing|keeping|exporting|importing) |(?!(?:wh\p{L}+|how|dates?|times?|years?|number|quantity|amount|items?) )(?:[\p{L}/-]+ ){1,4}(?:in place|in effect|in force|up to date|intact|eligible|aware|\p{L}+able|\p{L}{2,}[^e]ed|agreed|taken|given|seen|known|made|done|held|paid|\p{L}{2,}[^e]ed (?:off|on|out|up|down|in))(?=\?)).*\?\W*$/iu;

/**
 * "Do you own a forklift?", "Tracker fitted?"; "Is there anything else?" and "Can you describe it?" want more than a yes.
 * The question mark is looked for first: at each start of the worker the expression takes milliseconds when it is first used.
 */
export function asksWhether(text: string): boolean {
  return text.includes('?') && whether.test(text);
}
