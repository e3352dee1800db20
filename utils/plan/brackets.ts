const bracketed = /\([^)]*\)|（[^）]*）|\[[^\]]*\]/gu;

/** What a label says outside its brackets: they hold units, examples and who need not answer. */
export function withoutBrackets(text: string): string {
  return text.replace(bracketed, ' ');
}
