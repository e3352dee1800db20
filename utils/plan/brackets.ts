const bracketed = /\([^)]*\)|（[^）]*）|\[[^\]]*\]/gu;

/** "(if you have no legal status)", "(falls zutreffend)": who need not answer. */
const conditional =
  /[(（[](?:only |nur )?(?:if|unless|when|where|falls|wenn|sofern|soweit|si|s['’]il|se|caso|als|indien|jeśli|jeżeli|hvis|jos|om|если|якщо|pokud|ak|ha|dacă|eğer)[\s,:]+[^)）\]]+[)）\]]/giu;

/** What a label says outside brackets that only say of whom it is asked. */
export function withoutConditions(text: string): string {
  return text.replace(conditional, ' ');
}

/** What a label says outside its brackets: they hold units, examples and who need not answer. */
export function withoutBrackets(text: string): string {
  return text.replace(bracketed, ' ');
}
